import { count, countDistinct, sql as expression } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../../../../server/db/connect.ts';
import { appointments, recordReads } from '../../../../server/db/schema.ts';
import { randomIds } from '../../../../server/lib/ids.ts';
import { accountsIn } from '../../../../server/repositories/accounts.ts';
import { remind } from '../../../../server/services/appointments/reminders.ts';
import { addSignedIn, addStaff } from '../../../kit/account-rows.ts';
import type { Member } from '../../../kit/account-rows.ts';
import { DATABASES } from '../../../kit/databases.ts';
import type { stepClock } from '../../../kit/server.ts';
import { browserOn } from '../../accounts/accounts.kit.ts';
import {
  FRIDAY_TEN,
  SATURDAY_TEN,
  bookingOf,
  callAs,
  consultations,
  mailsTo,
  rowsIn,
  soon,
} from '../appointments.kit.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const REMINDER = 'A reminder of your video call at Toothwise';

describe.each(DATABASES)('reminders on $database', ({ fresh }) => {
  let app: FastifyInstance;
  let db: Database;
  let clock: ReturnType<typeof stepClock>;
  let asha: Member;
  let staff: Awaited<ReturnType<typeof addStaff>>;
  let id: string;

  beforeEach(async () => {
    ({ db } = await fresh());
    ({ app, clock, asha } = await consultations(db));
    staff = await addStaff({ db, clock });
    const { body } = await callAs({ app, ...asha }, '/book', bookingOf(asha));
    id = body.appointment.id;
    await mailsTo(app, asha, 1);
  });

  /** Goes on to so long before a moment. */
  const goTo = (iso: string, beforeMs: number) =>
    clock.advance(Date.parse(iso) - beforeMs - clock.now().getTime());
  /** Lets the jobs look twice: what they had to do is done. */
  const settle = async () => {
    clock.advance(10_000);
    await new Promise((resolve) => setTimeout(resolve, 300));
  };
  const list = async (who: Member) => browserOn(app).get('/api/staff/reminders', who.token);
  const remindersOf = async () => (await list(staff.admin)).body.appointments[0].reminders;
  const send = async (who: Member, which = id) => {
    const headers = { authorization: `Bearer ${who.token}` };
    const { status, body, reply } = await browserOn(app).post(
      `/api/staff/reminders/${which}/send`,
      {},
      headers,
    );
    return { status, message: body.message, after: reply.headers['retry-after'] };
  };

  it('go out a day and an hour before, once each, without an invitation', async () => {
    goTo(FRIDAY_TEN, 24 * HOUR + 20_000);
    await settle();
    await mailsTo(app, asha, 1);
    goTo(FRIDAY_TEN, 24 * HOUR - 10_000);
    expect((await mailsTo(app, asha, 2))[1]).toMatchObject({ subject: REMINDER, invite: null });
    goTo(FRIDAY_TEN, HOUR - 10_000);
    expect((await mailsTo(app, asha, 3))[2]?.subject).toBe(REMINDER);
    goTo(FRIDAY_TEN, 0);
    await settle();
    await mailsTo(app, asha, 3);
  });

  it('are not doubled by a process that was lost while it reminded', async () => {
    const deps = { db, clock, ids: randomIds, wakeJobs: () => undefined };
    for (let time = 0; time < 3; time += 1) await remind(deps, `${id}:0:hourBefore`);
    goTo(FRIDAY_TEN, HOUR - 10_000);
    await mailsTo(app, asha, 2);
    await settle();
    await mailsTo(app, asha, 2);
  });

  it('follow an appointment that is moved, and leave its old time alone', async () => {
    await callAs({ app, ...asha }, `/${id}/reschedule`, { scheduledTime: SATURDAY_TEN });
    await mailsTo(app, asha, 2);
    goTo(FRIDAY_TEN, HOUR - 10_000);
    // A day before the new time it is an hour past the old one's reminder.
    await settle();
    await mailsTo(app, asha, 2);
    goTo(SATURDAY_TEN, 24 * HOUR - 10_000);
    expect((await mailsTo(app, asha, 3))[2]?.text).toContain('3 January 2026 at 10:00 (IST)');
  });

  it('of 25 calls are listed with one statement for the names that are shown', async () => {
    const [booked] = await rowsIn(db);
    if (!booked) throw new Error('nothing is booked');
    for (let call = 1; call < 25; call += 1) {
      const patient = await addSignedIn({ db, clock }, 'patient');
      const startsAt = new Date(booked.startsAt.getTime() + call * HOUR);
      const own = { id: randomIds.row(), ownerId: patient.id, startsAt };
      await db.sql.insert(appointments).values({ ...booked, ...own });
    }
    expect((await list(staff.admin)).body.appointments).toHaveLength(25);
    const [reads] = await db.sql
      .select({ rows: count(), statements: countDistinct(expression`cmin::text`) })
      .from(recordReads);
    expect(reads).toEqual({ rows: 25, statements: 1 });
  });

  it('of a cancelled appointment, or of somebody who wants none, are not sent', async () => {
    await accountsIn(db.sql).change(asha.id, { reminders: false });
    goTo(FRIDAY_TEN, 24 * HOUR - 10_000);
    await settle();
    await mailsTo(app, asha, 1);
    expect(await remindersOf()).toMatchObject([
      { kind: 'dayBefore', state: 'skipped' },
      { kind: 'hourBefore', state: 'planned' },
    ]);
    await accountsIn(db.sql).change(asha.id, { reminders: true });
    await callAs({ app, ...asha }, `/${id}/cancel`, { reason: 'I am away' });
    goTo(FRIDAY_TEN, HOUR - 10_000);
    await settle();
    expect((await mailsTo(app, asha, 2))[1]?.subject).toContain('cancelled');
  });

  it('[ROUTE-40] [ROUTE-41] are seen by who may trigger them or consults: when, who and with whom, never about what', async () => {
    const line = {
      id,
      starts_at: '2026-01-02T04:30:00.000Z',
      minutes: 30,
      doctor: 'Dr. Meera Iyer',
      patient_name: 'Asha Rao',
      wants_reminders: true,
      is_mailed: true,
      reminders: [
        { kind: 'dayBefore', state: 'planned', at: '2026-01-01T04:30:00.000Z' },
        { kind: 'hourBefore', state: 'planned', at: '2026-01-02T03:30:00.000Z' },
      ],
    };
    for (const who of [staff.admin, staff.admin_dentist]) {
      expect(await list(who)).toEqual({ status: 200, body: { appointments: [line] } });
    }
    expect(await db.sql.select().from(recordReads)).toMatchObject([
      { patientId: asha.id, readerId: staff.admin.id, what: 'name' },
      { patientId: asha.id, readerId: staff.admin_dentist.id, what: 'name' },
    ]);
    expect((await list(staff.ai_trainer)).status).toBe(403);
    expect((await list(asha)).status).toBe(403);
  });

  it('are seen for the next seven days', async () => {
    const far = { scheduledTime: '2026-01-08T10:00:00+05:30' };
    expect((await callAs({ app, ...asha }, '/book', bookingOf(asha, far))).status).toBe(200);
    expect((await list(staff.admin)).body.appointments).toHaveLength(1);
    goTo(FRIDAY_TEN, 0);
    const [only, ...others] = (await list(staff.admin)).body.appointments;
    expect([only.starts_at, others]).toEqual(['2026-01-08T04:30:00.000Z', []]);
  });

  it('are sent by hand at once, and not again within ten minutes', async () => {
    expect((await send(staff.admin)).status).toBe(200);
    const subjects = (await mailsTo(app, asha, 2)).map(({ subject }) => subject);
    expect(subjects).toContain(REMINDER);
    await soon(async () =>
      expect((await remindersOf())[0]).toEqual({
        kind: 'byHand',
        state: 'sent',
        at: '2026-01-01T00:00:00.000Z',
      }),
    );
    clock.advance(10 * MINUTE - 1);
    const soonAgain = await send(staff.admin_dentist);
    expect(soonAgain).toEqual({
      status: 429,
      message: 'Somebody has reminded of this appointment within the last ten minutes.',
      after: '1',
    });
    clock.advance(1);
    expect((await send(staff.admin_dentist)).status).toBe(200);
    await mailsTo(app, asha, 3);
  });

  it('by hand go out once when two of the staff press at the same moment', async () => {
    const both = await Promise.all([send(staff.admin), send(staff.admin_dentist)]);
    expect(new Set(both.map(({ status }) => status))).toEqual(new Set([200, 429]));
    await mailsTo(app, asha, 2);
  });

  it('by hand are refused where there is nobody to remind', async () => {
    expect((await send(staff.admin, '00000000-0000-4000-8000-000000000009')).status).toBe(404);
    expect((await send(staff.ai_trainer)).status).toBe(403);
    await accountsIn(db.sql).change(asha.id, { reminders: false });
    expect((await send(staff.admin)).message).toBe('This person does not want to be reminded.');
    await accountsIn(db.sql).change(asha.id, { reminders: true });
    goTo(FRIDAY_TEN, 0);
    expect((await send(staff.admin)).message).toBe('This appointment has begun already.');
    expect(await rowsIn(db)).toHaveLength(1);
  });
});
