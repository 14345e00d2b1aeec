import { sql as expression } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { beforeEach, describe, expect, it } from 'vitest';
import { STAFF_ROLES } from '../../../contracts/accounts/account.ts';
import type { StaffRole } from '../../../contracts/accounts/account.ts';
import type { Database } from '../../../server/db/connect.ts';
import { staffInvitations } from '../../../server/db/schema.ts';
import { accountsIn } from '../../../server/repositories/accounts.ts';
import { deleteOld } from '../../../server/services/retention.ts';
import { addSignedIn, addStaff } from '../../kit/account-rows.ts';
import type { Member } from '../../kit/account-rows.ts';
import { freshDatabase } from '../../kit/databases.ts';
import type { stepClock } from '../../kit/server.ts';
import { EMAIL, PASSWORD, accountsApp, browserOn, messagesTo, outboxOf } from './accounts.kit.ts';

const DAY_MS = 24 * 60 * 60_000;
const MEERA = 'meera@example.com';

/** The form of the documents with both names, as its page would send it. */
const FORM = {
  email: MEERA,
  name: 'Meera Anand Iyer',
  firstName: 'Meera Anand',
  lastName: 'Iyer',
  phone: '9876543299',
  password: PASSWORD,
  confirmPassword: PASSWORD,
};

const NOT_GOOD = [403, 'This invitation cannot be used. Please ask for a new one.'];

/** Whom each role may let in, by hand. */
const LETS_IN: Readonly<Record<StaffRole, readonly StaffRole[]>> = {
  admin: ['admin', 'ai_trainer'],
  admin_dentist: ['admin', 'admin_dentist', 'ai_trainer'],
  ai_trainer: [],
};

describe('an invitation to the staff', () => {
  let app: FastifyInstance;
  let db: Database;
  let clock: ReturnType<typeof stepClock>;
  let staff: Readonly<Record<StaffRole, Member>>;

  beforeEach(async () => {
    ({ db } = await freshDatabase());
    ({ app, clock } = await accountsApp(db));
    staff = await addStaff({ db, clock });
  });

  const invite = async (by: StaffRole, role: StaffRole = 'ai_trainer', email = MEERA) => {
    const headers = { authorization: `Bearer ${staff[by].token}` };
    const reply = await browserOn(app).post('/api/staff/invitations', { email, role }, headers);
    return { status: reply.status, body: reply.body };
  };

  /** The token in the so-many-th mail to somebody. */
  const mailed = async (count = 1, to = MEERA): Promise<string> => {
    const [newest] = await messagesTo(app, to, count);
    return /^[\w-]{32}$/m.exec(newest?.text ?? '')?.[0] ?? '';
  };

  const register = async (invitation: string, changes: object = {}) => {
    const form = { ...FORM, ...changes, invitation };
    const { status, body } = await browserOn(app).post('/api/auth/local/register', form);
    return { status, body };
  };
  const refusal = async (invitation: string, changes: object = {}) => {
    const { status, body } = await register(invitation, changes);
    return [status, body.message];
  };

  it('[API-47] [REG-29] is mailed, and makes an account of the form with first and last name', async () => {
    const { status, body } = await invite('admin', 'admin');
    expect([status, body]).toEqual([
      200,
      { success: true, expires_at: '2026-01-08T00:00:00.000Z' },
    ]);
    const made = await register(`\n ${await mailed()} `);
    expect(made.status).toBe(200);
    expect(made.body).toMatchObject({
      email: MEERA,
      firstName: 'Meera Anand',
      lastName: 'Iyer',
      role: 'admin',
      onboarded: true,
    });
    const current = await browserOn(app).get('/api/auth/user', made.body.access_token);
    expect(current.body.id).toBe(made.body.id);
    const entered = { username: MEERA, password: PASSWORD };
    const door = await browserOn(app).post('/api/auth/local/login', entered);
    expect([door.status, door.body.id]).toEqual([200, made.body.id]);
  });

  it('takes no phone that nobody has verified', async () => {
    await invite('admin');
    await register(await mailed());
    expect((await accountsIn(db.sql).byEmail(MEERA))?.phone).toBeNull();
  });

  it('comes from an admin and gives nothing that the inviter does not have', async () => {
    for (const by of STAFF_ROLES) {
      const statuses: [StaffRole, number][] = [];
      for (const role of STAFF_ROLES) statuses.push([role, (await invite(by, role)).status]);
      const admitted = statuses.filter(([, status]) => status === 200).map(([role]) => role);
      expect(admitted.toSorted(), by).toEqual(LETS_IN[by]);
    }
    const refused = await invite('ai_trainer', 'admin');
    expect([refused.status, refused.body.message]).toEqual([
      403,
      'You cannot invite somebody to this role.',
    ]);
  });

  it('[API-48] is wanted: without a good one nobody registers, and the refusal has a message', async () => {
    expect(await refusal('made-up-by-somebody')).toEqual(NOT_GOOD);
    await invite('admin');
    const token = await mailed();
    expect(await refusal(token, { email: EMAIL })).toEqual(NOT_GOOD);
    expect(await refusal(token.slice(1))).toEqual(NOT_GOOD);
    const weak = await register(token, { password: 'meera and her tooth' });
    expect([weak.status, weak.body.message]).toEqual([
      422,
      'This password holds your own name, address or number. Please choose another one.',
    ]);
    clock.advance(7 * DAY_MS);
    expect(await refusal(token)).toEqual(NOT_GOOD);
    expect(await accountsIn(db.sql).byEmail(MEERA)).toBeNull();
    await deleteOld({ db, clock });
    clock.advance(1);
    await deleteOld({ db, clock });
    expect(await db.sql.select().from(staffInvitations)).toEqual([]);
  });

  it('is good to the last moment of seven days, and until another one comes', async () => {
    await invite('admin', 'admin');
    const first = await mailed();
    clock.advance(1000);
    await invite('admin_dentist', 'ai_trainer');
    const second = await mailed(2);
    expect(await refusal(first)).toEqual(NOT_GOOD);
    clock.advance(7 * DAY_MS - 1);
    const made = await register(second);
    expect([made.status, made.body.role]).toEqual([200, 'ai_trainer']);
  });

  it('is used once: after a lost reply the same call signs in again, any other is refused', async () => {
    await invite('admin');
    const token = await mailed();
    const both = await Promise.all([register(token), register(token)]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    const again = await register(token);
    const ids = [...both, again].map(({ body }) => body.id);
    expect(new Set(ids).size).toBe(1);
    expect(new Set([...both, again].map(({ body }) => body.access_token)).size).toBe(3);
    expect(await refusal(token, { password: 'another good password' })).toEqual(NOT_GOOD);
  });

  it('tells the inviter nothing of who has an account: whoever has one reads that', async () => {
    const asha = await addSignedIn({ db, clock }, 'patient');
    const known = await invite('admin', 'ai_trainer', asha.email);
    expect(known).toEqual(await invite('admin'));
    expect(await mailed(1, asha.email)).toBe('');
    expect(await outboxOf(app, asha.email)).toMatchObject([
      { subject: 'You have an account at Toothwise' },
    ]);
  });

  it('makes no second account where the address has got one since', async () => {
    await invite('admin', 'admin', EMAIL);
    const token = await mailed(1, EMAIL);
    const asha = await addSignedIn({ db, clock }, 'patient');
    await accountsIn(db.sql).change(asha.id, { email: EMAIL });
    expect(await refusal(token, { email: EMAIL, firstName: 'Asha', lastName: 'Rao' })).toEqual([
      409,
      'There is an account with this email address already. Please sign in.',
    ]);
    expect((await accountsIn(db.sql).byEmail(EMAIL))?.role).toBe('patient');
  });

  it('is worth nothing once its inviter could not make it any more', async () => {
    await invite('admin_dentist', 'admin_dentist');
    const first = await mailed();
    await accountsIn(db.sql).change(staff.admin_dentist.id, { role: 'admin' });
    expect(await refusal(first)).toEqual(NOT_GOOD);
    clock.advance(1000);
    await invite('admin', 'admin');
    const second = await mailed(2);
    const headers = { authorization: `Bearer ${staff.admin.token}` };
    await browserOn(app).post('/api/account/erase', { password: null }, headers);
    expect(await refusal(second)).toEqual(NOT_GOOD);
  });

  it('is in no row once it was mailed, but as a fingerprint', async () => {
    await invite('admin');
    const token = await mailed();
    await register(token);
    for (const table of ['staff_invitations', 'messages', 'accounts', 'jobs', 'rate_counts']) {
      const { rows } = (await db.sql.execute(expression.raw(`select * from ${table}`))) as {
        rows: object[];
      };
      expect(JSON.stringify(rows), table).not.toContain(token);
    }
  });
});
