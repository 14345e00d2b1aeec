import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { RED_FLAG_IDS } from '../../contracts/assessment/red-flags.ts';
import { assessWithSecondOpinion } from '../../server/services/second-opinion.ts';
import { languageModelFor } from '../../server/providers/language-model/index.ts';
import { openAiCompatible } from '../../server/providers/language-model/openai-compatible.ts';
import {
  ask,
  GOOD,
  IN_DANGER,
  KEY,
  leakedTo,
  loweredIn,
  IDS,
  OWN,
  PATIENT,
} from './language-model-case.kit.ts';
import { strippedPatient } from '../../server/providers/language-model/strip-identifiers.ts';
import { engineHere, stepClock } from '../kit/server.ts';
import { completion, raw, silence, stall, startModelServer, status } from './language-model.kit.ts';
import type { ModelServer } from './language-model.kit.ts';

/** How long a busy machine may take, in milliseconds. */
const SOON = 10_000;

/** Lets what is on its way over the network arrive. */
const inAMoment = () => wait(30);

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
    it(`gives up after ten seconds and not before: ${what}`, async () => {
      server = await startModelServer(reply);
      const clock = stepClock();
      let given = false;
      const asked = ask(server.baseUrl, IN_DANGER, clock).finally(() => {
        given = true;
      });
      await vi.waitFor(() => expect(server?.seen).toHaveLength(1), SOON);
      await inAMoment();
      clock.advance(9999);
      await inAMoment();
      expect(given).toBe(false);
      clock.advance(1);
      const { result } = await asked;
      expect(result.engine.name).toBe('toothwise-embedded (language model unavailable: timeout)');
      expect({ ...result, engine: IN_DANGER.engine }).toEqual(IN_DANGER);
    });
  }

  it('gives half a reply up even where the request has forgotten its signal', async () => {
    const clock = stepClock();
    const body = new ReadableStream({ start: (half) => half.enqueue(new Uint8Array([123])) });
    vi.stubGlobal('fetch', () => Promise.resolve(new Response(body)));
    const asked = ask('http://model.example', OWN, clock);
    await inAMoment();
    clock.advance(10_000);
    expect((await asked).result.engine.name).toContain('timeout');
  });

  it('has one time limit over both requests', async () => {
    const clock = stepClock();
    server = await startModelServer((response, seen) => {
      clock.advance(6000);
      completion('prose')(response, seen);
    }, silence);
    const asked = ask(server.baseUrl, OWN, clock);
    await vi.waitFor(() => expect(server?.seen).toHaveLength(2), SOON);
    clock.advance(4000);
    expect((await asked).result.engine.name).toContain('timeout');
  });

  it('leaves no timer behind', async () => {
    const clock = stepClock();
    server = await startModelServer(completion(GOOD), status(500));
    await ask(server.baseUrl, OWN, clock);
    expect(clock.armed()).toBe(0);
    await ask(server.baseUrl, OWN, clock);
    expect(clock.armed()).toBe(0);
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
      conditionIds: IDS,
      clock: stepClock(),
    });
    const pending = assessWithSecondOpinion(PATIENT, OWN, model, {
      engine: engineHere,
      signal: caller.signal,
      log: { warn: () => undefined },
    });
    caller.abort();
    expect((await pending).engine.name).toContain('unavailable: unavailable');
  });

  it('is not even asked for when the caller has gone already', async () => {
    server = await startModelServer(completion(GOOD));
    const settings = { baseUrl: server.baseUrl, apiKey: null, model: 'm' };
    const model = openAiCompatible({ ...settings, conditionIds: IDS, clock: stepClock() });
    const result = await assessWithSecondOpinion(PATIENT, OWN, model, {
      engine: engineHere,
      signal: AbortSignal.abort(),
      log: { warn: () => undefined },
    });
    expect(result.engine.name).toContain('unavailable: unavailable');
    expect(server.seen).toEqual([]);
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

  it.each([400, 404, 415, 422])(
    'asks without response_format where status %i refuses it',
    async (code) => {
      server = await startModelServer(status(code), completion(GOOD));
      const { result } = await ask(server.baseUrl, OWN);
      expect(result.engine.name).toBe('toothwise-embedded + small-model');
      expect(server.seen[0]?.body).toContain('"response_format"');
      expect(server.seen[1]?.body).not.toContain('"response_format"');
    },
  );

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
    it(`cannot lower "${own.emergency?.level ?? own.urgency}" by answering routine`, async () => {
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
    const knows = { conditionIds: IDS, clock: stepClock() };
    expect(languageModelFor(null, knows)).toBeNull();
    server = await startModelServer(completion(GOOD));
    const settings = { baseUrl: `${server.baseUrl}/`, apiKey: null, model: 'other-model' };
    const model = languageModelFor(settings, knows);
    expect(model?.name).toBe('other-model');
    await model?.secondOpinion(strippedPatient(PATIENT), new AbortController().signal);
    expect(server.seen[0]?.url).toBe('/v1/chat/completions');
  });
});

describe('the limits of a reply', () => {
  const tooMuch = 'toothwise-embedded (language model unavailable: invalidReply)';
  const used = 'toothwise-embedded + small-model';

  /** A good reply of so many bytes. */
  const ofBytes = (bytes: number) => {
    const body = JSON.stringify({ choices: [{ message: { content: JSON.stringify(GOOD) } }] });
    return raw(body + ' '.repeat(bytes - body.length));
  };

  it.each([
    ['a body of 64 kB', ofBytes(64 * 1024), used],
    ['a byte more', ofBytes(64 * 1024 + 1), tooMuch],
    ['3 conditions', completion({ ...GOOD, conditions: IDS.slice(0, 3) }), used],
    ['4 conditions', completion({ ...GOOD, conditions: IDS.slice(0, 4) }), tooMuch],
    ['no condition', completion({ ...GOOD, conditions: [] }), tooMuch],
    ['1,200 characters', completion({ ...GOOD, explanation: 'x'.repeat(1200) }), used],
    ['1,201 characters', completion({ ...GOOD, explanation: 'x'.repeat(1201) }), tooMuch],
    ['every red flag', completion({ ...GOOD, redFlags: RED_FLAG_IDS }), used],
    ['one twice', completion({ ...GOOD, redFlags: [...RED_FLAG_IDS, RED_FLAG_IDS[0]] }), tooMuch],
  ])('%s', async (_what, reply, name) => {
    server = await startModelServer(reply);
    expect((await ask(server.baseUrl, OWN)).result.engine.name).toBe(name);
  });

  it('repeats 4,000 characters of a bad reply and names five of its problems', async () => {
    const bad = { a: 'x'.repeat(5000), conditions: 1, urgency: 2, redFlags: 3, explanation: 4 };
    const worse = { ...bad, redFlags: Array(9).fill('panic') };
    server = await startModelServer(completion(worse), completion(GOOD));
    await ask(server.baseUrl, OWN);
    const { messages } = JSON.parse(server.seen[1]?.body ?? '') as {
      messages: { role: string; content: string }[];
    };
    expect(messages.map(({ role }) => role)).toEqual(['system', 'user', 'assistant', 'user']);
    expect(messages[2]?.content).toBe(JSON.stringify(worse).slice(0, 4000));
    const [, problems] = messages[3]?.content.split('\n')[0]?.split('cannot be used. ') ?? [];
    expect(problems?.split('; ')).toHaveLength(5);
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
    expect(result.medications.every((each) => each.status === 'not_for_you')).toBe(true);
    expect(result.medicine_questions).toEqual([]);
    expect(result.medications.map(({ id }) => id)).toEqual(OWN.medications.map(({ id }) => id));
  });
});
