import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../../../server/db/connect.ts';
import {
  HOUSE,
  accounts,
  appointments,
  doctors,
  jobs,
  recordReads,
} from '../../../server/db/schema.ts';
import { randomIds } from '../../../server/lib/ids.ts';
import { accountsIn } from '../../../server/repositories/accounts.ts';
import { appointmentsIn } from '../../../server/repositories/appointments.ts';
import { settleAbsence } from '../../../server/services/appointments/absence.ts';
import { addStaff } from '../../kit/account-rows.ts';
import type { Member } from '../../kit/account-rows.ts';
import { freshDatabase } from '../../kit/databases.ts';
import { browserOn } from '../accounts/accounts.kit.ts';
import { MINUTE, NO_VISIT, booked } from '../rooms/rooms.kit.ts';
import type { Booked } from '../rooms/rooms.kit.ts';
import { addPayment, callAs, mailsTo, readAs, rowsIn } from './appointments.kit.ts';

const DAY = 24 * 60 * MINUTE;
const MISSED = 'Your video call at Toothwise did not take place';
const ATTENDED = 'What you told us about your video call at Toothwise';

describe('a call on another site that is looked into', () => {
  let db: Database;
  let house: Booked;
  let staff: Awaited<ReturnType<typeof addStaff>>;
  let payment: string;

  beforeEach(async () => {
    ({ db } = await freshDatabase());
    house = await booked(db, { MEETING_URL: 'https://meet.example/{id}' });
    staff = await addStaff({ db, clock: house.clock });
    await db.sql.update(accounts).set({ reminders: false });
    await mailsTo(house.app, house.asha, 1);
    payment = await addPayment(db, house.asha);
    await db.sql.update(appointments).set({ paymentId: payment });
    house.at(12 * MINUTE);
  });

  const report = () =>
    callAs({ app: house.app, token: house.asha.token }, `/${house.id}/absence`, {});
  const list = async (who: Member) => browserOn(house.app).get('/api/staff/absences', who.token);
  const settle = async (verdict: string, who: Member = staff.admin, id: string = house.id) => {
    const headers = { authorization: `Bearer ${who.token}` };
    const path = `/api/staff/absences/${id}/settle`;
    const { status, body } = await browserOn(house.app).post(path, { verdict }, headers);
    return { status, said: body.message as string | undefined };
  };
  const isFree = async () => {
    const { body } = await browserOn(house.app).get('/api/payments/paid', house.asha.token);
    return (body.payments as { id: string }[]).some(({ id }) => id === payment);
  };
  const own = async () => (await readAs(house.app, house.asha, `/${house.id}`)).body.appointment;

  const figures = async () =>
    (await browserOn(house.app).get('/api/staff/overview', staff.admin.token)).body.absences;
  /** Another call of which something was said. @returns its id */
  const addReported = async (
    saidAt: string,
    changes: { readonly isElsewhere?: boolean; readonly state?: 'missed' },
  ): Promise<string> => {
    const [row] = await rowsIn(db);
    if (row === undefined) throw new Error('nothing was booked');
    const id = randomIds.row();
    await appointmentsIn(db.sql).add({
      ...row,
      state: 'ended',
      paymentId: null,
      ...changes,
      id,
      absenceReportedAt: new Date(saidAt),
    });
    return id;
  };

  it('stands in the list of those who settle, with nothing of who the patient is, until it is settled', async () => {
    expect((await list(staff.admin)).body).toEqual({ absences: [] });
    await report();
    const { body } = await list(staff.admin);
    expect(body.absences).toEqual([
      {
        id: house.id,
        starts_at: '2026-01-02T04:30:00.000Z',
        minutes: 30,
        doctor: 'Dr. Meera Iyer',
        reported_at: '2026-01-02T04:42:00.000Z',
        is_paid: true,
      },
    ]);
    // However long nobody has looked into it.
    house.at(30 * DAY);
    expect(await figures()).toEqual({ missed: 0, open: 1 });
    await settle('missed');
    expect((await list(staff.admin)).body.absences).toEqual([]);
    expect((await figures()).open).toBe(0);
  });

  it('is missed where the dentist was not there: the money is free, and both are told', async () => {
    await report();
    for (let press = 0; press < 2; press += 1) {
      expect(await settle('missed')).toEqual({ status: 200, said: undefined });
    }
    expect(await isFree()).toBe(true);
    expect(await own()).toMatchObject({
      state: 'missed',
      absence_settled_at: '2026-01-02T04:42:00.000Z',
    });
    const [, mail] = await mailsTo(house.app, house.asha, 2);
    expect(mail).toMatchObject({ subject: MISSED, invite: null });
    expect(mail?.text).toContain('What you have paid is yours again.');
    const [told] = await mailsTo(house.app, house.doctor, 1);
    expect(told?.subject).toBe('A video call of yours at Toothwise counts as missed');
    expect(told?.text).toContain('2 January 2026');
    for (const secret of ['Asha', 'Rao', house.asha.email, house.id]) {
      expect(told?.text).not.toContain(secret);
    }
  });

  it('stays as it was where the dentist came: the patient reads where to write', async () => {
    await report();
    const planned = await db.sql.select().from(jobs).where(eq(jobs.kind, 'appointmentEnd'));
    for (let press = 0; press < 2; press += 1) expect((await settle('came')).status).toBe(200);
    expect(await isFree()).toBe(false);
    expect(await own()).toMatchObject({
      state: 'confirmed',
      can_report_absence: false,
      absence_settled_at: '2026-01-02T04:42:00.000Z',
    });
    const [, mail] = await mailsTo(house.app, house.asha, 2);
    expect(mail).toMatchObject({ subject: ATTENDED, invite: null });
    expect(mail?.text).toContain('Whom to write to stands at /about#contact.');
    expect(mail?.text).toContain('the app does not free your payment');
    await mailsTo(house.app, house.doctor, 0);
    // Said again, there is nothing new to look into.
    await report();
    expect((await list(staff.admin)).body.absences).toEqual([]);
    const after = await db.sql.select().from(jobs).where(eq(jobs.kind, 'appointmentEnd'));
    expect(after).toEqual(planned);
  });

  it('is said of one that was to be paid at the appointment without a word of a payment', async () => {
    await db.sql.update(appointments).set({ paymentId: null });
    await report();
    await settle('came');
    const [, mail] = await mailsTo(house.app, house.asha, 2);
    expect(mail?.text).toContain('you owe nothing for it: write to us.');
    expect(mail?.text).not.toContain('your payment');
  });

  it('is settled once, whoever presses in the same moment', async () => {
    await report();
    const both = await Promise.all([settle('came'), settle('missed')]);
    expect(new Set(both.map(({ status }) => status))).toEqual(new Set([200, 409]));
    const refused = both.find(({ status }) => status === 409);
    expect(refused?.said).toBe('This call was settled already. Load the list anew.');
    const [row] = await rowsIn(db);
    expect(await isFree()).toBe(row?.state === 'missed');
    expect(await db.sql.select().from(recordReads)).toHaveLength(1);
  });

  it('has who settled it in what the patient can read, by role', async () => {
    await report();
    await settle('came');
    const { body } = await browserOn(house.app).get('/api/account/export', house.asha.token);
    expect(body.data.record_reads).toEqual([
      {
        what: 'absence',
        resultId: null,
        readerRole: 'admin',
        readAt: '2026-01-02T04:42:00.000Z',
      },
    ]);
    expect(JSON.stringify(body)).not.toContain(staff.admin.id);
  });

  it('is settled by no dentist whose call it was, and by those alone who may', async () => {
    await report();
    await accountsIn(db.sql).change(house.doctor.id, { role: 'admin_dentist' });
    expect(await settle('came', house.doctor)).toEqual({
      status: 403,
      said: 'This call is your own. Somebody else has to settle it.',
    });
    for (const who of [staff.ai_trainer, house.asha]) {
      expect((await settle('missed', who)).status).toBe(403);
      expect((await list(who)).status).toBe(403);
    }
    expect(await rowsIn(db)).toMatchObject([{ state: 'confirmed', absenceSettledAt: null }]);
    expect(await db.sql.select().from(recordReads)).toEqual([]);
    expect((await settle('missed', staff.admin_dentist)).status).toBe(200);
  });

  it('is nothing to settle where nobody said anything, and for none', async () => {
    expect((await settle('missed')).status).toBe(409);
    expect(await isFree()).toBe(false);
    expect((await settle('missed', staff.admin, NO_VISIT)).status).toBe(404);
    expect((await settle('perhaps')).status).toBe(400);
    expect(await db.sql.select().from(recordReads)).toEqual([]);
  });

  it('stands in its turn, the oldest first, without those whose room has seen nobody', async () => {
    const later = await addReported('2026-01-02T06:00:00Z', { isElsewhere: true });
    await report();
    const earlier = await addReported('2026-01-02T04:40:00Z', { isElsewhere: true });
    await addReported('2026-01-02T04:39:00Z', { state: 'missed' });
    const { body } = await list(staff.admin);
    const ids = (body.absences as { id: string }[]).map(({ id }) => id);
    expect(ids).toEqual([earlier, house.id, later]);
    expect(await figures()).toEqual({ missed: 1, open: 3 });
    // What was missed is counted for seven days after it was said; what is open for good.
    house.at(7 * DAY + 9 * MINUTE);
    expect(await figures()).toEqual({ missed: 1, open: 3 });
    house.at(7 * DAY + 10 * MINUTE);
    expect(await figures()).toEqual({ missed: 0, open: 3 });
  });

  it('can be settled and told of long after its end', async () => {
    await report();
    house.at(9 * DAY);
    expect((await settle('came')).status).toBe(200);
    const [, mail] = await mailsTo(house.app, house.asha, 2);
    expect(mail?.subject).toBe(ATTENDED);
  });

  it('is settled by nobody who was its patient', async () => {
    await report();
    await accountsIn(db.sql).change(house.asha.id, { role: 'admin', organizationId: HOUSE });
    for (const verdict of ['missed', 'came']) {
      expect(await settle(verdict, house.asha)).toEqual({
        status: 403,
        said: 'This call is your own. Somebody else has to settle it.',
      });
    }
    expect([await isFree(), (await own()).absence_settled_at]).toEqual([false, null]);
    expect((await settle('missed')).status).toBe(200);
  });

  it('is told to its dentist long after its end, too', async () => {
    await report();
    house.at(9 * DAY);
    await settle('missed');
    const [told] = await mailsTo(house.app, house.doctor, 1);
    expect(told?.subject).toBe('A video call of yours at Toothwise counts as missed');
  });

  it('is missed, and told to the patient alone, where its dentist has no account', async () => {
    await db.sql.update(doctors).set({ accountId: null });
    await report();
    expect((await settle('missed')).status).toBe(200);
    const [, mail] = await mailsTo(house.app, house.asha, 2);
    expect(mail?.subject).toBe(MISSED);
    await mailsTo(house.app, house.doctor, 0);
    expect(await isFree()).toBe(true);
  });

  it('is settled with a row of who did it, whatever was found', async () => {
    await report();
    await settle('missed');
    expect(await db.sql.select().from(recordReads)).toMatchObject([
      { patientId: house.asha.id, readerId: staff.admin.id, what: 'absence', resultId: null },
    ]);
  });

  it('is not settled by somebody whose account is gone', async () => {
    await report();
    const settled = await settleAbsence(
      { db, clock: house.clock, ids: randomIds, wakeJobs: () => undefined },
      { settler: { id: NO_VISIT, organizationId: HOUSE }, id: house.id, verdict: 'missed' },
    );
    expect(settled).toBe('settlerGone');
    expect(await rowsIn(db)).toMatchObject([{ state: 'confirmed', absenceSettledAt: null }]);
  });

  it('does not come back when its time is over', async () => {
    await report();
    await settle('missed');
    house.at(40 * MINUTE);
    expect((await own()).state).toBe('missed');
  });
});
