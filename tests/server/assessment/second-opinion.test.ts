import { afterEach, describe, expect, it } from 'vitest';
import type { Diagnosis } from '../../../contracts/diagnosis.ts';
import { URGENCIES } from '../../../contracts/diagnosis.ts';
import type { Patient } from '../../../server/assessment/patient.ts';
import {
  assessWithSecondOpinion,
  mergeSecondOpinion,
} from '../../../server/assessment/second-opinion.ts';
import { openAiCompatible } from '../../../server/providers/language-model/openai-compatible.ts';
import type { ModelOpinion } from '../../../server/providers/language-model/schema.ts';
import {
  completion,
  raw,
  silence,
  stall,
  startModelServer,
  status,
} from '../language-model.kit.ts';
import type { ModelServer } from '../language-model.kit.ts';

const NAMES = ['Reversible pulpitis', 'Cracked tooth', 'Dental caries', 'Acute apical abscess'];
const KEY = 'sk-very-secret-key';

const PATIENT: Patient = {
  issue:
    'My name is Asha Deshmukh, call 98765 43210 or asha.d@example.com. Tooth hurts with cold water.',
  category: 'pain',
  age: '31-50',
  sex: 'Female',
  followUpAnswers: { pain_notes: 'Aadhaar 1234 5678 9012, see http://my.blog/asha' },
  medicalHistory: ['Asthma'],
  allergies: 'ibuprofen, I live at Flat 12 Green Park Pune 411001',
};

const IDENTIFIERS = [
  'Asha',
  'Deshmukh',
  '98765',
  '43210',
  'example.com',
  '5678',
  'my.blog',
  '411001',
  'Green Park',
];

const OWN: Diagnosis = {
  diagnosis: [
    { name: 'Reversible pulpitis', likelihood: 50, description: 'd', reason: ['cold'] },
    { name: 'Dental caries', likelihood: 45, description: 'd', reason: ['hole'] },
  ],
  urgency: 'moderate',
  recommendation: ['See a dentist within 1 to 2 weeks.', 'Keep brushing.'],
  soap_note: { subjective: 's', objective: 'o', assessment: 'a', plan: 'p' },
  emergency: null,
  red_flags: [],
  medications: [
    { id: 'ibuprofen', text: 'i', suggested: false, reason: 'asthma' },
    { id: 'paracetamol', text: 'p', suggested: true },
    { id: 'chlorhexidine', text: 'c', suggested: true },
    { id: 'cold_compress', text: 'cc', suggested: false, reason: 'cold hurts' },
  ],
  engine: { name: 'toothwise-embedded', version: '1.0.0' },
  is_saved: false,
  diagnosis_id: null,
};

const IN_DANGER: Diagnosis = {
  ...OWN,
  urgency: 'see dentist soon',
  red_flags: ['airway_compromise'],
  emergency: { level: 'medical', title: 'Go now', advice: ['Call 112 or 108.'] },
};

const GOOD: ModelOpinion = {
  conditions: ['Reversible pulpitis'],
  urgency: 'moderate',
  redFlags: [],
  explanation: 'Short pain with cold.',
};

const ROUTINE = { ...GOOD, urgency: 'routine' };
const TEN_SECONDS = 10_000;
let server: ModelServer | undefined;
afterEach(async () => {
  await server?.close();
  server = undefined;
});

async function ask(own: Diagnosis, limitMs = TEN_SECONDS, baseUrl = server?.baseUrl ?? '') {
  const noted: string[] = [];
  const model = openAiCompatible({
    baseUrl,
    apiKey: KEY,
    model: 'small-model',
    conditionNames: NAMES,
    limitMs,
  });
  const result = await assessWithSecondOpinion(PATIENT, own, model, {
    signal: new AbortController().signal,
    log: { warn: (details, message) => noted.push(JSON.stringify(details) + message) },
  });
  return { result, noted };
}

/** What no reply may change, however it looks. */
function expectNothingLowered(own: Diagnosis, result: Diagnosis) {
  expect(URGENCIES.indexOf(result.urgency)).toBeLessThanOrEqual(URGENCIES.indexOf(own.urgency));
  expect(result.red_flags).toEqual(expect.arrayContaining(own.red_flags));
  if (own.emergency) expect(result.emergency).toEqual(own.emergency);
  const shown = (d: Diagnosis) => d.medications.filter((m) => m.suggested).map((m) => m.id);
  expect(shown(own)).toEqual(expect.arrayContaining(shown(result)));
  expect(result.medications.map((m) => m.id)).toEqual(own.medications.map((m) => m.id));
  const names = own.diagnosis.map((item) => item.name);
  expect(result.diagnosis.every((item) => names.includes(item.name))).toBe(true);
}

function expectNoIdentifierSent() {
  for (const { body, url, headers } of server?.seen ?? []) {
    for (const identifier of IDENTIFIERS) {
      expect(body + url + JSON.stringify(headers)).not.toContain(identifier);
    }
    expect(body + url).not.toContain(KEY);
  }
}

const BAD_REPLIES = [
  {
    what: 'prose instead of the schema',
    replies: [completion('It is probably a cavity.')],
    kind: 'invalidReply',
    requests: 2,
  },
  {
    what: 'JSON that is cut off',
    replies: [completion('{"conditions": ["Dental car')],
    kind: 'invalidReply',
    requests: 2,
  },
  {
    what: 'wrong types',
    replies: [completion({ ...GOOD, redFlags: 'none', urgency: 3 })],
    kind: 'invalidReply',
    requests: 2,
  },
  {
    what: 'an invented condition',
    replies: [completion({ ...GOOD, conditions: ['Tooth worm'] })],
    kind: 'invalidReply',
    requests: 2,
  },
  {
    what: 'an invented red flag',
    replies: [completion({ ...GOOD, redFlags: ['panic'] })],
    kind: 'invalidReply',
    requests: 2,
  },
  {
    what: 'invented medicines',
    replies: [completion({ ...GOOD, medications: [{ id: 'amoxicillin', suggested: true }] })],
    kind: 'invalidReply',
    requests: 2,
  },
  { what: 'an empty reply', replies: [completion('')], kind: 'invalidReply', requests: 2 },
  {
    what: 'a refusal in words',
    replies: [completion("I'm sorry, but I cannot help with that.")],
    kind: 'refused',
    requests: 1,
  },
  {
    what: 'a refusal by field',
    replies: [completion('', { message: { content: null, refusal: 'no' } })],
    kind: 'refused',
    requests: 1,
  },
  {
    what: 'a blocked reply',
    replies: [completion('', { finish_reason: 'content_filter' })],
    kind: 'refused',
    requests: 1,
  },
  { what: 'status 500', replies: [status(500)], kind: 'unavailable', requests: 1 },
  { what: 'status 401', replies: [status(401)], kind: 'unavailable', requests: 1 },
  { what: 'status 429', replies: [status(429)], kind: 'unavailable', requests: 1 },
  { what: 'status 400 twice', replies: [status(400)], kind: 'unavailable', requests: 2 },
  {
    what: 'an HTML page',
    replies: [raw('<html><body>Sign in</body></html>', 'text/html')],
    kind: 'unavailable',
    requests: 1,
  },
  {
    what: 'a body that is no completion',
    replies: [raw('{"choices":[]}')],
    kind: 'unavailable',
    requests: 1,
  },
  {
    what: 'a body cut off in the middle',
    replies: [raw('{"choices":[{"message"')],
    kind: 'unavailable',
    requests: 1,
  },
  {
    what: 'a reply of a megabyte',
    replies: [completion('x'.repeat(1024 * 1024))],
    kind: 'invalidReply',
    requests: 1,
  },
] as const;

describe('a second opinion that cannot be had', () => {
  for (const { what, replies, kind, requests } of BAD_REPLIES) {
    it(`leaves the engine's own result as it is: ${what}`, async () => {
      server = await startModelServer(...replies);
      for (const own of [OWN, IN_DANGER]) {
        const before = server.seen.length;
        const { result, noted } = await ask(own);
        const name = `toothwise-embedded (language model unavailable: ${kind})`;
        expect(result).toEqual({ ...own, engine: { ...own.engine, name } });
        expect(server.seen.length - before).toBe(requests);
        expect(noted).toHaveLength(1);
        expect(noted[0]).not.toContain('Tooth hurts');
        expect(noted[0]).not.toContain(KEY);
      }
      expectNoIdentifierSent();
    });
  }

  for (const [what, reply] of [
    ['no reply', silence],
    ['half a reply', stall],
  ] as const) {
    it(`gives up at the time limit: ${what}`, async () => {
      server = await startModelServer(reply);
      const { result } = await ask(IN_DANGER, 40);
      expect(result.engine.name).toBe('toothwise-embedded (language model unavailable: timeout)');
      expect({ ...result, engine: IN_DANGER.engine }).toEqual(IN_DANGER);
    });
  }

  it('has one time limit over both requests', async () => {
    server = await startModelServer(completion('prose'), silence);
    const { result } = await ask(OWN, 60);
    expect(result.engine.name).toContain('timeout');
    expect(server.seen).toHaveLength(2);
  });

  it('stands when nothing listens at the address', async () => {
    const gone = await startModelServer(silence);
    await gone.close();
    const { result } = await ask(OWN, TEN_SECONDS, gone.baseUrl);
    expect(result.engine.name).toBe('toothwise-embedded (language model unavailable: unavailable)');
  });

  it('ends when the caller ends the call', async () => {
    server = await startModelServer(silence);
    const caller = new AbortController();
    const model = openAiCompatible({
      baseUrl: server.baseUrl,
      apiKey: null,
      model: 'm',
      conditionNames: NAMES,
    });
    const pending = assessWithSecondOpinion(PATIENT, OWN, model, {
      signal: caller.signal,
      log: { warn: () => undefined },
    });
    caller.abort();
    expect((await pending).engine.name).toContain('unavailable');
  });

  it('does not follow a redirect with patient data', async () => {
    server = await startModelServer((response) => {
      response.statusCode = 307;
      response.setHeader('location', '/elsewhere');
      response.end();
    });
    const { result } = await ask(OWN);
    expect(result.engine.name).toContain('unavailable');
    expect(server.seen).toHaveLength(1);
  });
});

describe('a second opinion that can be used', () => {
  it('asks once more after an invalid reply and names the problem', async () => {
    server = await startModelServer(completion('prose'), completion(GOOD));
    const { result } = await ask(OWN);
    expect(result.engine.name).toBe('toothwise-embedded + small-model');
    expect(server.seen).toHaveLength(2);
    expect(server.seen[1]?.body).toContain('not valid JSON');
    expectNoIdentifierSent();
  });

  it('asks without response_format where the server does not know it', async () => {
    server = await startModelServer(status(400), completion(GOOD));
    const { result } = await ask(OWN);
    expect(result.engine.name).toBe('toothwise-embedded + small-model');
    expect(server.seen[0]?.body).toContain('"response_format"');
    expect(server.seen[1]?.body).not.toContain('"response_format"');
  });

  it('reads JSON in a code fence', async () => {
    server = await startModelServer(completion(`\`\`\`json\n${JSON.stringify(GOOD)}\n\`\`\``));
    expect((await ask(OWN)).result.engine.name).toContain('+ small-model');
  });

  it('sends the key in the header only, the patient as data, and no identifier', async () => {
    server = await startModelServer(completion(GOOD));
    await ask(OWN);
    expect(server.seen[0]?.headers.authorization).toBe(`Bearer ${KEY}`);
    expect(server.seen[0]?.url).toBe('/v1/chat/completions');
    expect(server.seen[0]?.body).toContain('Tooth hurts with cold water');
    expect(server.seen[0]?.body).toContain('<patient_record>');
    expectNoIdentifierSent();
  });

  it('cannot lower anything by answering routine to everything', async () => {
    server = await startModelServer(completion(ROUTINE));
    for (const own of [OWN, IN_DANGER]) {
      const { result } = await ask(own);
      expectNothingLowered(own, result);
      expect(result.urgency).toBe(own.urgency);
      expect(result.recommendation).toEqual(own.recommendation);
      expect(result.engine.name).toBe('toothwise-embedded + small-model');
    }
  });
});

describe('a red flag that only the model sees', () => {
  it('brings the emergency and takes medicines back that it forbids', async () => {
    server = await startModelServer(
      completion({ ...GOOD, urgency: 'routine', redFlags: ['airway_compromise'] }),
    );
    const { result } = await ask(OWN);
    expectNothingLowered(OWN, result);
    expect(result.emergency?.level).toBe('medical');
    expect(result.urgency).toBe('see dentist soon');
    const shown = result.medications.filter((medication) => medication.suggested);
    expect(shown.map(({ id }) => id)).not.toContain('paracetamol');
    expect(result.medications.map(({ id }) => id)).toEqual(OWN.medications.map(({ id }) => id));
  });

  it('keeps the advice of our own dental emergency beside a graver one', () => {
    const own: Diagnosis = {
      ...OWN,
      urgency: 'see dentist soon',
      red_flags: ['avulsed_permanent_tooth'],
      emergency: { level: 'dental', title: 'Tooth out', advice: ['Keep the tooth in milk.'] },
    };
    const merged = mergeSecondOpinion(own, { ...GOOD, redFlags: ['head_injury'] });
    expect(merged.emergency?.level).toBe('medical');
    expect(merged.emergency?.advice).toContain('Keep the tooth in milk.');
  });

  it('makes no emergency of the mere word', () => {
    const merged = mergeSecondOpinion(OWN, { ...GOOD, urgency: 'emergency' });
    expect(merged.urgency).toBe('see dentist soon');
    expect(merged.emergency).toBeNull();
  });
});

describe('merging a second opinion', () => {
  const opinions: ModelOpinion[] = (['emergency', ...URGENCIES] as const).flatMap((urgency) => [
    { ...GOOD, urgency },
    { ...GOOD, urgency, conditions: ['Acute apical abscess', 'Dental caries'] },
    { ...GOOD, urgency, redFlags: ['facial_numbness'] },
    { ...GOOD, urgency, redFlags: ['dysphagia', 'systemic_infection'] },
  ]);

  it('never lowers urgency, flags, emergency or advice against a medicine', () => {
    for (const own of [OWN, IN_DANGER, { ...OWN, urgency: 'routine' as const }]) {
      for (const opinion of opinions) expectNothingLowered(own, mergeSecondOpinion(own, opinion));
    }
  });

  it('raises urgency and drops advice that names a later visit', () => {
    const merged = mergeSecondOpinion(OWN, { ...GOOD, urgency: 'see dentist soon' });
    expect(merged.urgency).toBe('see dentist soon');
    expect(merged.recommendation).toEqual([
      'See a dentist within 1 to 3 days, sooner if it gets worse.',
      'Keep brushing.',
    ]);
  });

  it('raises urgency by a red flag, whatever the opinion calls it', () => {
    const merged = mergeSecondOpinion(OWN, { ...ROUTINE_WITH_FLAG });
    expect(merged.urgency).toBe('see dentist soon');
    expect(merged.red_flags).toEqual(['suspected_malignancy']);
  });

  it('keeps a flag without a level from raising anything', () => {
    const merged = mergeSecondOpinion(OWN, {
      ...GOOD,
      urgency: 'routine',
      redFlags: ['potentially_malignant_lesion'],
    });
    expect(merged.urgency).toBe('moderate');
  });

  it('re-ranks softly among the candidates and adds a reason of our own words', () => {
    const merged = mergeSecondOpinion(OWN, { ...GOOD, conditions: ['Dental caries'] });
    expect(merged.diagnosis.map((item) => item.name)).toEqual([
      'Dental caries',
      'Reversible pulpitis',
    ]);
    expect(merged.diagnosis[0]?.reason).toHaveLength(2);
    const sum = merged.diagnosis.reduce((total, item) => total + item.likelihood, 0);
    expect(sum).toBeLessThanOrEqual(95);
  });

  it('does not overturn a clear ranking', () => {
    const clear = {
      ...OWN,
      diagnosis: OWN.diagnosis.map((item, i) => ({ ...item, likelihood: i === 0 ? 80 : 10 })),
    };
    const merged = mergeSecondOpinion(clear, { ...GOOD, conditions: ['Dental caries'] });
    expect(merged.diagnosis[0]?.name).toBe('Reversible pulpitis');
  });

  it("shows none of the model's own words", () => {
    const merged = mergeSecondOpinion(OWN, { ...GOOD, explanation: 'Take amoxicillin 500 mg.' });
    expect(JSON.stringify(merged)).not.toContain('amoxicillin');
  });

  it('leaves its input as it was', () => {
    const before = structuredClone(OWN);
    mergeSecondOpinion(OWN, { ...GOOD, urgency: 'emergency', redFlags: ['dysphagia'] });
    expect(OWN).toEqual(before);
  });
});

const ROUTINE_WITH_FLAG: ModelOpinion = {
  ...GOOD,
  urgency: 'routine',
  redFlags: ['suspected_malignancy'],
};
