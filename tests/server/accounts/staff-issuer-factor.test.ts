import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it, afterEach } from 'vitest';
import type { Database } from '../../../server/db/connect.ts';
import { randomIds } from '../../../server/lib/ids.ts';
import { readStaffClaims } from '../../../server/providers/staff-issuer/staff-claims.ts';
import { passkeysIn } from '../../../server/repositories/passkeys.ts';
import { resetByOperator } from '../../../server/services/accounts/passkey-list.ts';
import { FULL_WEEK, addDoctor } from '../../../server/services/appointments/doctors.ts';
import { addSignedIn } from '../../kit/account-rows.ts';
import { freshDatabase } from '../../kit/databases.ts';
import { browserOn, codeFor as mailedCode, messagesTo } from './accounts.kit.ts';
import { CLIENT_ID, RAVI, enter, signIn, staffIssuerApp } from './staff-issuer.kit.ts';
import type { At } from './staff-issuer.kit.ts';

const MINUTE_MS = 60_000;
const NOT_DONE = [401, 'Signing in at your organisation could not be completed. Please try again.'];

let db: Database;
let at: At;

beforeEach(async () => {
  ({ db } = await freshDatabase());
  at = await staffIssuerApp(db);
});
afterEach(() => at.close());

const addRavi = (role: 'admin' | 'admin_dentist' | 'patient' = 'admin_dentist', own = {}) =>
  addSignedIn({ db, clock: at.clock }, role, { email: RAVI.email, ...own });

const said = ({ status, body }: { status: number; body: { message?: unknown } }) => [
  status,
  body.message,
];

const countOf = async (table: string): Promise<number> => {
  const found = await db.sql.execute(sql.raw(`select count(*) as count from ${table}`));
  return Number((found as { rows: { count: unknown }[] }).rows[0]?.count);
};

describe('a second factor at the issuer', () => {
  const RULE = { STAFF_SECOND_FACTOR: 'required' };
  const ISSUER = {
    STAFF_OIDC_ISSUER: 'https://login.clinic.example',
    STAFF_OIDC_CLIENT_ID: CLIENT_ID,
    STAFF_OIDC_CLIENT_SECRET: 'secret',
    STAFF_OIDC_GROUP: 'toothwise-staff',
    PUBLIC_URL: 'http://localhost',
  };

  const steps = async (set: Record<string, string>) => {
    const own = await staffIssuerApp(db, [], { ...RULE, ...ISSUER, ...set });
    const all: unknown[] = [];
    for (const more of [
      {},
      { amr: ['pwd'] },
      { amr: ['pwd', 'mfa'] },
      { acr: 'gold' },
      { acr: '1' },
    ]) {
      const { body } = await signIn(own, { ...RAVI, ...more, sub: 'one' });
      const reached = (await browserOn(own.app).get('/api/account/sessions', body.access_token))
        .status;
      all.push([body.second_factor ?? null, reached]);
    }
    await own.close();
    return all;
  };

  const REFUSED = [null, 401];
  const WITHOUT_PASSKEY = ['enrolment', 401];
  const WITH_PASSKEY = ['passkey', 401];
  const WHOLE = [null, 200];

  /** Makes a passkey of an account, as its own password lets its owner do. */
  const addPasskey = async (accountId: string) => {
    const made = { publicKey: 'a key', counter: 0, transports: [], name: 'Phone' };
    await passkeysIn(db.sql).add({
      id: randomIds.row(),
      accountId,
      credentialId: accountId,
      ...made,
      addedAt: at.clock.now(),
      lastUsedAt: null,
    });
  };

  it('[NEW-133] stands for the passkey where the operator says so, and nowhere else', async () => {
    await addRavi('admin_dentist', { passwordHash: 'of a password' });
    const taken = await steps({ STAFF_OIDC_SECOND_FACTOR: 'issuer' });
    expect(taken).toEqual([REFUSED, REFUSED, REFUSED, WHOLE, WITHOUT_PASSKEY]);
  });

  it.each([
    [null, { amr: ['pwd', 'mfa'] }, true],
    [null, { amr: ['pwd'], acr: 'gold' }, false],
    ['gold', { amr: ['pwd', 'mfa'] }, false],
    ['gold', { amr: ['pwd'], acr: 'gold' }, true],
  ])(
    '[NEW-133] is told by acr %s alone, or without one by amr: %o',
    (acr, claims, isMultiFactor) => {
      const rules = { issuer: 'https://login.clinic.example', claim: 'groups', group: 'a', acr };
      const read = readStaffClaims({ sub: 'one', nonce: 'n', ...claims }, 'n', rules);
      expect(read).toMatchObject({ kind: 'verified', person: { isMultiFactor } });
    },
  );

  it('[NEW-133] is asked for here by passkey unless the operator says otherwise', async () => {
    const { id } = await addRavi('admin_dentist', { passwordHash: 'of a password' });
    expect(await steps({})).toEqual(Array.from({ length: 5 }, () => REFUSED));
    await addPasskey(id);
    expect(await steps({})).toEqual(Array.from({ length: 5 }, () => WITH_PASSKEY));
  });

  it('[NEW-133] is worth nothing any more once the operator takes it back', async () => {
    await addRavi('admin_dentist', { passwordHash: 'of a password' });
    const before = await staffIssuerApp(db, [], {
      ...RULE,
      ...ISSUER,
      STAFF_OIDC_SECOND_FACTOR: 'issuer',
    });
    const { body } = await signIn(before, { ...RAVI, acr: 'gold' });
    const reach = async (app: At['app']) =>
      (await browserOn(app).get('/api/account/sessions', body.access_token)).status;
    const after = await staffIssuerApp(db, [], { ...RULE, ...ISSUER });
    expect([await reach(before.app), await reach(after.app)]).toEqual([200, 401]);
    await before.close();
    await after.close();
  });

  const RAVIS_NEW_PASSWORD = 'seven blue herons';
  const UNPROVEN = [
    403,
    'Your account here has no passkey yet. Please log in with your password and make one first. “Forgot your password?” sets a password.',
  ];

  /** Sets a password by the code that is mailed to the account. */
  const forgetPassword = async (own: At, mails = 1) => {
    const browser = browserOn(own.app);
    own.clock.advance(MINUTE_MS);
    // Those before it have gone, so that it is the newest.
    await messagesTo(own.app, RAVI.email, mails - 1);
    own.clock.advance(MINUTE_MS);
    await browser.post('/llm/forgot-password', { email: RAVI.email });
    const otp = await mailedCode(own.app, RAVI.email, mails);
    const set = { email: RAVI.email, otp, password: RAVIS_NEW_PASSWORD };
    return (await browser.post('/llm/reset-password', set)).status;
  };

  it('[NEW-132] does not hand an account after a reset to whoever has the issuer’s password alone', async () => {
    const ravi = await addRavi('admin', { passwordHash: 'of a password' });
    await addPasskey(ravi.id);
    const own = await staffIssuerApp(db, [], { ...RULE, ...ISSUER });
    expect((await signIn(own)).body.id).toBe(ravi.id);
    await resetByOperator({ db, clock: own.clock, ids: randomIds }, RAVI.email);
    // What the issuer says of a second factor counts where the operator takes its word, and here they do not.
    for (const more of [{}, { amr: ['mfa'], acr: 'gold' }]) {
      expect(said(await signIn(own, { ...RAVI, ...more }))).toEqual(UNPROVEN);
    }
    expect(await countOf('staff_identities')).toBe(0);
    expect(await countOf('account_sessions')).toBe(0);
    // After the two that told of the binding and of the reset.
    expect(await forgetPassword(own, 3)).toBe(200);
    await own.close();
  });

  it('[NEW-132] [NEW-144] does not bind an account that has a password and no passkey yet', async () => {
    const ravi = await addRavi('admin');
    const own = await staffIssuerApp(db, [], { ...RULE, ...ISSUER });
    expect(await forgetPassword(own)).toBe(200);
    expect(said(await signIn(own))).toEqual(UNPROVEN);
    expect(await countOf('staff_identities')).toBe(0);
    await addPasskey(ravi.id);
    expect((await signIn(own)).body.id).toBe(ravi.id);
    await own.close();
  });

  it('[NEW-132] binds an account without a password by a second factor where the operator takes it', async () => {
    const ravi = await addRavi('admin');
    const taken = { STAFF_OIDC_SECOND_FACTOR: 'issuer' };
    const own = await staffIssuerApp(db, [], { ...RULE, ...ISSUER, ...taken });
    expect(said(await signIn(own))).toEqual(UNPROVEN);
    expect((await signIn(own, { ...RAVI, acr: 'gold' })).body.id).toBe(ravi.id);
    await own.close();
  });

  it('[NEW-132] lets in a dentist who never had a password once they have set one and made a passkey', async () => {
    const ravi = await addRavi('patient');
    const named = { name: 'Dr. Ravi', registration: 'KA-1', languages: ['en'], about: '' };
    await addDoctor({ db, ids: randomIds }, { ...named, week: FULL_WEEK, email: RAVI.email });
    const own = await staffIssuerApp(db, [], { ...RULE, ...ISSUER });
    expect(said(await signIn(own))).toEqual(UNPROVEN);
    expect(await forgetPassword(own)).toBe(200);
    await addPasskey(ravi.id);
    expect((await signIn(own)).body.id).toBe(ravi.id);
    await own.close();
  });

  it('[NEW-132] is not repeated by a second call after a reset', async () => {
    await addRavi();
    const { browser, state, code } = await signIn(at);
    await resetByOperator({ db, clock: at.clock, ids: randomIds }, RAVI.email);
    expect(await countOf('issuer_sign_ins')).toBe(0);
    expect(said(await enter(browser, state, code))).toEqual(NOT_DONE);
    expect(await countOf('account_sessions')).toBe(0);
  });
});
