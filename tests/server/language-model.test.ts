import { afterEach, describe, expect, it } from 'vitest';
import { assessWithSecondOpinion } from '../../server/assessment/second-opinion.ts';
import { languageModelFor } from '../../server/providers/language-model/index.ts';
import { openAiCompatible } from '../../server/providers/language-model/openai-compatible.ts';
import {
  ask,
  GOOD,
  IN_DANGER,
  KEY,
  leakedTo,
  loweredIn,
  NAMES,
  OWN,
  PATIENT,
} from './language-model-case.kit.ts';
import { completion, raw, silence, stall, startModelServer, status } from './language-model.kit.ts';
import type { ModelServer } from './language-model.kit.ts';

const ROUTINE = { ...GOOD, urgency: 'routine' };
const OWNS = [OWN, IN_DANGER] as const;
let server: ModelServer | undefined;
afterEach(async () => {
  await server?.close();
  server = undefined;
});

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
      const { result, noted } = await ask(server.baseUrl, IN_DANGER);
      const name = `toothwise-embedded (language model unavailable: ${kind})`;
      expect(result).toEqual({ ...IN_DANGER, engine: { ...IN_DANGER.engine, name } });
      expect(server.seen).toHaveLength(requests);
      expect(noted).toEqual([JSON.stringify({ kind, model: 'small-model' }) + 'no second opinion']);
      expect(leakedTo(server)).toEqual([]);
    });
  }

  for (const [what, reply] of [
    ['no reply', silence],
    ['half a reply', stall],
  ] as const) {
    it(`gives up at the time limit: ${what}`, async () => {
      server = await startModelServer(reply);
      const { result } = await ask(server.baseUrl, IN_DANGER, 40);
      expect(result.engine.name).toBe('toothwise-embedded (language model unavailable: timeout)');
      expect({ ...result, engine: IN_DANGER.engine }).toEqual(IN_DANGER);
    });
  }

  it('has one time limit over both requests', async () => {
    server = await startModelServer(completion('prose'), silence);
    const { result } = await ask(server.baseUrl, OWN, 60);
    expect(result.engine.name).toContain('timeout');
    expect(server.seen).toHaveLength(2);
  });

  it('stands when nothing listens at the address', async () => {
    const gone = await startModelServer(silence);
    await gone.close();
    const { result } = await ask(gone.baseUrl, OWN);
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
    const { result } = await ask(server.baseUrl, OWN);
    expect(result.engine.name).toContain('unavailable');
    expect(server.seen).toHaveLength(1);
  });
});

describe('a second opinion that can be used', () => {
  it('asks once more after an invalid reply and names the problem', async () => {
    server = await startModelServer(completion('prose'), completion(GOOD));
    const { result } = await ask(server.baseUrl, OWN);
    expect(result.engine.name).toBe('toothwise-embedded + small-model');
    expect(server.seen).toHaveLength(2);
    expect(server.seen[1]?.body).toContain('not valid JSON');
    expect(leakedTo(server)).toEqual([]);
  });

  it('asks without response_format where the server does not know it', async () => {
    server = await startModelServer(status(400), completion(GOOD));
    const { result } = await ask(server.baseUrl, OWN);
    expect(result.engine.name).toBe('toothwise-embedded + small-model');
    expect(server.seen[0]?.body).toContain('"response_format"');
    expect(server.seen[1]?.body).not.toContain('"response_format"');
  });

  it('reads JSON in a code fence', async () => {
    server = await startModelServer(completion(`\`\`\`json\n${JSON.stringify(GOOD)}\n\`\`\``));
    expect((await ask(server.baseUrl, OWN)).result.engine.name).toContain('+ small-model');
  });

  it('sends the key in the header only, the patient as data, and no identifier', async () => {
    server = await startModelServer(completion(GOOD));
    await ask(server.baseUrl, OWN);
    expect(server.seen[0]?.headers.authorization).toBe(`Bearer ${KEY}`);
    expect(server.seen[0]?.url).toBe('/v1/chat/completions');
    expect(server.seen[0]?.body).toContain('Tooth hurts with cold water');
    expect(server.seen[0]?.body).toContain('<patient_record>');
    expect(leakedTo(server)).toEqual([]);
  });

  for (const own of OWNS) {
    it(`cannot lower "${own.emergency?.title ?? own.urgency}" by answering routine`, async () => {
      server = await startModelServer(completion(ROUTINE));
      const { result } = await ask(server.baseUrl, own);
      expect(loweredIn(own, result)).toEqual([]);
      expect(result.urgency).toBe(own.urgency);
      expect(result.emergency).toEqual(own.emergency);
      expect(result.recommendation).toEqual(own.recommendation);
      expect(result.engine.name).toBe('toothwise-embedded + small-model');
    });
  }

  it('is there only when the operator has set one up', async () => {
    expect(languageModelFor(null, NAMES)).toBeNull();
    server = await startModelServer(completion(GOOD));
    const settings = { baseUrl: `${server.baseUrl}/`, apiKey: null, model: 'other-model' };
    expect(languageModelFor(settings, NAMES)?.name).toBe('other-model');
  });
});

describe('a red flag that only the model sees', () => {
  it('brings the emergency and takes medicines back that it forbids', async () => {
    server = await startModelServer(
      completion({ ...GOOD, urgency: 'routine', redFlags: ['airway_compromise'] }),
    );
    const { result } = await ask(server.baseUrl, OWN);
    expect(loweredIn(OWN, result)).toEqual([]);
    expect(result.emergency?.level).toBe('medical');
    expect(result.urgency).toBe('see dentist soon');
    const shown = result.medications.filter((medication) => medication.suggested);
    expect(shown.map(({ id }) => id)).not.toContain('paracetamol');
    expect(result.medications.map(({ id }) => id)).toEqual(OWN.medications.map(({ id }) => id));
  });
});
