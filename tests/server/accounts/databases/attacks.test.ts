import type { FastifyInstance } from 'fastify';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../../../server/db/connect.ts';
import { ownAsker, passwords } from '../../../../server/lib/password.ts';
import { DATABASES } from '../../../kit/databases.ts';
import { quickPasswords, testEnv } from '../../../kit/server.ts';
import type { stepClock } from '../../../kit/server.ts';
import {
  EMAIL,
  FORM,
  PASSWORD,
  PHONE,
  accountsApp,
  browserOn,
  codeFor,
  notCode,
  outboxOf,
  signUp,
  verifyContacts,
} from '../accounts.kit.ts';

describe.each(DATABASES)('whoever attacks accounts on $database', ({ fresh }) => {
  let app: FastifyInstance;
  let db: Database;
  let clock: ReturnType<typeof stepClock>;

  beforeAll(async () => {
    ({ db } = await fresh());
    ({ app, clock } = await accountsApp(db));
    await signUp(app);
  });

  it('has five tries, however many are sent at once', async () => {
    clock.advance(60_000);
    const browser = browserOn(app);
    const known = (await outboxOf(app, EMAIL)).length;
    await browser.post('/llm/login-otp/generate', { email: EMAIL, isEmail: true });
    const code = await codeFor(app, EMAIL, known + 1);
    const wrong = { email: EMAIL, isEmail: true, otp: notCode(code) };
    const tries = Array.from({ length: 200 }, () => browser.post('/llm/login-otp/verify', wrong));
    const replies = await Promise.all(tries);
    // A busy database turns some away before anything is counted.
    const judged = replies.filter(({ status }) => status !== 503);
    const verdicts = judged.map(({ body }) => body.verdict);
    expect(verdicts.filter((verdict) => verdict === 'wrong')).toHaveLength(4);
    expect(verdicts.filter((verdict) => verdict === 'locked')).toHaveLength(judged.length - 4);
    const right = { ...wrong, otp: code };
    const { body } = await browser.post('/llm/login-otp/verify', right);
    expect(body).toEqual({ success: false, verdict: 'locked', tries_left: 0 });
  });

  it('gets one message for many requests at once', async () => {
    const browser = browserOn(app);
    const to = { email: 'meera@example.com' };
    // The browser has its name before it asks many times.
    await browser.post('/llm/verify-email', { ...to, otp: '000000' });
    const asked = Array.from({ length: 20 }, () =>
      browser.post('/llm/send-email-verification', to),
    );
    const sent = (await Promise.all(asked)).map(({ body }) => body.success);
    expect(sent.filter(Boolean)).toHaveLength(1);
    await codeFor(app, 'meera@example.com');
    expect(await outboxOf(app, 'meera@example.com')).toHaveLength(1);
  });

  it('cannot fix the session of somebody else: signing in hands out a token of its own', async () => {
    const headers = { authorization: 'Bearer chosen-by-somebody-else' };
    const { body } = await browserOn(app).post(
      '/llm/login',
      { email: EMAIL, password: PASSWORD },
      headers,
    );
    expect(body.access_token).not.toBe('chosen-by-somebody-else');
    const { status } = await browserOn(app).get('/api/auth/user', 'chosen-by-somebody-else');
    expect(status).toBe(401);
  });

  it.each(['/llm/send-email-verification', '/llm/verify-email', '/llm/register', '/llm/login'])(
    'cannot have %s called from a page of another site',
    async (url) => {
      const body = { ...FORM, otp: '000000' };
      const foreign = await browserOn(app).post(url, body, { 'sec-fetch-site': 'cross-site' });
      expect(foreign.status).toBe(403);
      const old = await app.inject({
        method: 'POST',
        url,
        headers: { 'content-type': 'application/json', cookie: 'toothwise-device=x' },
        payload: JSON.stringify(body),
      });
      expect(old.statusCode).toBe(403);
    },
  );

  it.each([
    'asha@example.com\r\nBcc: everybody@example.com',
    'asha@example.com, ravi@example.com',
    '"Asha" <asha@example.com>',
    'asha@example.com\0.in, ravi@example.com',
  ])('cannot put more than an address into %j', async (email) => {
    const { status } = await browserOn(app).post('/llm/send-email-verification', { email });
    expect(status).toBe(400);
  });

  it('finds no code, password or token in any row or log', async () => {
    const logs: string[] = [];
    const second = await fresh();
    const { app: logged } = await accountsApp(second.db, {
      env: testEnv({ LOG_LEVEL: 'trace' }),
      logSink: { write: (line) => void logs.push(line) },
    });
    const browser = browserOn(logged);
    await verifyContacts(logged, browser);
    const codes = [await codeFor(logged, EMAIL), await codeFor(logged, `+91${PHONE}`)];
    const { body } = await browser.post('/llm/register', FORM);
    const secrets = [codes[0] ?? '', PASSWORD, String(body.access_token)];
    const tables = ['one_time_codes', 'account_sessions', 'accounts', 'messages', 'jobs'];
    for (const table of tables) {
      const rows = JSON.stringify(await second.db.sql.execute(`select * from ${table}`));
      for (const secret of secrets) expect(rows).not.toContain(secret);
    }
    for (const secret of [...secrets, EMAIL, PHONE]) {
      expect(logs.filter((line) => line.includes(secret))).toEqual([]);
    }
    await logged.close();
  });
});

const HERE = ownAsker('here');
const ELSEWHERE = { network: '10.0.0.0/24', caller: '10.0.0.1/32', isKnown: false };

describe('a password as it is kept', () => {
  const { hash, isRight } = passwords();

  it('is known again, in whatever way its letters are written, and no other is', async () => {
    const kept = await hash('caf\u00E9 au lait', HERE);
    expect(await isRight('cafe\u0301 au lait', kept, HERE)).toBe(true);
    expect(await isRight('cafe au lait', kept, HERE)).toBe(false);
    expect(kept).not.toContain('caf');
    expect(kept).toMatch(/^scrypt\$32768\$8\$3\$/);
  });

  it('is another text each time', async () => {
    expect(await hash(PASSWORD, HERE)).not.toBe(await hash(PASSWORD, HERE));
  });

  it('is nothing where none is kept, after as much work', async () => {
    const before = process.cpuUsage();
    expect(await isRight('', null, HERE)).toBe(false);
    const nobody = process.cpuUsage(before).user;
    const kept = await hash(PASSWORD, HERE);
    const again = process.cpuUsage();
    expect(await isRight('wrong', kept, HERE)).toBe(false);
    const somebody = process.cpuUsage(again).user;
    // Work and not time: a processor that is shared says nothing about either.
    expect(nobody / somebody).toBeGreaterThan(0.5);
    expect(nobody / somebody).toBeLessThan(2);
  });
});

describe('a turn to work on a password', () => {
  const { isRight } = quickPasswords();

  it('is refused, not waited for, where more than three of the same caller wait before it', async () => {
    const crowd = Array.from({ length: 9 }, () => isRight('x', null, HERE).catch(String));
    const replies = await Promise.all(crowd);
    const refused = replies.filter((reply) => reply !== false);
    expect(refused).toHaveLength(4);
    expect(refused[0]).toContain('Too many people sign in just now.');
  });

  it('of others waits for two turns, however many addresses of one network keep asking', async () => {
    const ends: string[] = [];
    const work = (name: string, asker: typeof HERE) =>
      isRight('x', null, asker).then(() => ends.push(name));
    const crowd = Array.from({ length: 120 }, (_none, host) =>
      work('crowd', { ...ELSEWHERE, caller: `10.0.0.${host}/32` }),
    );
    await work('stranger', { network: '192.0.2.0/24', caller: '192.0.2.1/32', isKnown: false });
    expect(ends.indexOf('stranger')).toBeLessThan(6);
    await work('known', { ...ELSEWHERE, caller: '10.0.0.1/32', isKnown: true });
    expect(ends.indexOf('known') - ends.indexOf('stranger')).toBeLessThan(6);
    await Promise.all(crowd);
    expect(ends).toHaveLength(122);
  });
});
