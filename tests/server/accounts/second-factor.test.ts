import type { FastifyInstance } from 'fastify';
import { beforeEach, describe, expect, it } from 'vitest';
import { STAFF_ROLES } from '../../../contracts/accounts/account.ts';
import type { Database } from '../../../server/db/connect.ts';
import { readEnv } from '../../../server/env.ts';
import { randomIds } from '../../../server/lib/ids.ts';
import { StartError } from '../../../server/lib/start-error.ts';
import { secondFactorRule } from '../../../server/sandbox-rule.ts';
import { missingStep } from '../../../server/services/accounts/second-factor.ts';
import { FULL_WEEK, addDoctor } from '../../../server/services/appointments/doctors.ts';
import { refuseUnbound } from '../../../server/start.ts';
import { addSignedIn } from '../../kit/account-rows.ts';
import { freshDatabase } from '../../kit/databases.ts';
import { ENDPOINT_TABLE } from '../../kit/endpoint-table.ts';
import { CALLS } from '../../kit/endpoints.ts';
import { testEnv } from '../../kit/server.ts';
import type { stepClock } from '../../kit/server.ts';
import { addDoctorWithAccount } from '../rooms/rooms.kit.ts';
import { PASSWORD, accountsApp, browserOn, codeFor } from './accounts.kit.ts';
import { ASHA, googleApp, signIn, whoHas } from './google.kit.ts';
import { OURS, makeWhole, ownDevice, sessionOn, signInAgain } from './passkeys.kit.ts';

const REQUIRED = { STAFF_SECOND_FACTOR: 'required' };
const WANTED = 'second_factor_wanted';
const NO_ROW = '00000000-0000-4000-8000-000000000009';

/** What a session of the staff may call before its second step, by hand. */
const BEFORE = [
  'POST /api/account/passkeys',
  'POST /api/account/passkeys/challenge',
  'POST /api/account/second-factor/answer',
  'POST /api/account/second-factor/challenge',
  'POST /auth/logout',
];

/** Calls after which the token is worth nothing. */
const ENDING = new Set(['logout', 'signOutEverywhere', 'eraseAccount']);

/** Every call that asks who calls; those that end the session come last. */
const GUARDED = CALLS.filter(
  ({ name }) => !ENDPOINT_TABLE[name][0].callers.includes('stranger'),
).toSorted((a, b) => Number(ENDING.has(a.name)) - Number(ENDING.has(b.name)));

describe('a session of the staff without its second step', () => {
  let app: FastifyInstance;
  let db: Database;
  let clock: ReturnType<typeof stepClock>;

  beforeEach(async () => {
    ({ db } = await freshDatabase());
    ({ app, clock } = await accountsApp(db, { env: testEnv(OURS) }));
  });

  const call = async ({ endpoint, sent, body }: (typeof CALLS)[number], token: string) => {
    const { method, path } = endpoint;
    const reply = await app.inject({
      method,
      url: path.replaceAll(/:\w+/g, NO_ROW),
      query: sent.query ?? {},
      headers: {
        authorization: `Bearer ${token}`,
        host: 'toothwise.example',
        ...(method === 'POST' && { 'content-type': 'application/json' }),
      },
      ...(method === 'POST' && { payload: JSON.stringify(body ?? {}) }),
    });
    return { status: reply.statusCode, code: reply.json().code };
  };

  const dentist = () => addDoctorWithAccount({ db, clock });
  const staff = STAFF_ROLES.map((role) => [role, () => addSignedIn({ db, clock }, role)] as const);

  it.each([...staff, ['dentist whose account is a patient’s', dentist] as const])(
    '[NEW-106] is refused by every call of the product but five: %s',
    async (_who, add) => {
      const { token } = await add();
      const open: string[] = [];
      for (const each of GUARDED) {
        const { status, code } = await call(each, token);
        if (code === WANTED) expect(status, each.name).toBe(401);
        else open.push(each.call);
      }
      expect(GUARDED.length).toBeGreaterThan(80);
      expect(open.toSorted()).toEqual(BEFORE);
    },
  );

  it('[NEW-106] is refused by none of them once it has shown a passkey', async () => {
    const { token } = await addSignedIn({ db, clock }, 'admin_dentist');
    await makeWhole(sessionOn(app, token));
    for (const each of GUARDED.filter(({ name }) => !ENDING.has(name)))
      expect((await call(each, token)).code, each.name).toBeUndefined();
  });

  it('[NEW-106] counts as nobody’s where anybody may call', async () => {
    const { token } = await addSignedIn({ db, clock }, 'admin');
    const optional = CALLS.filter(({ endpoint }) => endpoint.auth === 'optional');
    expect(optional.length).toBeGreaterThan(0);
    for (const each of optional) expect((await call(each, token)).code, each.name).not.toBe(WANTED);
  });

  it('[NEW-106] can be signed out', async () => {
    const { token } = await addSignedIn({ db, clock }, 'admin');
    const session = sessionOn(app, token);
    expect((await session.post('/auth/logout')).status).toBe(200);
    expect((await session.get('/api/auth/user')).body.message).toBe('Invalid token');
  });

  it('a patient’s session needs none', async () => {
    const { token } = await addSignedIn({ db, clock }, 'patient');
    for (const each of GUARDED.filter(({ name }) => !ENDING.has(name)))
      expect((await call(each, token)).code, each.name).not.toBe(WANTED);
  });
});

describe('a way to sign in', () => {
  let app: FastifyInstance;
  let db: Database;
  let clock: ReturnType<typeof stepClock>;
  const EMAIL = 'meera@example.com';

  beforeEach(async () => {
    ({ db } = await freshDatabase());
    ({ app, clock } = await accountsApp(db, { env: testEnv(REQUIRED) }));
  });

  it('[NEW-106] opens half a session of the staff, whichever it is', async () => {
    const admin = await addSignedIn({ db, clock }, 'admin', { email: EMAIL });
    const browser = browserOn(app);
    await browser.post('/llm/forgot-password', { email: EMAIL });
    const otp = await codeFor(app, EMAIL);
    const reset = { email: EMAIL, otp, password: PASSWORD };
    const replies = [await browser.post('/llm/reset-password', reset)];
    replies.push(
      await browser.post('/llm/login', { email: EMAIL, password: PASSWORD }),
      await browser.post('/api/auth/local/login', { username: EMAIL, password: PASSWORD }),
    );
    clock.advance(60_000);
    await browser.post('/llm/login-otp/generate', { email: EMAIL, isEmail: true });
    const code = { email: EMAIL, isEmail: true, otp: await codeFor(app, EMAIL, 2) };
    replies.push(await browser.post('/llm/login-otp/verify', code));
    for (const { status, body } of replies) {
      expect([status, body.id, body.second_factor]).toEqual([200, admin.id, 'enrolment']);
      expect((await browser.get('/api/auth/user', body.access_token)).body.code).toBe(WANTED);
    }
  });

  it('[NEW-106] by Google opens half a session of a dentist, and of the other staff none', async () => {
    const at = await googleApp(db, [], REQUIRED);
    const { body } = await signIn(at);
    expect(body.second_factor).toBeUndefined();
    const asha = { name: 'Dr. Asha Rao', registration: 'KA-1', languages: ['en'], about: '' };
    await addDoctor({ db, ids: randomIds }, { ...asha, week: FULL_WEEK, email: ASHA.email });
    const again = await signIn(at);
    expect(again.body.second_factor).toBe('enrolment');
    for (const token of [body.access_token, again.body.access_token])
      expect((await whoHas(at.app, token)).code).toBe(WANTED);
    await addSignedIn({ db, clock }, 'admin', { email: 'ravi@gmail.com' });
    expect((await signIn(at, { ...ASHA, sub: '2', email: 'ravi@gmail.com' })).status).toBe(403);
    await at.close();
  });
});

describe('where a passkey is offered', () => {
  it('[NEW-106] a session that adds its first one goes on, and the next login is asked for it', async () => {
    const { db } = await freshDatabase();
    const { app, clock } = await accountsApp(db, {
      env: testEnv({ ...OURS, STAFF_SECOND_FACTOR: 'offered' }),
    });
    const admin = await addSignedIn({ db, clock }, 'admin');
    const session = sessionOn(app, admin.token);
    const other = sessionOn(app, await signInAgain({ db, clock }, admin.id));
    expect([await session.reach(), await other.reach()]).toEqual([200, 200]);
    const device = ownDevice();
    expect(await session.add(device)).toBe(200);
    expect([await session.reach(), await other.reach()]).toEqual([200, 401]);
    expect((await session.passkeys()).map(({ current }) => current)).toEqual([true]);
    expect(await other.show(device)).toBe(200);
    expect(await other.reach()).toBe(200);
  });
});

describe('the rule of the operator', () => {
  const standing = { isStaff: true, hasPasskey: false, passkeyId: null, issuerFactor: false };

  it('[NEW-106] asks an account that has a passkey for it, under either rule', () => {
    const has = { ...standing, hasPasskey: true };
    const steps = (['required', 'offered'] as const).map((rule) => [
      missingStep(rule, standing),
      missingStep(rule, has),
      missingStep(rule, { ...has, passkeyId: NO_ROW }),
      missingStep(rule, { ...has, isStaff: false }),
    ]);
    expect(steps).toEqual([
      ['enrolment', 'passkey', null, null],
      [null, 'passkey', null, null],
    ]);
  });

  const SMTP = { SMTP_URL: 'smtps://mail.example', MAIL_FROM: 'a@toothwise.example' };

  it.each([
    [{}, 'offered'],
    [{ NODE_ENV: 'production', ALLOW_SANDBOX: '1' }, 'offered'],
    [{ NODE_ENV: 'production' }, 'required'],
    [SMTP, 'required'],
    [{ STAFF_SECOND_FACTOR: 'required' }, 'required'],
    [{ NODE_ENV: 'production', STAFF_SECOND_FACTOR: 'offered' }, 'offered'],
  ])('[NEW-106] is by itself safe wherever people depend on it: %o', (set, rule) => {
    expect(secondFactorRule(readEnv(set))).toBe(rule);
  });

  it('[NEW-106] is refused at the start where it needs the address of the site and has none', () => {
    const start = (set: Record<string, string>) => () =>
      refuseUnbound(readEnv({ NODE_ENV: 'production', ...set }));
    expect(start({})).toThrow(StartError);
    expect(start({})).toThrow('PUBLIC_URL is missing');
    expect(start({ PUBLIC_URL: 'https://toothwise.example' })).not.toThrow();
    // No browser uses a passkey without https, or at an address without a name.
    expect(start({ PUBLIC_URL: 'http://toothwise.hospital.lan' })).toThrow('without https');
    expect(start({ PUBLIC_URL: 'https://10.0.0.5' })).toThrow('which has no name');
    expect(start({ PUBLIC_URL: 'https://[fd00::5]' })).toThrow('which has no name');
    expect(start({ STAFF_SECOND_FACTOR: 'offered' })).not.toThrow();
  });
});
