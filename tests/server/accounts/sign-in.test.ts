import type { FastifyInstance } from 'fastify';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../../../server/db/connect.ts';
import { freshDatabase } from '../../kit/databases.ts';
import type { stepClock } from '../../kit/server.ts';
import {
  EMAIL,
  PASSWORD,
  PHONE,
  TOLD,
  accountsApp,
  browserOn,
  codeFor,
  notCode,
  outboxOf,
  signUp,
} from './accounts.kit.ts';

const DAY_MS = 24 * 60 * 60_000;
const WRONG = [401, 'The email address or the password is not right.'];
const INVALID = [401, 'Invalid token'];

describe('signing in', () => {
  let app: FastifyInstance;
  let db: Database;
  let clock: ReturnType<typeof stepClock>;

  beforeEach(async () => {
    ({ db } = await freshDatabase());
    ({ app, clock } = await accountsApp(db));
    await signUp(app);
    clock.advance(60_000);
  });

  const logIn = async (email = EMAIL, password = PASSWORD) => {
    const { status, body } = await browserOn(app).post('/llm/login', { email, password });
    return { status, body, said: [status, body.message], token: String(body.access_token) };
  };
  const asUser = async (token: string) => {
    const { status, body } = await browserOn(app).get('/api/auth/user', token);
    return { status, body, said: [status, body.message] };
  };

  it('[API-36] [API-37] [DATA-16] takes address and password, and answers the auth object', async () => {
    const { status, body } = await logIn(' ASHA@example.com ');
    expect(status).toBe(200);
    const who = { id: expect.any(String), email: EMAIL, firstName: 'Asha', lastName: 'Rao' };
    expect(body).toMatchObject({ ...who, role: 'patient' });
    expect((await asUser(body.access_token)).status).toBe(200);
  });

  it('[AUTH-15] answers a wrong password and an unknown address alike', async () => {
    expect((await logIn(EMAIL, 'twelve green tigers')).said).toEqual(WRONG);
    expect((await logIn('ravi@example.com')).said).toEqual(WRONG);
  });

  it('hands out another token each time, and keeps none of them as it is', async () => {
    const [one, other] = [await logIn(), await logIn()];
    expect(one.token).not.toBe(other.token);
    expect((await asUser(one.token)).status).toBe(200);
    const kept = JSON.stringify(await db.sql.execute('select * from account_sessions'));
    expect(kept).toContain('Firefox on a test');
    expect(kept).not.toContain(one.token);
    expect(kept).not.toContain(other.token);
  });

  const WAYS = [
    ['by mail', { email: EMAIL, isEmail: true }, EMAIL],
    ['to a phone', { phone: PHONE }, `+91${PHONE}`],
  ] as const;

  it.each(WAYS)('[API-38] [API-39] sends a code %s', async (_, by, to) => {
    const sent = await browserOn(app).post('/llm/login-otp/generate', by);
    expect(sent.body).toEqual({ success: true, resend_in: 60, expires_in: 600 });
    // The first message of all was the one that verified the contact.
    expect(await codeFor(app, to, 2)).toMatch(/^\d{6}$/);
  });

  it.each(WAYS)('[API-40] [API-41] takes a code %s, once', async (_, by, to) => {
    const browser = browserOn(app);
    await browser.post('/llm/login-otp/generate', by);
    const otp = await codeFor(app, to, 2);
    const wrong = await browser.post('/llm/login-otp/verify', { ...by, otp: notCode(otp) });
    expect(wrong.body).toEqual({ success: false, verdict: 'wrong', tries_left: 4 });
    const right = await browser.post('/llm/login-otp/verify', { ...by, otp });
    expect(right.body).toMatchObject({ success: true, email: EMAIL });
    expect((await asUser(right.body.access_token)).status).toBe(200);
    const again = await browser.post('/llm/login-otp/verify', { ...by, otp });
    expect(again.body).toEqual({ success: false, verdict: 'expired', tries_left: 0 });
  });

  it('answers a code for nobody like one for somebody, and sends none', async () => {
    const known = await browserOn(app).post('/llm/login-otp/generate', { phone: PHONE });
    const browser = browserOn(app);
    const nobody = { email: 'ravi@example.com', isEmail: true };
    const unknown = await browser.post('/llm/login-otp/generate', nobody);
    expect([unknown.status, unknown.body]).toEqual([known.status, known.body]);
    const tried = await browser.post('/llm/login-otp/verify', { ...nobody, otp: '000000' });
    expect(tried.body).toEqual({ success: false, verdict: 'wrong', tries_left: 4 });
    await codeFor(app, `+91${PHONE}`, 2);
    expect(await outboxOf(app, 'ravi@example.com')).toEqual([]);
  });

  it('keeps a code for what it was sent for', async () => {
    const browser = browserOn(app);
    await browser.post('/llm/login-otp/generate', { email: EMAIL, isEmail: true });
    const otp = await codeFor(app, EMAIL, 2);
    const asVerification = await browser.post('/llm/verify-email', { email: EMAIL, otp });
    expect(asVerification.body).toMatchObject({ success: false, verdict: 'expired' });
  });

  it('[API-50] [DATA-15] [ROLE-09] tells who is signed in', async () => {
    const { token } = await logIn();
    const { status, body } = await asUser(token);
    expect([status, body]).toEqual([200, { ...TOLD, id: expect.any(String), access_token: null }]);
  });

  it('[API-49] [SESS-17] signs out: the token is worth nothing from then on, others are', async () => {
    const [one, other] = [await logIn(), await logIn()];
    const headers = { authorization: `Bearer ${one.token}` };
    const out = await browserOn(app).post('/auth/logout', {}, headers);
    expect([out.status, out.body]).toEqual([200, { success: true }]);
    expect((await asUser(one.token)).said).toEqual(INVALID);
    const again = await browserOn(app).post('/auth/logout', {}, headers);
    expect([again.status, again.body.message]).toEqual(INVALID);
    expect((await asUser(other.token)).status).toBe(200);
  });

  it('hands out a new token after a day; the old one is good for a minute more', async () => {
    const { token } = await logIn();
    clock.advance(DAY_MS - 1);
    expect((await asUser(token)).body.access_token).toBeNull();
    clock.advance(1);
    const rotated = (await asUser(token)).body.access_token;
    expect(rotated).toMatch(/^[\w-]{32}$/);
    // Another tab still has the old one, and is not given a third.
    clock.advance(59_999);
    expect((await asUser(token)).body.access_token).toBeNull();
    expect((await asUser(rotated)).status).toBe(200);
    clock.advance(1);
    expect((await asUser(token)).said).toEqual(INVALID);
    expect((await asUser(rotated)).status).toBe(200);
  });

  it('ends a session that nobody has used for thirty days, and none that is used', async () => {
    const [used, unused] = [await logIn(), await logIn()];
    let { token } = used;
    for (let day = 0; day < 30; day += 1) {
      clock.advance(DAY_MS);
      token = (await asUser(token)).body.access_token ?? token;
    }
    expect((await asUser(token)).status).toBe(200);
    expect((await asUser(unused.token)).said).toEqual(INVALID);
  });
});
