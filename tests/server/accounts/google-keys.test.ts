import type { ServerResponse } from 'node:http';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { google } from '../../../server/providers/google/google.ts';
import { freshDatabase } from '../../kit/databases.ts';
import { stepClock } from '../../kit/server.ts';
import { browserOn } from './accounts.kit.ts';
import {
  ASHA,
  SETTINGS,
  begin,
  googleApp,
  keyServer,
  newKey,
  publishing,
  sendToken,
  tokenOf,
} from './google.kit.ts';

const SECOND_MS = 1000;
const HOUR_MS = 60 * 60 * SECOND_MS;

/** Long enough for a reply from this machine; nothing to wait for otherwise. */
const soon = (ms = 50) => new Promise((resolve) => setTimeout(resolve, ms));

let keys: Awaited<ReturnType<typeof keyServer>>;
let first: Awaited<ReturnType<typeof newKey>>;
let clock: ReturnType<typeof stepClock>;
let issuer: ReturnType<typeof google>;

beforeEach(async () => {
  first = await newKey('first');
  keys = await keyServer(publishing(first));
  clock = stepClock();
  issuer = google(SETTINGS, clock, keys.url);
});
afterEach(() => keys.close());

const verify = async (key = first) =>
  issuer.verify(await tokenOf(key, clock.now(), { ...ASHA, nonce: 'n' }));

const VERIFIED = { kind: 'verified', nonce: 'n' };
const NO_KEY = { kind: 'refused', why: 'ERR_JWKS_NO_MATCHING_KEY' };

describe('the keys of Google', () => {
  it('are read once for everybody, before anybody needs them and every hour', async () => {
    const stop = issuer.watch();
    const verdicts = await Promise.all([verify(), verify(), verify()]);
    expect(verdicts).toMatchObject([VERIFIED, VERIFIED, VERIFIED]);
    expect(keys.asked()).toBe(1);
    clock.advance(HOUR_MS - 1);
    expect([await verify(), keys.asked()]).toMatchObject([VERIFIED, 1]);
    clock.advance(1);
    await expect.poll(keys.asked).toBe(2);
    stop();
    clock.advance(3 * HOUR_MS);
    await soon();
    expect(keys.asked()).toBe(2);
  });

  it('are read anew for one that nobody knows yet, and not for each that is made up', async () => {
    const second = await newKey('second');
    expect(await verify()).toMatchObject(VERIFIED);
    clock.advance(10 * SECOND_MS);
    keys.answers(publishing(first, second));
    expect(await verify(second)).toMatchObject(VERIFIED);
    expect(await verify(first)).toMatchObject(VERIFIED);
    const made = await newKey('made up');
    for (let count = 0; count < 5; count += 1) expect(await verify(made)).toEqual(NO_KEY);
    expect(keys.asked()).toBe(2);
    clock.advance(10 * SECOND_MS);
    expect(await verify(made)).toEqual(NO_KEY);
    expect(keys.asked()).toBe(3);
  });

  it('are not good any more once they are withdrawn', async () => {
    const second = await newKey('second');
    expect(await verify()).toMatchObject(VERIFIED);
    keys.answers(publishing(second));
    clock.advance(10 * SECOND_MS);
    expect(await verify(second)).toMatchObject(VERIFIED);
    expect(await verify(first)).toEqual(NO_KEY);
  });

  it.each([
    ['a failure', 'status 500', { status: 500, body: '{"keys":[]}' }],
    ['no keys', 'no keys in the reply', { status: 200, body: '{"keys":[]}' }],
    ['nonsense', 'no keys in the reply', { status: 200, body: '<html>' }],
    ['another document', 'no keys in the reply', { status: 200, body: '{"keys":[7,null]}' }],
    [
      'more than anybody publishes',
      'no keys in the reply',
      { status: 200, body: `{"keys":[],"more":"${'x'.repeat(70_000)}"}` },
    ],
    ['a way elsewhere', 'status 302', { status: 302, body: '' }],
  ])('that come with %s take nothing away', async (_what, why, { status, body }) => {
    const broken = keys.answers.bind(null, (response) => {
      response.writeHead(status, { location: keys.url }).end(body);
    });
    broken();
    expect(await verify()).toEqual({ kind: 'unavailable', why });
    keys.answers(publishing(first));
    // So soon nobody asks again: who comes meanwhile is told at once.
    expect(await verify()).toEqual({ kind: 'unavailable', why });
    expect(keys.asked()).toBe(1);
    clock.advance(10 * SECOND_MS);
    const stop = issuer.watch();
    expect(await verify()).toMatchObject(VERIFIED);
    broken();
    clock.advance(HOUR_MS);
    await expect.poll(keys.asked).toBe(3);
    expect(await verify()).toMatchObject(VERIFIED);
    stop();
  });

  it('that could not be read for a day are relied on no more', async () => {
    expect(await verify()).toMatchObject(VERIFIED);
    keys.answers((response) => response.writeHead(500).end());
    clock.advance(24 * HOUR_MS - 1);
    expect(await verify()).toMatchObject(VERIFIED);
    clock.advance(1);
    expect(await verify()).toEqual({ kind: 'unavailable', why: 'status 500' });
  });

  it.each([
    ['nothing', () => undefined],
    ['a beginning', (response: ServerResponse) => void response.write('{"keys":[')],
  ])('are waited for five seconds when %s comes', async (_what, answer) => {
    keys.answers(answer);
    const verdict = verify();
    await expect.poll(keys.asked).toBe(1);
    await soon();
    clock.advance(5 * SECOND_MS - 1);
    expect(await Promise.race([verdict, soon().then(() => 'waits')])).toBe('waits');
    clock.advance(1);
    expect(await verdict).toEqual({ kind: 'unavailable', why: 'late' });
  });

  it('that cannot be used are no fault of the token', async () => {
    const { published } = first;
    const small = { ...published, n: 'AQAB' };
    keys.answers((response) => response.end(JSON.stringify({ keys: [small] })));
    expect((await verify()).kind).toBe('unavailable');
  });

  it('that nobody can reach are said to the person and to the log', async () => {
    const fresh = await freshDatabase();
    const logs: string[] = [];
    const at = await googleApp(fresh.db, logs);
    at.keys.answers((response) => response.writeHead(503).end());
    at.clock.advance(24 * HOUR_MS);
    const browser = browserOn(at.app);
    const { nonce } = await begin(browser);
    const token = await tokenOf(at.key, at.clock.now(), { ...ASHA, nonce });
    const { status, body } = await sendToken(browser, token);
    expect([status, body.message]).toEqual([
      503,
      'Google sign-in is not available at the moment. Please try again shortly, or sign in another way.',
    ]);
    expect(logs.join('\n')).toContain('the keys of Google cannot be read');
    // The sign-in that has begun is still good.
    at.keys.answers(publishing(at.key));
    at.clock.advance(10 * SECOND_MS);
    expect((await sendToken(browser, token)).status).toBe(200);
    await at.close();
  });
});
