import type { FastifyInstance } from 'fastify';
import { beforeEach, describe, expect, it } from 'vitest';
import { freshDatabase } from '../../kit/databases.ts';
import type { stepClock } from '../../kit/server.ts';
import {
  EMAIL,
  PASSWORD,
  accountsApp,
  browserOn,
  codeFor,
  notCode,
  outboxOf,
  signUp,
} from './accounts.kit.ts';

const OTHER = 'twelve red elephants';

describe('a forgotten password', () => {
  let app: FastifyInstance;
  let clock: ReturnType<typeof stepClock>;
  let token: string;

  beforeEach(async () => {
    const database = await freshDatabase();
    ({ app, clock } = await accountsApp(database.db));
    token = await signUp(app);
    clock.advance(60_000);
  });

  const ask = async () => {
    const browser = browserOn(app);
    const sent = await browser.post('/llm/forgot-password', { email: EMAIL });
    const otp = await codeFor(app, EMAIL, 2);
    const reset = (password: string, code = otp) =>
      browser.post('/llm/reset-password', { email: EMAIL, otp: code, password });
    return { sent, otp, reset };
  };
  const signIn = async (password: string) =>
    (await browserOn(app).post('/llm/login', { email: EMAIL, password })).status;

  it('is replaced with a code from the mail, which signs in and ends every other session', async () => {
    const { sent, reset } = await ask();
    expect(sent.body).toEqual({ success: true, resend_in: 60, expires_in: 600 });
    const { status, body } = await reset(OTHER);
    expect([status, body.success, body.email]).toEqual([200, true, EMAIL]);
    const browser = browserOn(app);
    expect((await browser.get('/api/auth/user', token)).status).toBe(401);
    expect((await browser.get('/api/auth/user', body.access_token)).status).toBe(200);
    expect([await signIn(PASSWORD), await signIn(OTHER)]).toEqual([401, 200]);
  });

  it('stays while the code is wrong, and the code can be used once', async () => {
    const { otp, reset } = await ask();
    expect((await reset(OTHER, notCode(otp))).body).toEqual({
      success: false,
      verdict: 'wrong',
      tries_left: 4,
    });
    expect(await signIn(PASSWORD)).toBe(200);
    await reset(OTHER);
    expect((await reset('thirteen blue whales')).body).toMatchObject({ verdict: 'expired' });
    expect(await signIn(OTHER)).toBe(200);
  });

  it('is not replaced by one that is easy to guess, which uses up no code', async () => {
    const { reset } = await ask();
    const weak = await reset('asha1234');
    expect([weak.status, weak.body.message]).toEqual([
      422,
      'This password holds your own name, address or number. Please choose another one.',
    ]);
    expect((await reset('password1')).status).toBe(422);
    expect((await reset(OTHER)).status).toBe(200);
  });

  it("is nobody else's business: an address without an account gets no mail and the same reply", async () => {
    const { sent } = await ask();
    const browser = browserOn(app);
    const unknown = await browser.post('/llm/forgot-password', { email: 'ravi@example.com' });
    expect([unknown.status, unknown.body]).toEqual([sent.status, sent.body]);
    const given = { email: 'ravi@example.com', otp: '000000', password: OTHER };
    const tried = await browser.post('/llm/reset-password', given);
    expect(tried.body).toEqual({ success: false, verdict: 'wrong', tries_left: 4 });
    expect(await outboxOf(app, 'ravi@example.com')).toEqual([]);
  });

  it('has its sessions listed, with where and when, and all of them can be ended', async () => {
    clock.advance(60_000);
    const { body } = await browserOn(app).post('/llm/login', { email: EMAIL, password: PASSWORD });
    const newest = body.access_token;
    const listed = await browserOn(app).get('/api/account/sessions', newest);
    expect(listed.body.sessions).toEqual([
      {
        id: expect.any(String),
        browser: 'Firefox on a test',
        signed_in_at: '2026-01-01T00:02:00.000Z',
        last_used_at: '2026-01-01T00:02:00.000Z',
        current: true,
      },
      expect.objectContaining({ signed_in_at: '2026-01-01T00:00:00.000Z', current: false }),
    ]);
    const headers = { authorization: `Bearer ${newest}` };
    const ended = await browserOn(app).post('/api/account/sign-out-everywhere', {}, headers);
    expect(ended.body).toEqual({ success: true, ended: 2 });
    for (const each of [token, newest]) {
      expect((await browserOn(app).get('/api/auth/user', each)).status).toBe(401);
    }
  });
});
