import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Database } from '../../../server/db/connect.ts';
import { HOUSE } from '../../../server/db/schema.ts';
import { randomIds } from '../../../server/lib/ids.ts';
import { seedStaff } from '../../../server/services/accounts/staff.ts';
import { deleteOld } from '../../../server/services/retention.ts';
import { freshDatabase } from '../../kit/databases.ts';
import { quickPasswords } from '../../kit/server.ts';
import { PASSWORD, PHONE, TOLD, browserOn, codeFor, outboxOf, signUpAs } from './accounts.kit.ts';
import {
  ASHA,
  CLIENT_ID,
  begin,
  googleApp,
  sendToken,
  signIn,
  tokenOf,
  whoHas,
} from './google.kit.ts';

const MINUTE_MS = 60_000;
const NOT_DONE = [401, 'Google sign-in could not be completed. Please try again.'];
const { email: EMAIL } = ASHA;
/** An address that Google has seen a mail arrive at once, and that is kept elsewhere. */
const ELSEWHERE = { ...ASHA, email: 'asha@elsewhere.example' };

describe('signing in with Google', () => {
  let db: Database;
  let at: Awaited<ReturnType<typeof googleApp>>;

  beforeEach(async () => {
    ({ db } = await freshDatabase());
    at = await googleApp(db);
  });

  const countOf = async (table: string): Promise<number> => {
    const found = await db.sql.execute(sql.raw(`select count(*) as count from ${table}`));
    return Number((found as { rows: { count: unknown }[] }).rows[0]?.count);
  };
  const said = ({ status, body }: { status: number; body: { message?: unknown } }) => [
    status,
    body.message,
  ];

  it('begins at Google’s own page, for this client and its way back', async () => {
    const { status, body, asked } = await begin(browserOn(at.app));
    expect(status).toBe(200);
    expect(body.authorize_url.split('?')[0]).toBe('https://accounts.google.com/o/oauth2/v2/auth');
    expect(asked).toEqual({
      client_id: CLIENT_ID,
      redirect_uri: 'https://toothwise.example/google-return',
      response_type: 'id_token',
      response_mode: 'fragment',
      scope: 'openid email profile',
      prompt: 'select_account',
      nonce: expect.stringMatching(/^[\w-]{32}$/),
      state: body.state,
    });
    expect(body).toMatchObject({ state: expect.stringMatching(/^[\w-]{32}$/), expires_in: 600 });
    expect(asked['nonce']).not.toBe(body.state);
    const kept = JSON.stringify(await db.sql.execute(sql`select * from google_nonces`));
    expect(kept).not.toContain(asked['nonce']);
  });

  it('[API-42] [API-43] [DATA-17] creates the account of a newcomer, and knows them later by another address', async () => {
    const { status, body } = await signIn(at);
    expect(status).toBe(200);
    const told = { ...TOLD, email: EMAIL, username: EMAIL, phone: null };
    const own = { id: expect.any(String), access_token: expect.stringMatching(/^[\w-]{32}$/) };
    expect(body).toEqual({ ...told, ...own, is_new_user: true });
    expect(await whoHas(at.app, body.access_token)).toMatchObject({ id: body.id });

    const again = await signIn(at, { ...ASHA, email: 'asha.rao@elsewhere.example' });
    expect(again.body).toMatchObject({ id: body.id, email: EMAIL, is_new_user: false });
    const other = await signIn(at, { ...ASHA, sub: '2', email: 'ravi@gmail.com' });
    expect(other.body).toMatchObject({ email: 'ravi@gmail.com', is_new_user: true });
    expect(await countOf('accounts')).toBe(2);
  });

  it('[GOOG-03] serves patients alone', async () => {
    const browser = browserOn(at.app);
    const { nonce } = await begin(browser);
    const token = await tokenOf(at.key, at.clock.now(), { ...ASHA, nonce });
    const refused = await sendToken(browser, token, { user_type: 'admin' });
    expect(said(refused)).toEqual([400, 'The field "user_type" must be one of: llm.']);
    expect((await sendToken(browser, token)).status).toBe(200);
  });

  it('[GOOG-04] lists the session under what the browser says it is', async () => {
    const { body } = await signIn(at);
    const { body: list } = await browserOn(at.app).get(
      '/api/account/sessions',
      String(body.access_token),
    );
    expect(list.sessions).toMatchObject([{ browser: 'A phone on a test', current: true }]);
  });

  it.each([{ claimed_email: 'victim@gmail.com' }, { claimed_email: EMAIL }, {}])(
    '[GOOG-05] relies on no claimed address: %o',
    async (claimed) => {
      const victim = { email: 'victim@gmail.com', phone: PHONE };
      await signUpAs(at.app, victim);
      const browser = browserOn(at.app);
      const { nonce } = await begin(browser);
      const token = await tokenOf(at.key, at.clock.now(), { ...ASHA, nonce });
      const { status, body } = await sendToken(browser, token, claimed);
      expect([status, body.email, body.is_new_user]).toEqual([200, EMAIL, true]);
    },
  );

  it.each([
    ['without a family name', { given_name: 'Asha', family_name: undefined }, ['Asha', '']],
    ['with the whole name alone', { given_name: undefined, family_name: 7 }, ['Asha', 'Rao']],
    ['without any', { given_name: '', name: undefined, family_name: undefined }, ['asha', '']],
    [
      'with what cannot be kept',
      { given_name: '\0A\u0007\ud83d', family_name: 'x'.repeat(5000) },
      ['A \ufffd', 'x'.repeat(100)],
    ],
  ])('takes a name %s', async (_what, names, [first, last]) => {
    const { status, body } = await signIn(at, { ...ASHA, ...names });
    expect([status, body.firstName, body.lastName]).toEqual([200, first, last]);
  });

  it('is good once, and for a moment more to whoever has lost the reply', async () => {
    const first = await signIn(at);
    at.clock.advance(MINUTE_MS - 1);
    const repeated = await sendToken(first.browser, first.token);
    expect([repeated.status, repeated.body.id]).toEqual([200, first.body.id]);
    expect(repeated.body.is_new_user).toBe(true);
    expect(repeated.body.access_token).not.toBe(first.body.access_token);
    at.clock.advance(1);
    expect(said(await sendToken(first.browser, first.token))).toEqual(NOT_DONE);
    expect(await countOf('accounts')).toBe(1);
  });

  it('makes no account anew for a call that comes again after the account was deleted', async () => {
    const { body, browser, token } = await signIn(at);
    const headers = { authorization: `Bearer ${body.access_token}` };
    await browser.post('/api/account/erase', { password: null }, headers);
    expect(said(await sendToken(browser, token))).toEqual(NOT_DONE);
    expect(await countOf('accounts')).toBe(0);
  });

  it('takes no second token for one nonce', async () => {
    const browser = browserOn(at.app);
    const { nonce } = await begin(browser);
    const [one, other] = await Promise.all([
      tokenOf(at.key, at.clock.now(), { ...ASHA, nonce }),
      tokenOf(at.key, at.clock.now(), { ...ASHA, sub: '2', email: 'ravi@gmail.com', nonce }),
    ]);
    expect((await sendToken(browser, one)).status).toBe(200);
    expect(said(await sendToken(browser, other))).toEqual(NOT_DONE);
  });

  it('refuses a token that another browser has asked for, and one that nobody has', async () => {
    const [mine, other] = [browserOn(at.app), browserOn(at.app)];
    const { nonce } = await begin(other);
    await begin(mine);
    const token = await tokenOf(at.key, at.clock.now(), { ...ASHA, nonce });
    expect(said(await sendToken(mine, token))).toEqual(NOT_DONE);
    expect(said(await sendToken(browserOn(at.app), token))).toEqual(NOT_DONE);
    const made = await tokenOf(at.key, at.clock.now(), { ...ASHA, nonce: 'mine' });
    expect(said(await sendToken(mine, made))).toEqual(NOT_DONE);
    expect(await countOf('accounts')).toBe(0);
    expect((await sendToken(other, token)).status).toBe(200);
  });

  it('gives ten minutes, and forgets afterwards', async () => {
    const [inTime, late] = [browserOn(at.app), browserOn(at.app)];
    const begun = [await begin(inTime), await begin(late)];
    at.clock.advance(10 * MINUTE_MS - 1);
    const tokens = await Promise.all(
      begun.map(({ nonce }) => tokenOf(at.key, at.clock.now(), { ...ASHA, nonce })),
    );
    expect((await sendToken(inTime, tokens[0] ?? '')).status).toBe(200);
    at.clock.advance(1);
    expect(said(await sendToken(late, tokens[1] ?? ''))).toEqual(NOT_DONE);
    at.clock.advance(1);
    expect(await deleteOld({ db, clock: at.clock })).toMatchObject({ nonces: 2 });
  });

  it('makes one account of who comes several times at once', async () => {
    const browsers = Array.from({ length: 4 }, () => browserOn(at.app));
    const tokens = await Promise.all(
      browsers.map(async (browser) => {
        const { nonce } = await begin(browser);
        return tokenOf(at.key, at.clock.now(), { ...ASHA, nonce });
      }),
    );
    const calls = browsers.flatMap((browser, index) =>
      [1, 2].map(() => sendToken(browser, tokens[index] ?? '')),
    );
    const replies = await Promise.all(calls);
    expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 200));
    expect(new Set(replies.map(({ body }) => body.id)).size).toBe(1);
    // Only the one whose call came first was new, and both of its calls say so.
    expect(replies.filter(({ body }) => body.is_new_user)).toHaveLength(2);
    expect([await countOf('accounts'), await countOf('google_identities')]).toEqual([1, 1]);
  });

  it('joins whoever has the mailbox to the account with its address, password and all', async () => {
    const account = await signUpAs(at.app, { email: EMAIL, phone: PHONE });
    const { body } = await signIn(at, { ...ASHA, email: 'Asha@Gmail.com' });
    expect(body).toMatchObject({ id: account.id, is_new_user: false });
    const password = { email: EMAIL, password: PASSWORD };
    expect((await browserOn(at.app).post('/llm/login', password)).body.id).toBe(account.id);
    const ofCompany = { email: 'meera@office.example', phone: '9876543211' };
    const meera = await signUpAs(at.app, ofCompany);
    const hosted = { ...ASHA, sub: '3', email: ofCompany.email, hd: 'office.example' };
    expect((await signIn(at, hosted)).body).toMatchObject({ id: meera.id, is_new_user: false });
  });

  it('mails the owner of an account that was joined, once, and nobody else', async () => {
    await signUpAs(at.app, { email: EMAIL, phone: PHONE });
    at.clock.advance(MINUTE_MS);
    await signIn(at);
    await vi.waitFor(async () => {
      const [newest] = await outboxOf(at.app, EMAIL);
      expect(newest).toMatchObject({
        subject: 'Sign-in with Google was added to your account at Toothwise',
        text: expect.stringContaining('1 January 2026 at 05:31 (IST)'),
      });
    });
    await signIn(at);
    const newcomer = { ...ASHA, sub: '4', email: 'ravi@gmail.com' };
    await signIn(at, newcomer);
    expect(await countOf("messages where kind = 'googleJoined'")).toBe(1);
  });

  it('refuses an address whose mailbox is elsewhere, whether or not somebody has an account with it', async () => {
    const refusal = [
      403,
      'Google does not keep the mailbox of this email address, so it cannot tell whose it is today. Please create an account with it, or sign in with a code.',
    ];
    expect(said(await signIn(at, ELSEWHERE))).toEqual(refusal);
    await signUpAs(at.app, { email: ELSEWHERE.email, phone: PHONE });
    expect(said(await signIn(at, ELSEWHERE))).toEqual(refusal);
    expect(said(await signIn(at, { ...ELSEWHERE, email: 'asha@gmail.com.evil.example' }))).toEqual(
      refusal,
    );
    expect([await countOf('accounts'), await countOf('google_identities')]).toEqual([1, 0]);
  });

  it.each([false, 'true', undefined])(
    'refuses an address that Google has not verified: %s',
    async (email_verified) => {
      const refused = await signIn(at, { ...ASHA, email_verified });
      expect(refused.status).toBe(403);
      expect(refused.body.message).toMatch(/^Google has not verified this email address/);
      expect(await countOf('accounts')).toBe(0);
    },
  );

  it('opens no account of the staff', async () => {
    await seedStaff({ db, clock: at.clock, ids: randomIds, passwords: quickPasswords() });
    await db.sql.execute(sql`update accounts set email = ${EMAIL} where role = 'admin'`);
    const refusal = [
      403,
      'This account belongs to the staff. Please sign in on the page for staff.',
    ];
    expect(said(await signIn(at))).toEqual(refusal);
    expect(await countOf('google_identities')).toBe(0);
    // Nor that of a patient who has joined the staff since.
    const ravi = { ...ASHA, sub: '2', email: 'ravi@gmail.com' };
    const { body } = await signIn(at, ravi);
    await db.sql.execute(
      sql`update accounts set role = 'admin', organization_id = ${HOUSE} where id = ${body.id}`,
    );
    expect(said(await signIn(at, ravi))).toEqual(refusal);
  });

  describe('an account without password and phone', () => {
    let token: string;
    beforeEach(async () => {
      ({
        body: { access_token: token },
      } = await signIn(at));
    });

    it('is refused with any password as nobody is, and signs in by a code', async () => {
      const wrong = [401, 'The email address or the password is not right.'];
      const browser = browserOn(at.app);
      for (const email of [EMAIL, 'nobody@gmail.com']) {
        expect(said(await browser.post('/llm/login', { email, password: PASSWORD }))).toEqual(
          wrong,
        );
      }
      await browser.post('/llm/login-otp/generate', { email: EMAIL, isEmail: true });
      const otp = await codeFor(at.app, EMAIL);
      const byCode = await browser.post('/llm/login-otp/verify', {
        email: EMAIL,
        isEmail: true,
        otp,
      });
      expect(byCode.body).toMatchObject({ success: true, email: EMAIL });
    });

    it('gets its first password by a code, and keeps Google', async () => {
      const browser = browserOn(at.app);
      await browser.post('/llm/forgot-password', { email: EMAIL });
      const otp = await codeFor(at.app, EMAIL);
      const reset = await browser.post('/llm/reset-password', {
        email: EMAIL,
        otp,
        password: PASSWORD,
      });
      expect(reset.body).toMatchObject({ success: true, email: EMAIL });
      const byPassword = await browser.post('/llm/login', { email: EMAIL, password: PASSWORD });
      expect(byPassword.status).toBe(200);
      expect((await signIn(at)).body).toMatchObject({ id: reset.body.id, is_new_user: false });
    });

    it('is told in the mail when it registers the same address', async () => {
      await browserOn(at.app).post('/llm/send-email-verification', { email: EMAIL });
      await expect.poll(() => outboxOf(at.app, EMAIL)).toHaveLength(1);
      expect((await outboxOf(at.app, EMAIL))[0]?.text).not.toMatch(/\d{6}/);
    });

    it('has a profile, is handed out and is deleted, and comes back as somebody new', async () => {
      const browser = browserOn(at.app);
      expect((await browser.get('/api/account/profile', token)).body).toMatchObject({
        email: EMAIL,
        phone: null,
      });
      const { body } = await browser.get('/api/account/export', token);
      expect(body.data.google_identities).toEqual([
        { sub: ASHA.sub, linkedAt: at.clock.now().toISOString() },
      ]);
      const headers = { authorization: `Bearer ${token}` };
      const erased = await browser.post('/api/account/erase', { password: null }, headers);
      expect([erased.status, erased.body]).toEqual([200, { success: true }]);
      expect([await countOf('accounts'), await countOf('google_identities')]).toEqual([0, 0]);
      expect((await signIn(at)).body.is_new_user).toBe(true);
    });
  });
});
