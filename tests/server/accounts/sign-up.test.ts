import type { FastifyInstance } from 'fastify';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../../../server/db/connect.ts';
import { accountsIn } from '../../../server/repositories/accounts.ts';
import { freshDatabase } from '../../kit/databases.ts';
import { testEnv } from '../../kit/server.ts';
import type { stepClock } from '../../kit/server.ts';
import {
  EMAIL,
  FORM,
  PASSWORD,
  PHONE,
  TOLD,
  accountsApp,
  browserOn,
  codeFor,
  notCode,
  outboxOf,
  signUp,
  verifyContacts,
} from './accounts.kit.ts';

describe('signing up', () => {
  let app: FastifyInstance;
  let db: Database;
  let clock: ReturnType<typeof stepClock>;

  beforeEach(async () => {
    ({ db } = await freshDatabase());
    ({ app, clock } = await accountsApp(db));
  });

  it('[API-30] [API-34] [REG-18] mails a code of six digits, and takes it', async () => {
    const browser = browserOn(app);
    const sent = await browser.post('/llm/send-email-verification', { email: ' Asha@Example.com' });
    expect(sent.body).toEqual({ success: true, resend_in: 60, expires_in: 600 });
    const code = await codeFor(app, EMAIL);
    expect(code).toMatch(/^\d{6}$/);
    const tried = await browser.post('/llm/verify-email', { email: EMAIL, otp: code });
    expect([tried.status, tried.body]).toEqual([200, { success: true }]);
  });

  it('[API-32] [API-35] [REG-19] sends a code of four digits to a phone, and takes it', async () => {
    const browser = browserOn(app);
    const sent = await browser.post('/llm/send-phone-verification', { phone: PHONE, email: EMAIL });
    expect(sent.body).toEqual({ success: true, resend_in: 60, expires_in: 600 });
    const code = await codeFor(app, `+91${PHONE}`);
    expect(code).toMatch(/^\d{4}$/);
    const tried = await browser.post('/llm/verify-phone', { phone: PHONE, otp: code });
    expect(tried.body).toEqual({ success: true });
  });

  it.each([
    ['API-31', 'email', { email: EMAIL }, EMAIL],
    ['API-33', 'phone', { phone: PHONE, email: EMAIL }, `+91${PHONE}`],
  ])('[%s] sends another %s code after a minute, which replaces the first', async (...row) => {
    const [, kind, contact, to] = row;
    const browser = browserOn(app);
    await browser.post(`/llm/send-${kind}-verification`, contact);
    const first = await codeFor(app, to);
    clock.advance(20_000);
    const early = await browser.post(`/llm/resend-${kind}-verification`, contact);
    expect(early.body).toEqual({ success: false, resend_in: 40, expires_in: 580 });
    clock.advance(40_000);
    const again = await browser.post(`/llm/resend-${kind}-verification`, contact);
    expect(again.body).toEqual({ success: true, resend_in: 60, expires_in: 600 });
    const second = await codeFor(app, to, 2);
    if (first !== second) {
      const old = await browser.post(`/llm/verify-${kind}`, { ...contact, otp: first });
      expect(old.body).toMatchObject({ success: false, verdict: 'wrong' });
    }
    const tried = await browser.post(`/llm/verify-${kind}`, { ...contact, otp: second });
    expect(tried.body).toEqual({ success: true });
  });

  it('counts wrong tries down and locks the code with the fifth', async () => {
    const browser = browserOn(app);
    await browser.post('/llm/send-email-verification', { email: EMAIL });
    const code = await codeFor(app, EMAIL);
    const replies = [];
    for (let tries = 0; tries < 6; tries += 1) {
      const wrong = { email: EMAIL, otp: notCode(code) };
      replies.push((await browser.post('/llm/verify-email', wrong)).body);
    }
    const wrong = (left: number) => ({ success: false, verdict: 'wrong', tries_left: left });
    const locked = { success: false, verdict: 'locked', tries_left: 0 };
    expect(replies).toEqual([wrong(4), wrong(3), wrong(2), wrong(1), locked, locked]);
    const right = await browser.post('/llm/verify-email', { email: EMAIL, otp: code });
    expect(right.body).toEqual(locked);
  });

  it('takes a code for ten minutes', async () => {
    const browser = browserOn(app);
    await browser.post('/llm/send-email-verification', { email: EMAIL });
    const code = await codeFor(app, EMAIL);
    clock.advance(10 * 60_000);
    const late = await browser.post('/llm/verify-email', { email: EMAIL, otp: code });
    expect(late.body).toEqual({ success: false, verdict: 'expired', tries_left: 0 });
  });

  it('takes a code only from the browser that asked for it', async () => {
    const browser = browserOn(app);
    await browser.post('/llm/send-email-verification', { email: EMAIL });
    const otp = await codeFor(app, EMAIL);
    const other = await browserOn(app).post('/llm/verify-email', { email: EMAIL, otp });
    expect(other.body).toEqual({ success: false, verdict: 'expired', tries_left: 0 });
    const own = await browser.post('/llm/verify-email', { email: EMAIL, otp });
    expect(own.body).toEqual({ success: true });
  });

  it('names the browser by a cookie that no script reads and no other site sends', async () => {
    const { reply } = await browserOn(app).post('/llm/send-email-verification', { email: EMAIL });
    const [cookie] = reply.cookies;
    expect(cookie).toMatchObject({ path: '/', httpOnly: true, sameSite: 'Strict' });
    expect(cookie).not.toHaveProperty('secure');
  });

  it('names it over https by a cookie that no host beside ours can have set, and takes no other', async () => {
    const env = testEnv({ PUBLIC_URL: 'https://toothwise.example' });
    const { app: secure } = await accountsApp(db, { env });
    const named = async (cookie: string) => {
      const headers = { host: 'toothwise.example', cookie };
      const url = '/llm/send-email-verification';
      const { reply } = await browserOn(secure).post(url, { email: EMAIL }, headers);
      return reply.cookies[0];
    };
    const cookie = await named('');
    expect(cookie).toEqual({
      name: '__Host-toothwise-device',
      value: expect.stringMatching(/^[\w-]{32}$/),
      path: '/',
      httpOnly: true,
      secure: true,
      sameSite: 'Strict',
      maxAge: 15_552_000,
    });
    const name = cookie?.value ?? '';
    expect((await named(`__Host-toothwise-device=${name}`))?.value).toBe(name);
    expect((await named(`toothwise-device=${name}`))?.value).not.toBe(name);
    await secure.close();
  });

  it('keeps a first name of two words whole', async () => {
    const browser = browserOn(app);
    await verifyContacts(app, browser);
    const { body } = await browser.post('/llm/register', { ...FORM, firstName: ' Asha Devi ' });
    expect(body).toMatchObject({ firstName: 'Asha Devi', lastName: 'Rao', name: 'Asha Devi Rao' });
  });

  it('[REG-23] [REG-25] [API-44] creates the account from two verified contacts, signed in', async () => {
    const browser = browserOn(app);
    await verifyContacts(app, browser);
    expect(await accountsIn(db.sql).byEmail(EMAIL)).toBeNull();
    const { status, body } = await browser.post('/llm/register', FORM);
    expect(status).toBe(200);
    const own = { id: expect.any(String), access_token: expect.stringMatching(/^[\w-]{32}$/) };
    expect(body).toEqual({ ...TOLD, ...own });
    const account = await accountsIn(db.sql).byEmail(EMAIL);
    expect(account).toMatchObject({ phone: `+91${PHONE}`, role: 'patient' });
    expect(account?.passwordHash).toMatch(/^scrypt\$/);
    expect((await browser.get('/api/auth/user', body.access_token)).status).toBe(200);
  });

  it('[REG-23] refuses to create it before both are verified, from another browser, or an hour later', async () => {
    const refusal = 'Please verify your email address and your phone number first.';
    const none = await browserOn(app).post('/llm/register', FORM);
    expect([none.status, none.body.message]).toEqual([403, refusal]);

    const half = browserOn(app);
    await half.post('/llm/send-email-verification', { email: EMAIL });
    const otp = await codeFor(app, EMAIL);
    await half.post('/llm/verify-email', { email: EMAIL, otp });
    expect((await half.post('/llm/register', FORM)).status).toBe(403);

    await half.post('/llm/send-phone-verification', { phone: PHONE, email: EMAIL });
    const texted = await codeFor(app, `+91${PHONE}`);
    await half.post('/llm/verify-phone', { phone: PHONE, otp: texted });
    expect((await browserOn(app).post('/llm/register', FORM)).status).toBe(403);
    expect((await half.post('/llm/register', { ...FORM, phone: '9876543211' })).status).toBe(403);
    clock.advance(60 * 60_000);
    expect((await half.post('/llm/register', FORM)).status).toBe(403);
    expect(await accountsIn(db.sql).byEmail(EMAIL)).toBeNull();
  });

  it('signs in to the same account when the reply of the registration was lost', async () => {
    const browser = browserOn(app);
    await verifyContacts(app, browser);
    const [first, second] = await Promise.all([
      browser.post('/llm/register', FORM),
      browser.post('/llm/register', FORM),
    ]);
    expect([first.status, second.status]).toEqual([200, 200]);
    expect(second.body.id).toBe(first.body.id);
    const other = await browser.post('/llm/register', { ...FORM, password: 'another green tiger' });
    expect(other.status).toBe(403);
  });

  it('[REG-55] says why a password is refused, and loses no verification by it', async () => {
    const browser = browserOn(app);
    await verifyContacts(app, browser);
    const withPassword = async (password: string) => {
      const { status, body } = await browser.post('/llm/register', { ...FORM, password });
      return [status, body.message];
    };
    expect(await withPassword('Password1')).toEqual([
      422,
      'This password is among the first that anybody would try. Please choose another one.',
    ]);
    for (const own of ['asha-is-here', 'my9876543210', 'ASHA2026 forever']) {
      expect(await withPassword(own)).toEqual([
        422,
        'This password holds your own name, address or number. Please choose another one.',
      ]);
    }
    expect((await withPassword(PASSWORD))[0]).toBe(200);
  });

  it('tells whoever has an account already by message alone', async () => {
    await signUp(app);
    clock.advance(60_000);
    const browser = browserOn(app);
    const mail = await browser.post('/llm/send-email-verification', { email: EMAIL });
    const sms = await browser.post('/llm/send-phone-verification', { phone: PHONE, email: EMAIL });
    const asked = { success: true, resend_in: 60, expires_in: 600 };
    expect([mail.body, sms.body]).toEqual([asked, asked]);
    await expect
      .poll(async () => (await outboxOf(app, EMAIL))[0]?.subject)
      .toBe('You have an account at Toothwise');
    const [newest] = await outboxOf(app, EMAIL);
    expect(newest?.text).not.toMatch(/(?<!\d)\d{6}(?!\d)/);
    await expect
      .poll(async () => (await outboxOf(app, `+91${PHONE}`))[0]?.text)
      .toMatch(/^This number has an account/);
  });

  it.each(['0000000000', '1234567890', '2212345678', '0050051234', '0018005551'])(
    'refuses %s, which is no number in India',
    async (phone) => {
      const sent = await browserOn(app).post('/llm/send-phone-verification', {
        phone,
        email: EMAIL,
      });
      expect([sent.status, sent.body.message, sent.body.field]).toEqual([
        422,
        'Please enter a valid phone number',
        'phone',
      ]);
    },
  );
});
