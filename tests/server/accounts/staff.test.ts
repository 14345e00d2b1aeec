import type { FastifyInstance } from 'fastify';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../../../server/db/connect.ts';
import { randomIds } from '../../../server/lib/ids.ts';
import { seedStaff } from '../../../server/services/accounts/staff.ts';
import { freshDatabase } from '../../kit/databases.ts';
import { quickPasswords, stepClock } from '../../kit/server.ts';
import { EMAIL, PASSWORD, accountsApp, browserOn, signUp } from './accounts.kit.ts';

describe('staff', () => {
  let app: FastifyInstance;
  let db: Database;

  beforeEach(async () => {
    ({ db } = await freshDatabase());
    ({ app } = await accountsApp(db));
  });

  const seed = () =>
    seedStaff({ db, clock: stepClock(), ids: randomIds, passwords: quickPasswords() });
  const enter = async (username: string, password: string) => {
    const { status, body } = await browserOn(app).post('/api/auth/local/login', {
      username,
      password,
    });
    return { status, body };
  };

  it('[API-45] [AUTH-12] [ROLE-10] sign in at a door of their own, each with the permissions of the role', async () => {
    const permissions: Record<string, string[]> = {};
    for (const { role, email, password } of await seed()) {
      const { status, body } = await enter(email, password ?? '');
      expect([status, body.role, body.username]).toEqual([200, role, email]);
      permissions[role] = body.permissions.toSorted();
    }
    expect(permissions).toEqual({
      admin: [
        'access_admin_dashboard',
        'read_patient_records',
        'settle_absences',
        'trigger_reminders',
      ],
      admin_dentist: [
        'access_admin_dashboard',
        'access_doctor_dashboard',
        'read_patient_records',
        'settle_absences',
        'trigger_reminders',
      ],
      ai_trainer: ['access_admin_dashboard'],
    });
  });

  it('[API-46] are the only ones who get in there; a refusal has a message', async () => {
    await signUp(app);
    const refused = [401, 'The email address or the password is not right.'];
    const patient = await enter(EMAIL, PASSWORD);
    expect([patient.status, patient.body.message]).toEqual(refused);
    const stranger = await enter('admin@staff.invalid', 'admin');
    expect([stranger.status, stranger.body.message]).toEqual(refused);
  });

  it('are made once: seeding again changes no password and shows none', async () => {
    const [first] = await seed();
    const [again] = await seed();
    expect(again).toEqual({ role: 'admin', email: first?.email, password: null });
    expect((await enter(first?.email ?? '', first?.password ?? '')).status).toBe(200);
  });
});
