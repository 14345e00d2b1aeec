import * as fc from 'fast-check';
import type { FastifyInstance } from 'fastify';
import { beforeAll, describe, expect, it } from 'vitest';
import { ErrorReply } from '../../../contracts/common/error-reply.ts';
import { randomIds } from '../../../server/lib/ids.ts';
import { addSampleDoctors } from '../../../server/services/appointments/doctors.ts';
import { CALLS } from '../../kit/endpoints.ts';
import { freshDatabase } from '../../kit/databases.ts';
import { addSignedIn } from '../../kit/account-rows.ts';
import { engineHere, stepClock, testApp } from '../../kit/server.ts';
import { EMAIL, PASSWORD, browserOn, signUp } from '../../server/accounts/accounts.kit.ts';
import type { Browser } from '../../server/accounts/accounts.kit.ts';

const JSON_TYPE = 'application/json';

/** What no row is named. */
const NOBODY = '00000000-0000-4000-8000-000000000009';

/** Every call with a body, and one that it accepts. */
const WITH_BODY = CALLS.flatMap(({ call, endpoint, body }) =>
  body === undefined
    ? []
    : [
        {
          call,
          url: endpoint.path.replaceAll(/:\w+/g, NOBODY),
          good: body,
          isForStaff: endpoint.permissions !== undefined,
        },
      ],
);

/** Calls that may work on a password, which is meant to take a while. */
const SLOW: ReadonlySet<string> = new Set([
  '/llm/login',
  '/llm/register',
  '/api/auth/local/login',
  '/api/account/erase',
]);

/**
 * What their example comes to, which is of the right form: a patient is no staff, the invitation, the
 * password and the payment are not theirs, the token is not Google's. Whatever an address names is nobody's: 404.
 */
const REFUSED: Readonly<Record<string, number>> = {
  '/api/auth/local/login': 401,
  '/api/auth/local/register': 403,
  '/llm/google-signup': 401,
  '/api/auth/staff-issuer/enter': 401,
  '/api/account/erase': 403,
  '/api/feedback/submit': 404,
  '/api/own-hours': 404,
  '/chat_bot/chat/save_diagnose': 403,
  '/chat_bot/chat/generate_diagnosis_pdf': 404,
  '/chat_bot/chat/generate_reanalysis_pdf': 404,
  '/api/payments/receipt': 404,
  '/chat_bot/chat/save_xray_analysis': 404,
  '/xrays/reanalyse-diagnosis': 404,
  '/chat_bot/chat/save_reanalysis': 403,
  '/api/payments/close-qr': 404,
  '/api/payments/refund': 404,
  // They have booked that time by then.
  '/api/teleconsultations/hold': 409,
  '/api/teleconsultations/schedule': 404,
  '/api/teleconsultations/visit-note-pdf': 404,
  // The account is no staff, and has no passkey.
  '/api/account/second-factor/challenge': 409,
  '/api/account/second-factor/answer': 403,
  '/api/account/passkeys/challenge': 403,
  '/api/account/passkeys': 403,
  [`/api/account/passkeys/${NOBODY}/remove`]: 409,
  '/api/staff/passkeys/reset': 404,
  // Their link and token lead to no call.
  '/api/room-guest/look': 404,
  '/api/room-guest/ask': 404,
  '/api/room-guest/enter': 404,
  '/api/room-guest/news': 404,
  '/api/room-guest/signals': 404,
};

let app: FastifyInstance;
/** The browser from which the account of the examples was made. */
let browser: Browser;
let authorization = '';
/** The token of an admin. */
let staffToken = '';

beforeAll(async () => {
  const database = await freshDatabase();
  app = await testApp({
    db: database.db,
    ids: randomIds,
    engine: engineHere,
  });
  await addSampleDoctors({ db: database.db, ids: randomIds });
  browser = browserOn(app);
  await signUp(app, browser);
  const deps = { db: database.db, clock: stepClock() };
  staffToken = (await addSignedIn(deps, 'admin')).token;
});

/** Strings that have broken parsers, databases and prototypes before. */
const nasty = fc.constantFrom(
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
  'length',
  '\0',
  'a\0b',
  '\ud83d',
  '\udc00x',
  '\u2028',
  '',
  ' ',
  '-1',
  '1e999',
  'NaN',
  '${7*7}',
  "'; drop table assessments; --",
  '<script>alert(1)</script>',
  '(((((((((((((((((((((a+)+)+)+',
  'e\u0301'.repeat(300),
);
const key = fc.oneof(nasty, fc.string({ maxLength: 20 }), fc.constantFrom('q1', 'pain_type'));
const leaf = fc.oneof(
  nasty,
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.string({ unit: 'grapheme', maxLength: 60 }),
  fc.double(),
  fc.integer(),
  fc.boolean(),
  fc.constant(null),
  fc.integer({ min: 900, max: 6000 }).map((length) => 'x'.repeat(length)),
);
const { value: anyJson } = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    leaf,
    fc.array(tie('value'), { maxLength: 6 }),
    fc.array(fc.tuple(key, tie('value')), { maxLength: 6 }).map((pairs) => asText(pairs)),
  ),
}));

/** An object as JSON text, so that keys such as `__proto__` and keys given twice survive. */
class Raw {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}
const asText = (pairs: [string, unknown][]): Raw =>
  new Raw(`{${pairs.map(([name, value]) => `${JSON.stringify(name)}:${write(value)}`).join()}}`);
const write = (value: unknown): string => {
  if (value instanceof Raw) return value.text;
  if (Array.isArray(value)) return `[${value.map(write).join()}]`;
  return JSON.stringify(value) ?? 'null';
};

type Mutation = { field: string; value: unknown; how: 'replace' | 'remove' | 'add' | 'wrap' };

/** A body of the right form with up to four things wrong. */
const mutated = (good: object) =>
  fc
    .array(
      fc.record<Mutation>({
        field: fc.oneof(fc.constantFrom('issue', 'message', ...Object.keys(good)), key),
        value: anyJson,
        how: fc.constantFrom('replace', 'remove', 'add', 'wrap'),
      }),
      { minLength: 1, maxLength: 4 },
    )
    .map((mutations) => {
      let pairs: [string, unknown][] = Object.entries(good);
      for (const { field, value, how } of mutations) {
        if (how === 'remove') pairs = pairs.filter(([name]) => name !== field);
        else if (how === 'add') pairs = [...pairs, [field, value]];
        else if (how === 'wrap')
          pairs = pairs.map(([name, old]) => [name, name === field ? [old] : old]);
        else pairs = pairs.map(([name, old]) => [name, name === field ? value : old]);
      }
      return asText(pairs).text;
    });

/** Text that is hardly ever JSON: pieces of a good body, noise, depth and size. */
const broken = (good: object) =>
  fc.oneof(
    fc.string({ maxLength: 200 }),
    fc.nat({ max: 400 }).map((end) => JSON.stringify(good).slice(0, end)),
    fc.nat({ max: 20_000 }).map((depth) => '['.repeat(depth)),
    fc.nat({ max: 15_000 }).map((depth) => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`),
    fc.integer({ min: 60_000, max: 70_000 }).map((size) => `{"message":"${'x'.repeat(size)}"}`),
  );

const contentType = fc.oneof(
  { weight: 20, arbitrary: fc.constant(JSON_TYPE) },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
      'application/json; charset=utf-16',
      'application/jsonx',
      'json',
      ';',
    ),
  },
);

const allowed = [200, 400, 401, 403, 404, 409, 413, 415, 422, 429];
/** A price that was drawn anew is no bad body: it is that of a page that has stood open for long. */
const namesSomething = /^(The field "|The request body |The price has changed)/;

/** Sends a body and checks what every reply must keep to. @returns the status */
const statusOfCivilReply = async (url: string, payload: string, type: string): Promise<number> => {
  const reply = await app.inject({
    method: 'POST',
    url,
    headers: { ...browser.headers(), authorization, 'content-type': type },
    payload,
  });
  if (reply.statusCode === 200) return 200;
  const { error, message } = ErrorReply.parse(reply.json());
  expect(error).toBe(message);
  expect(message.length).toBeLessThan(300);
  expect(reply.body).not.toMatch(/stack|\bat \/|node_modules|\.ts:|SyntaxError|Zod/);
  if (reply.statusCode === 400) expect(message).toMatch(namesSomething);
  return reply.statusCode;
};

describe.each(WITH_BODY)('$call', ({ url, good, isForStaff }) => {
  /** The calls of the assessment read what people write; the others have fields of a fixed form. Each run draws anew. */
  const runs = (count: number): number => {
    if (SLOW.has(url)) return count / 20;
    return url.startsWith('/chat_bot/') ? count : count / 5;
  };

  beforeAll(async () => {
    const { body } = await browser.post('/llm/login', { email: EMAIL, password: PASSWORD });
    authorization = `Bearer ${isForStaff ? staffToken : body.access_token}`;
  });

  it('accepts the body that the others are made from', async () => {
    const status = await statusOfCivilReply(url, JSON.stringify(good), JSON_TYPE);
    expect(status).toBe(REFUSED[url] ?? (url.includes(NOBODY) ? 404 : 200));
  });

  it('refuses an object that pretends to be a text', async () => {
    const answers = { q1: { length: { toString: 'x'.repeat(200) } } };
    const body = JSON.stringify({ ...good, message: answers.q1, followUpAnswers: answers });
    expect(allowed).toContain(await statusOfCivilReply(url, body, JSON_TYPE));
  });

  it('answers up to 400 bodies of the wrong form with a civil refusal or a result, never a failure', async () => {
    await fc.assert(
      fc.asyncProperty(mutated(good), contentType, async (payload, type) => {
        expect(allowed).toContain(await statusOfCivilReply(url, payload, type));
      }),
      { numRuns: runs(400) },
    );
  });

  it('answers up to 200 bodies of any JSON the same way', async () => {
    await fc.assert(
      fc.asyncProperty(anyJson, async (value) => {
        expect(allowed).toContain(await statusOfCivilReply(url, write(value), JSON_TYPE));
      }),
      { numRuns: runs(200) },
    );
  });

  it('answers up to 120 bodies that are hardly JSON the same way', async () => {
    await fc.assert(
      fc.asyncProperty(broken(good), contentType, async (payload, type) => {
        expect(allowed).toContain(await statusOfCivilReply(url, payload, type));
      }),
      { numRuns: runs(120) },
    );
  });
});
