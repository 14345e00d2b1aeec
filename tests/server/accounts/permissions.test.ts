import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { Registry } from 'prom-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { ROLES } from '../../../contracts/accounts/account.ts';
import { PERMISSIONS } from '../../../contracts/accounts/permissions.ts';
import type { Role } from '../../../contracts/accounts/account.ts';
import type { Permission } from '../../../contracts/accounts/permissions.ts';
import { endpoint } from '../../../contracts/endpoints/endpoint.ts';
import type { Endpoint } from '../../../contracts/endpoints/endpoint.ts';
import type { Database } from '../../../server/db/connect.ts';
import { rolePermissions } from '../../../server/db/schema.ts';
import { randomIds } from '../../../server/lib/ids.ts';
import { serve } from '../../../server/lib/serve.ts';
import { countsIn } from '../../../server/metrics/counts.ts';
import { recogniseToken } from '../../../server/services/accounts/sessions.ts';
import { permissionsOf, seedStaff } from '../../../server/services/accounts/staff.ts';
import { buildShell } from '../../../server/shell.ts';
import { freshDatabase } from '../../kit/databases.ts';
import { addSignedIn } from '../../kit/account-rows.ts';
import { ENDPOINT_TABLE } from '../../kit/endpoint-table.ts';
import { CALLS } from '../../kit/endpoints.ts';
import { deadRateCounts, quickPasswords, stepClock, testEnv } from '../../kit/server.ts';
import { accountsApp, browserOn, signUp } from './accounts.kit.ts';

/** What each role may do, by hand; which calls that lets it make says the table of the endpoints. */
const MAY: Readonly<Record<Role, readonly Permission[]>> = {
  patient: [],
  admin: ['access_admin_dashboard', 'read_patient_records', 'settle_absences', 'trigger_reminders'],
  admin_dentist: [
    'access_admin_dashboard',
    'access_doctor_dashboard',
    'read_patient_records',
    'settle_absences',
    'trigger_reminders',
  ],
  ai_trainer: ['access_admin_dashboard'],
};

const NOT_ALLOWED = 'Your account is not allowed to do this.';
const SIGN_IN = 'Please sign in and try again.';

/** Every call of the product that wants a permission. */
const GUARDED = CALLS.filter((each) => each.endpoint.permissions !== undefined);

/** A made-up call that wants some permissions, since no call of the product wants each of them alone. */
const wanting = (...any: readonly Permission[]) =>
  endpoint({
    method: 'POST',
    path: `/api/wants/${any.join('-or-')}`,
    tag: 'Tests',
    summary: 'A made-up call',
    auth: 'patient',
    permissions: { any },
    rate: null,
    body: z.object({}),
    replies: { 200: z.object({}) },
    example: { body: {} },
  });

const MADE_UP: readonly Endpoint[] = [
  ...PERMISSIONS.map((permission) => wanting(permission)),
  wanting('trigger_reminders', 'access_doctor_dashboard'),
  wanting(),
];

/** What no row is named. */
const NOBODY = '00000000-0000-4000-8000-000000000009';

it('a permission is wanted by every call of the staff', () => {
  const ofStaff = CALLS.filter(
    ({ endpoint: { path, tag } }) => path.startsWith('/api/staff/') || tag === 'Staff',
  );
  expect(ofStaff.length).toBeGreaterThan(12);
  expect(ofStaff.filter((each) => !GUARDED.includes(each)).map(({ call }) => call)).toEqual([
    // Whoever was invited has no account yet.
    'POST /api/auth/local/register',
  ]);
});

describe('a permission', () => {
  let app: FastifyInstance;
  let shell: FastifyInstance;
  let db: Database;
  const clock = stepClock();
  const tokens = new Map<Role, string>();

  beforeAll(async () => {
    ({ db } = await freshDatabase());
    ({ app } = await accountsApp(db, { clock }));
    shell = buildShell({
      env: testEnv(),
      clock,
      ids: randomIds,
      rateCounts: deadRateCounts,
      observer: countsIn(new Registry()),
      checks: {
        patient: (token) => recogniseToken({ db, clock, secondFactor: 'offered' }, token),
        permissions: (caller) => permissionsOf({ db }, caller),
      },
    });
    for (const each of MADE_UP) serve(shell, each, () => ({ status: 200, body: {} }));
    tokens.set('patient', await signUp(app));
    for (const { role, email, password } of await seedStaff({
      db,
      clock,
      ids: randomIds,
      passwords: quickPasswords(),
    })) {
      const entered = { username: email, password };
      const { body } = await browserOn(app).post('/api/auth/local/login', entered);
      tokens.set(role, body.access_token);
    }
  });
  afterAll(async () => {
    await Promise.all([app.close(), shell.close()]);
  });

  const call = async (on: FastifyInstance, asked: Endpoint, body: object, token?: string) => {
    const { statusCode, json } = await on.inject({
      method: asked.method,
      url: asked.path.replaceAll(/:\w+/g, NOBODY),
      headers: {
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...(asked.method === 'POST' && { 'content-type': 'application/json' }),
      },
      ...(asked.method === 'POST' && { payload: JSON.stringify(body) }),
    });
    return { status: statusCode, message: json().message };
  };

  /** The roles that get in: whatever becomes of their call inside. */
  const admitted = async (on: FastifyInstance, asked: Endpoint, body: object): Promise<Role[]> => {
    const inside: Role[] = [];
    for (const role of ROLES) {
      const { status, message } = await call(on, asked, body, tokens.get(role));
      expect(status, `${role} is signed in`).not.toBe(401);
      if (message !== NOT_ALLOWED) inside.push(role);
      else expect(status).toBe(403);
    }
    return inside;
  };

  const entitled = ({ permissions }: Endpoint): Role[] =>
    ROLES.filter((role) => permissions?.any.some((each) => MAY[role].includes(each)));

  it('lets exactly the callers in that the table of the endpoints names, whatever the call', async () => {
    for (const { name, endpoint: asked, body = {} } of CALLS) {
      const inside: (Role | 'stranger')[] = [];
      for (const who of ['stranger', ...ROLES] as const) {
        // A call may end the session of who makes it.
        const token =
          who === 'stranger' ? undefined : (await addSignedIn({ db, clock }, who)).token;
        const { status, message } = await call(app, asked, body, token);
        if (message !== NOT_ALLOWED && message !== SIGN_IN) inside.push(who);
        else expect(status, name).toBe(message === SIGN_IN ? 401 : 403);
      }
      const [{ callers }] = ENDPOINT_TABLE[name];
      expect(inside.toSorted(), name).toEqual(callers.toSorted());
    }
  });

  it('lets exactly the roles in that have it', async () => {
    for (const asked of MADE_UP) {
      expect(await admitted(shell, asked, {}), asked.path).toEqual(entitled(asked));
    }
    expect(entitled(wanting('access_doctor_dashboard'))).toEqual(['admin_dentist']);
  });

  it('is asked only of somebody: others are told to sign in', async () => {
    for (const { call: name, endpoint: asked, body = {} } of GUARDED) {
      const nobody = { status: 401, message: 'Please sign in and try again.' };
      expect(await call(app, asked, body), name).toEqual(nobody);
      const stranger = { status: 401, message: 'Invalid token' };
      expect(await call(app, asked, body, 'made-up'), name).toEqual(stranger);
    }
  });

  it('is gone with the next call when the role loses it, and there when it gets it', async () => {
    const doctors = wanting('access_doctor_dashboard');
    const isAdmitted = async (role: Role) =>
      (await call(shell, doctors, {}, tokens.get(role))).status === 200;
    expect([await isAdmitted('admin_dentist'), await isAdmitted('admin')]).toEqual([true, false]);
    await db.sql
      .update(rolePermissions)
      .set({ role: 'admin' })
      .where(eq(rolePermissions.permission, 'access_doctor_dashboard'));
    expect([await isAdmitted('admin_dentist'), await isAdmitted('admin')]).toEqual([false, true]);
  });
});
