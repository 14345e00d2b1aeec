import { sql } from 'drizzle-orm';
import { SignJWT, UnsecuredJWT, exportSPKI } from 'jose';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { FULL_WEEK, addDoctor } from '../../../server/services/appointments/doctors.ts';
import type { Database } from '../../../server/db/connect.ts';
import { HOUSE } from '../../../server/db/schema.ts';
import { randomIds } from '../../../server/lib/ids.ts';
import { accountsIn } from '../../../server/repositories/accounts.ts';
import { resetByOperator } from '../../../server/services/accounts/passkey-list.ts';
import { deleteOld } from '../../../server/services/retention.ts';
import { addSignedIn } from '../../kit/account-rows.ts';
import { staffIssuer } from '../../../server/providers/staff-issuer/staff-issuer.ts';
import { freshDatabase } from '../../kit/databases.ts';
import { stepClock } from '../../kit/server.ts';
import { addOrganizationRow } from '../organizations.kit.ts';
import { browserOn, outboxOf } from './accounts.kit.ts';
import { newKey, whoHas } from './google.kit.ts';
import {
  CLIENT_ID,
  RAVI,
  SETTINGS,
  begin,
  codeFor,
  comeBackWith,
  enter,
  issuerServer,
  signIn,
  staffIssuerApp,
  staffToken,
} from './staff-issuer.kit.ts';
import type { At } from './staff-issuer.kit.ts';

const MINUTE_MS = 60_000;
const NOT_DONE = [401, 'Signing in at your organisation could not be completed. Please try again.'];
const AWAY = [
  503,
  'The sign-in of your organisation does not answer at the moment. Please try again shortly, or use your password.',
];
const NOT_STAFF = [
  403,
  'No account of the staff here has your email address. Please ask an administrator for an invitation.',
];
const NOT_VERIFIED = [
  403,
  'Your organisation has not said that your email address is verified. Please ask whoever runs its sign-in, or use your password.',
];

let db: Database;
let at: At;
let logs: string[];

beforeEach(async () => {
  ({ db } = await freshDatabase());
  logs = [];
  at = await staffIssuerApp(db, logs);
});
afterEach(() => at.close());

const addRavi = (role: 'admin' | 'admin_dentist' | 'patient' = 'admin_dentist', own = {}) =>
  addSignedIn({ db, clock: at.clock }, role, { email: RAVI.email, ...own });

const said = ({ status, body }: { status: number; body: { message?: unknown } }) => [
  status,
  body.message,
];
const why = () => logs.flatMap((line) => /"why":"([^"]*)"/.exec(line)?.[1] ?? []).at(-1);
const moveTo = (id: string, organizationId: string) =>
  accountsIn(db.sql).change(id, { organizationId });
const countOf = async (table: string): Promise<number> => {
  const found = await db.sql.execute(sql.raw(`select count(*) as count from ${table}`));
  return Number((found as { rows: { count: unknown }[] }).rows[0]?.count);
};

describe('the sign-in of the staff at the issuer of their house', () => {
  it('[NEW-132] begins at the issuer’s own page with PKCE, and no row holds what the browser alone can make', async () => {
    const { url, asked, state } = await begin(browserOn(at.app));
    expect(`${url?.origin}${url?.pathname}`).toBe(`${at.issuer.issuer}/authorize`);
    expect(asked).toEqual({
      client_id: CLIENT_ID,
      redirect_uri: 'https://toothwise.example/admin',
      response_type: 'code',
      response_mode: 'fragment',
      scope: 'openid email profile',
      prompt: 'login',
      state: expect.stringMatching(/^[\w-]{32}$/),
      nonce: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge_method: 'S256',
      acr_values: 'gold',
    });
    const kept = JSON.stringify(await db.sql.execute(sql`select * from issuer_sign_ins`));
    expect(kept).not.toContain(state);
    expect(kept).not.toContain(asked['nonce']);
    const { body } = await browserOn(at.app).get('/api/auth/staff-ways', 'none');
    expect(body).toEqual({ issuer: true });
  });

  it('[NEW-132] opens the account that the person has here, in its role, and binds it', async () => {
    const ravi = await addRavi('admin_dentist');
    const first = await signIn(at, { ...RAVI, role: 'admin', roles: ['admin'] });
    expect([first.status, first.body.id, first.body.role]).toEqual([200, ravi.id, 'admin_dentist']);
    expect(await whoHas(at.app, first.body.access_token)).toMatchObject({ id: ravi.id });
    // From now on the issuer's id counts, whatever the address is and whether it is verified.
    const elsewhere = { ...RAVI, email: 'new@clinic.example', email_verified: false };
    expect((await signIn(at, elsewhere)).body.id).toBe(ravi.id);
    const mails = await outboxOf(at.app, RAVI.email);
    expect(mails.map(({ subject }) => subject)).toEqual([
      'The sign-in of your organisation was added to your account at Toothwise',
    ]);
  });

  it('[NEW-132] lets in a dentist whose account has no role of the staff', async () => {
    const ravi = await addRavi('patient');
    expect(said(await signIn(at))).toEqual(NOT_STAFF);
    const named = { name: 'Dr. Ravi', registration: 'KA-1', languages: ['en'], about: '' };
    await addDoctor({ db, ids: randomIds }, { ...named, week: FULL_WEEK, email: RAVI.email });
    expect((await signIn(at)).body.id).toBe(ravi.id);
  });

  it('[NEW-132] makes no account, and opens none of a patient', async () => {
    expect(said(await signIn(at))).toEqual(NOT_STAFF);
    await addRavi('patient');
    const before = [await countOf('accounts'), await countOf('account_sessions')];
    expect(said(await signIn(at))).toEqual(NOT_STAFF);
    expect([await countOf('accounts'), await countOf('account_sessions')]).toEqual(before);
    expect(await countOf('staff_identities')).toBe(0);
  });

  it('[NEW-132] no longer lets in whom the house has made a patient', async () => {
    const ravi = await addRavi('admin');
    const { browser, state, code } = await signIn(at);
    await db.sql.execute(sql`update accounts set role = 'patient' where id = ${ravi.id}`);
    expect(said(await signIn(at))).toEqual(NOT_STAFF);
    expect(said(await enter(browser, state, code))).toEqual(NOT_STAFF);
  });

  it.each(['admin', 'patient'] as const)(
    '[NEW-132] lets in nobody of another organisation, bound or not, as %s',
    async (role) => {
      const organizationId = await addOrganizationRow({ db, clock: at.clock }, 'Sunrise Dental');
      const ravi = await addRavi(role, { organizationId });
      const named = { name: 'Dr. Ravi', registration: 'KA-1', languages: ['en'], about: '' };
      const doctor = { ...named, week: FULL_WEEK, email: RAVI.email };
      await addDoctor({ db, ids: randomIds }, { ...doctor, organization: 'Sunrise Dental' });
      expect(said(await signIn(at))).toEqual(NOT_STAFF);
      expect(await countOf('staff_identities')).toBe(0);
      expect(await outboxOf(at.app, RAVI.email)).toEqual([]);
      // An identity from before the account changed sides is worth as little, and so is a repeat of its sign-in.
      await moveTo(ravi.id, HOUSE);
      const { status, browser, state, code } = await signIn(at);
      expect(status).toBe(200);
      await moveTo(ravi.id, organizationId);
      const sessions = await countOf('account_sessions');
      expect(said(await signIn(at))).toEqual(NOT_STAFF);
      expect(said(await enter(browser, state, code))).toEqual(NOT_STAFF);
      expect(await countOf('account_sessions')).toBe(sessions);
    },
  );

  it.each([
    [{ email_verified: false }],
    [{ email_verified: 'true' }],
    [{ email_verified: undefined }],
    [{ email: undefined }],
    [{ email_verified: undefined, xms_edov: 0 }],
    [{ email_verified: false, xms_edov: true }],
  ])('[NEW-132] binds nobody by an address that is not verified: %o', async (claims) => {
    await addRavi();
    expect(said(await signIn(at, { ...RAVI, ...claims }))).toEqual(NOT_VERIFIED);
    expect(await countOf('staff_identities')).toBe(0);
  });

  it.each([true, 1, '1'])('[NEW-132] takes Entra’s word for a verified address: %s', async (is) => {
    await addRavi();
    const entra = { ...RAVI, email_verified: undefined, xms_edov: is };
    expect((await signIn(at, entra)).status).toBe(200);
  });

  it.each([[undefined], [[]], ['everybody'], [['Toothwise-Staff']], [{ 'toothwise-staff': true }]])(
    '[NEW-132] refuses who is not in the group: %o',
    async (groups) => {
      await addRavi();
      const refused = await signIn(at, { ...RAVI, groups });
      expect(refused.status).toBe(403);
      expect(refused.body.message).toContain('does not list you among those who may sign in here');
      // Nor whoever has left it since.
      expect((await signIn(at)).status).toBe(200);
      expect((await signIn(at, { ...RAVI, groups })).status).toBe(403);
    },
  );

  it('[NEW-132] keeps an account from another person of the issuer who has its address now', async () => {
    const ravi = await addRavi();
    expect((await signIn(at)).body.id).toBe(ravi.id);
    const other = await signIn(at, { ...RAVI, sub: 'somebody-else' });
    expect([other.status, other.body.message]).toEqual([
      403,
      'This account belongs to another person of your organisation. Please ask an administrator.',
    ]);
    // A reset frees it, as it does away with passkeys and password.
    await resetByOperator({ db, clock: at.clock, ids: randomIds }, RAVI.email);
    expect((await signIn(at, { ...RAVI, sub: 'somebody-else' })).body.id).toBe(ravi.id);
    expect((await signIn(at)).status).toBe(403);
  });
});

describe('an answer of the issuer', () => {
  const second = () => Math.floor(at.clock.now().getTime() / 1000);
  const claims = (nonce: string) => ({
    ...RAVI,
    nonce,
    iss: at.issuer.issuer,
    aud: CLIENT_ID,
    iat: second(),
    exp: second() + 300,
  });

  beforeEach(async () => {
    await addRavi();
  });

  it.each([
    ['another client', { aud: 'another' }, 'ERR_JWT_CLAIM_VALIDATION_FAILED'],
    ['another client as well', { aud: [CLIENT_ID, 'another'] }, 'audience'],
    ['another party', { azp: 'another' }, 'azp'],
    ['another issuer’s', { iss: 'https://evil.example' }, 'ERR_JWT_CLAIM_VALIDATION_FAILED'],
    ['nobody’s', { sub: undefined }, 'ERR_JWT_CLAIM_VALIDATION_FAILED'],
    ['over', { exp: 1_767_225_540 }, 'ERR_JWT_EXPIRED'],
    ['without an end', { exp: undefined }, 'ERR_JWT_CLAIM_VALIDATION_FAILED'],
    ['of no moment', { iat: undefined }, 'ERR_JWT_CLAIM_VALIDATION_FAILED'],
    ['without a nonce', { nonce: undefined }, 'ERR_JWT_CLAIM_VALIDATION_FAILED'],
    ['for another nonce', { nonce: 'of another sign-in' }, 'nonce'],
  ])('[NEW-132] is refused when its token is %s', async (_what, wrong, because) => {
    const refused = await comeBackWith(at, (nonce) => staffToken(at, { ...RAVI, nonce, ...wrong }));
    expect([said(refused), why()]).toEqual([NOT_DONE, because]);
    expect(await countOf('staff_identities')).toBe(0);
  });

  it('[NEW-132] is refused without a signature, and with the public key as a secret', async () => {
    const unsigned = await comeBackWith(at, (nonce) => new UnsecuredJWT(claims(nonce)).encode());
    expect(said(unsigned)).toEqual(NOT_DONE);
    const secret = new TextEncoder().encode(await exportSPKI(at.key.publicKey));
    const shared = await comeBackWith(at, (nonce) =>
      new SignJWT(claims(nonce)).setProtectedHeader({ alg: 'HS256', kid: 'first' }).sign(secret),
    );
    expect([said(shared), why()]).toEqual([NOT_DONE, 'ERR_JOSE_ALG_NOT_ALLOWED']);
    const forged = { ...(await newKey('first')), kid: at.key.kid };
    const foreign = await comeBackWith(at, (nonce) => staffToken(at, { ...RAVI, nonce }, forged));
    expect([said(foreign), why()]).toEqual([NOT_DONE, 'ERR_JWS_SIGNATURE_VERIFICATION_FAILED']);
  });

  it('[NEW-132] is good after the issuer has changed its key', async () => {
    expect((await signIn(at)).status).toBe(200);
    const next = await newKey('second');
    at.issuer.publishes(next);
    at.clock.advance(10_000);
    const turned = await comeBackWith(at, (nonce) => staffToken(at, { ...RAVI, nonce }, next));
    expect(turned.status).toBe(200);
  });

  it('[NEW-132] is worth nothing in another browser, with another state, or a second time', async () => {
    const [mine, other] = [browserOn(at.app), browserOn(at.app)];
    const begun = await begin(mine);
    const theirs = await begin(other);
    const token = await staffToken(at, { ...RAVI, nonce: begun.nonce });
    const code = codeFor(at, token, begun.asked);
    expect(said(await enter(other, begun.state, code))).toEqual(NOT_DONE);
    // The code of one sign-in with the state of another: PKCE refuses it at the issuer.
    const copied = codeFor(at, token, begun.asked);
    expect([said(await enter(other, theirs.state, copied)), why()]).toEqual([
      NOT_DONE,
      'invalid_grant',
    ]);
    expect((await enter(mine, begun.state, code)).status).toBe(200);
    expect(said(await enter(mine, begun.state, 'another-code'))).toEqual(NOT_DONE);
    const replayed = await begin(mine);
    const again = codeFor(at, token, replayed.asked);
    expect([said(await enter(mine, replayed.state, again)), why()]).toEqual([NOT_DONE, 'nonce']);
  });

  it('[NEW-132] signs in again within a minute where the reply was lost, without asking the issuer', async () => {
    const first = await signIn(at);
    const asked = at.issuer.asked.length;
    at.clock.advance(MINUTE_MS - 1);
    const again = await enter(first.browser, first.state, first.code);
    expect([again.status, again.body.id]).toEqual([200, first.body.id]);
    expect(at.issuer.asked.length).toBe(asked);
    at.clock.advance(1);
    expect(said(await enter(first.browser, first.state, first.code))).toEqual(NOT_DONE);
  });

  it('asks the issuer nothing for a state that this browser has not begun', async () => {
    const browser = browserOn(at.app);
    await begin(browser);
    const asked = at.issuer.asked.length;
    expect(said(await enter(browser, 'made-up', 'made-up'))).toEqual(NOT_DONE);
    expect(at.issuer.asked.length).toBe(asked);
  });

  it('gives ten minutes, and forgets afterwards', async () => {
    const [inTime, late] = [browserOn(at.app), browserOn(at.app)];
    const begun = [await begin(inTime), await begin(late)] as const;
    at.clock.advance(10 * MINUTE_MS - 1);
    const codes = await Promise.all(
      begun.map(async ({ nonce, asked }) =>
        codeFor(at, await staffToken(at, { ...RAVI, nonce }), asked),
      ),
    );
    expect((await enter(inTime, begun[0].state, codes[0] ?? '')).status).toBe(200);
    at.clock.advance(1);
    expect(said(await enter(late, begun[1].state, codes[1] ?? ''))).toEqual(NOT_DONE);
    at.clock.advance(1);
    expect(await deleteOld({ db, clock: at.clock })).toMatchObject({ issuerSignIns: 2 });
  });

  it('leaves nothing of itself in the log', async () => {
    const { state, code } = await signIn(at);
    await signIn(at, { ...RAVI, groups: [] });
    const text = logs.join('\n');
    for (const part of [state, code, RAVI.email, RAVI.sub]) expect(text).not.toContain(part);
  });
});

describe('an issuer that is away', () => {
  it('[NEW-132] is said to be away, and leaves the state of the other ways as it is', async () => {
    await addRavi();
    const browser = browserOn(at.app);
    const { asked, state, nonce } = await begin(browser);
    const code = codeFor(at, await staffToken(at, { ...RAVI, nonce }), asked);
    at.issuer.away(true);
    expect(said(await enter(browser, state, code))).toEqual(AWAY);
    expect(logs.join('\n')).toContain('the issuer of the staff does not answer as it should');
    at.issuer.away(false);
    expect((await signIn(at)).status).toBe(200);
    const wrong = { username: RAVI.email, password: 'not my password' };
    expect((await browser.post('/api/auth/local/login', wrong)).status).toBe(401);
  });

  it('asks an issuer that is away once in ten seconds, whoever presses', async () => {
    const away = await issuerServer();
    away.away(true);
    const clock = stepClock();
    const issuer = staffIssuer({ ...SETTINGS, issuer: away.issuer }, clock);
    const press = () => issuer.authorizeUrl({ state: 's', nonce: 'n', challenge: 'c' });
    expect(await Promise.all([press(), press()])).toEqual([
      { kind: 'unavailable', why: 'status 503' },
      { kind: 'unavailable', why: 'status 503' },
    ]);
    expect(await press()).toEqual({ kind: 'unavailable', why: 'it did not answer a moment ago' });
    expect(away.asked).toHaveLength(1);
    away.away(false);
    clock.advance(10_000);
    expect(await press()).toMatchObject({ kind: 'made' });
    expect(away.asked).toHaveLength(2);
    await away.close();
  });

  it.each([
    ['another issuer', { issuer: 'https://login.microsoftonline.com/{tenantid}/v2.0' }],
    ['a place without encryption', { token_endpoint: 'http://login.clinic.example/token' }],
    ['no keys', { jwks_uri: undefined }],
  ])('[NEW-132] whose configuration names %s is not believed', async (_what, odd) => {
    const other = await issuerServer();
    other.says(odd);
    const issuer = staffIssuer({ ...SETTINGS, issuer: other.issuer }, stepClock());
    const made = await issuer.authorizeUrl({ state: 's', nonce: 'n', challenge: 'c' });
    expect(made.kind).toBe('unavailable');
    await other.close();
  });
});
