import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../../../server/db/connect.ts';
import { accounts, appointments, paymentLedger, rooms } from '../../../server/db/schema.ts';
import { randomIds } from '../../../server/lib/ids.ts';
import { reportAbsence } from '../../../server/services/appointments/absence.ts';
import { enterRoom } from '../../../server/services/rooms/visits.ts';
import { freshDatabase } from '../../kit/databases.ts';
import { browserOn } from '../accounts/accounts.kit.ts';
import { MINUTE, NO_VISIT, booked, entryOf, waitingFor } from '../rooms/rooms.kit.ts';
import type { Booked } from '../rooms/rooms.kit.ts';
import { SATURDAY_TEN, addPayment, callAs, mailsTo, readAs, rowsIn } from './appointments.kit.ts';

const DAY = 24 * 60 * MINUTE;
const ELSEWHERE = { MEETING_URL: 'https://meet.example/{id}' };

describe('a call to which the dentist did not come', () => {
  let db: Database;
  let house: Booked;
  const open = async (env: Record<string, string> = {}) => {
    house = await booked(db, env);
    // Nobody is reminded meanwhile, and what confirms the booking is sent.
    await db.sql.update(accounts).set({ reminders: false });
    await mailsTo(house.app, house.asha, 1);
  };
  beforeEach(async () => {
    ({ db } = await freshDatabase());
  });

  const report = ({ asha, app, id } = house) =>
    callAs({ app, token: asha.token }, `/${id}/absence`, {});
  const own = async () =>
    (await readAs(house.app, house.asha, `/${house.id}`)).body.appointment as {
      state: string;
      can_report_absence: boolean;
      absence_reported_at: string | null;
      is_joinable: boolean;
    };
  /** Makes the booking one that was paid. @returns the payment */
  const pay = async (): Promise<string> => {
    const paymentId = await addPayment(db, house.asha);
    await db.sql.update(appointments).set({ paymentId }).where(eq(appointments.id, house.id));
    return paymentId;
  };
  const paidList = async () => {
    const { body } = await browserOn(house.app).get('/api/payments/paid', house.asha.token);
    return (body.payments as { id: string }[]).map(({ id }) => id);
  };
  /** What is needed where nothing but the database counts. */
  const deps = () => ({
    db,
    clock: house.clock,
    ids: randomIds,
    wakeJobs: () => undefined,
    meetingUrl: null,
    ice: { stunUrls: [], turn: null },
  });
  const asked = () => ({ ownerId: house.asha.id, id: house.id });

  it('can be said from ten minutes after the start, once, and nothing is owed', async () => {
    await open();
    const { at, patient } = house;
    at(-5 * MINUTE);
    await entryOf(patient);
    at(10 * MINUTE - 1);
    expect((await own()).can_report_absence).toBe(false);
    const early = await report();
    expect([early.status, early.body.message]).toEqual([
      422,
      'Please wait a little. You can say this from 10:10 AM (India time).',
    ]);
    at(10 * MINUTE);
    expect((await own()).can_report_absence).toBe(true);
    for (let press = 0; press < 2; press += 1) {
      const { status, body } = await report();
      expect([status, body.appointment.state]).toEqual([200, 'missed']);
    }
    expect(await own()).toMatchObject({
      state: 'missed',
      can_report_absence: false,
      absence_reported_at: '2026-01-02T04:40:00.000Z',
      is_joinable: false,
    });
    const [, mail] = await mailsTo(house.app, house.asha, 2);
    expect(mail?.subject).toBe('Your video call at Toothwise did not take place');
    expect(mail?.text).toContain('You owe nothing for it.');
    expect(mail?.invite).toBeNull();
    // It has no end of its own any more.
    at(40 * MINUTE);
    expect((await own()).state).toBe('missed');
  });

  it('gives its payment free: another time can be had for it, or all the money', async () => {
    await open();
    const payment = await pay();
    expect(await paidList()).toEqual([]);
    house.at(12 * MINUTE);
    expect((await report()).status).toBe(200);
    expect(await paidList()).toEqual([payment]);
    const [, mail] = await mailsTo(house.app, house.asha, 2);
    expect(mail?.text).toContain('What you have paid is yours again.');
    const again = await callAs({ app: house.app, token: house.asha.token }, '/schedule', {
      patientName: 'Asha Rao',
      patientEmail: house.asha.email,
      patientPhone: '9876543210',
      scheduledTime: SATURDAY_TEN,
      payment_id: payment,
    });
    expect(again.status).toBe(200);
    expect(await paidList()).toEqual([]);
    // Said once more it does not give free what is booked again.
    expect((await report()).body.appointment.state).toBe('missed');
    expect(await paidList()).toEqual([]);
  });

  it('is not said of a call to which the dentist came: the time is named', async () => {
    await open();
    const payment = await pay();
    house.at(3 * MINUTE);
    await entryOf(house.dentist);
    house.at(15 * MINUTE);
    await entryOf(house.dentist);
    const { status, body } = await report();
    expect([status, body.message]).toEqual([
      422,
      'The dentist came into the call at 10:03 AM (India time). So the app cannot free your payment by itself.',
    ]);
    expect((await own()).state).toBe('confirmed');
    expect(await paidList()).not.toContain(payment);
    const [row] = await rowsIn(db);
    expect([row?.doctorCameAt, row?.patientCameAt]).toEqual([
      new Date('2026-01-02T04:33:00Z'),
      null,
    ]);
    await mailsTo(house.app, house.asha, 1);
  });

  it('forgets who came before the appointment was moved', async () => {
    await open();
    house.at(-5 * MINUTE);
    await entryOf(house.dentist);
    const moved = await callAs(
      { app: house.app, token: house.asha.token },
      `/${house.id}/reschedule`,
      { scheduledTime: SATURDAY_TEN },
    );
    expect(moved.status).toBe(200);
    expect(await rowsIn(db)).toMatchObject([{ patientCameAt: null, doctorCameAt: null }]);
    house.at(DAY + 10 * MINUTE);
    expect((await report()).body.appointment.state).toBe('missed');
  });

  it('can be said for seven days, also when its time is over, and by its patient alone', async () => {
    await open();
    const { app, ravi, id } = house;
    house.at(7 * DAY - 1);
    expect((await own()).can_report_absence).toBe(true);
    expect((await callAs({ app, token: ravi.token }, `/${id}/absence`, {})).status).toBe(404);
    const { doctor } = house;
    expect((await callAs({ app, token: doctor.token }, `/${id}/absence`, {})).status).toBe(404);
    house.at(7 * DAY);
    expect((await own()).can_report_absence).toBe(false);
    const late = await report();
    expect([late.status, late.body.message]).toEqual([
      422,
      'This can be said here for 7 days after the call.',
    ]);
    house.clock.advance(-1);
    expect((await report()).body.appointment.state).toBe('missed');
    // Long over, and told of all the same.
    await mailsTo(house.app, house.asha, 2);
  });

  it('closes the room, for a dentist who comes after that, too', async () => {
    await open();
    const { patient, dentist, at } = house;
    at(0);
    const { visit } = await entryOf(patient);
    expect((await patient.read()).body.room.absence_in_ms).toBe(10 * MINUTE);
    expect((await dentist.read()).body.room.absence_in_ms).toBeNull();
    at(11 * MINUTE);
    expect((await patient.read()).body.room.absence_in_ms).toBe(0);
    // Whoever waits in the room on another device is told in the same moment.
    const { answer } = await waitingFor(house.clock, () => patient.news({ visit, after: 0 }));
    await report();
    expect((await answer).body.news.phase).toBe('over');
    expect((await patient.read()).body.room).toMatchObject({ phase: 'over', absence_in_ms: null });
    expect((await dentist.enter()).body).toMatchObject({ room: { phase: 'over' }, entry: null });
    expect(await rowsIn(db)).toMatchObject([{ state: 'missed', doctorCameAt: null }]);
    const calls = await browserOn(house.app).get(
      '/api/teleconsultations/calls',
      house.doctor.token,
    );
    expect(calls.body.calls).toEqual([]);
  });

  it('is one or the other when the dentist comes in the same moment', async () => {
    await open();
    const payment = await pay();
    house.at(10 * MINUTE);
    const [first, second, entered] = await Promise.all([
      reportAbsence(deps(), asked()),
      reportAbsence(deps(), asked()),
      enterRoom(deps(), { accountId: house.doctor.id, id: house.id }),
    ]);
    const [row] = await rowsIn(db);
    const isMissed = row?.state === 'missed';
    expect(isMissed).toBe(row?.doctorCameAt === null);
    expect(entered?.entry === null).toBe(isMissed);
    const kinds = [first.kind, second.kind].toSorted();
    expect(kinds).toEqual(isMissed ? ['booked', 'booked'] : ['came', 'came']);
    expect((await paidList()).includes(payment)).toBe(isMissed);
    expect(await db.sql.select().from(paymentLedger)).toEqual([]);
  });

  it('is whole or not at all where the server is lost in between', async () => {
    await open();
    house.at(10 * MINUTE);
    const lost: Database = {
      ...db,
      transaction: (work) =>
        db.transaction(async (sql) => {
          await work(sql);
          throw new Error('lost');
        }),
    };
    await expect(reportAbsence({ ...deps(), db: lost }, asked())).rejects.toThrow('lost');
    expect(await rowsIn(db)).toMatchObject([{ state: 'confirmed', absenceReportedAt: null }]);
    await mailsTo(house.app, house.asha, 1);
    expect((await reportAbsence(deps(), asked())).kind).toBe('booked');
    await mailsTo(house.app, house.asha, 1);
  });

  it('is left to a person where the call is held on another site', async () => {
    await open(ELSEWHERE);
    const payment = await pay();
    house.at(10 * MINUTE);
    for (let press = 0; press < 2; press += 1) {
      const { status, body } = await report();
      expect([status, body.appointment.state]).toEqual([200, 'confirmed']);
      expect(body.appointment.absence_reported_at).toBe('2026-01-02T04:40:00.000Z');
      expect(body.appointment.can_report_absence).toBe(false);
      house.at(11 * MINUTE);
    }
    expect(await paidList()).not.toContain(payment);
    await mailsTo(house.app, house.asha, 1);
    expect((await house.patient.read()).body.room).toMatchObject({
      phase: 'open',
      absence_in_ms: null,
    });
  });

  it('remembers that a call was held elsewhere, also when that is no longer so', async () => {
    await open(ELSEWHERE);
    house.at(0);
    await house.dentist.read();
    expect(await db.sql.select().from(rooms)).toMatchObject([{ doctorVisit: null }]);
    house.at(10 * MINUTE);
    const reported = await reportAbsence(deps(), asked());
    expect(reported).toMatchObject({
      kind: 'booked',
      attended: { appointment: { state: 'confirmed' } },
    });
  });

  it('is refused for one that was cancelled, and for none', async () => {
    await open();
    const { app, asha, id } = house;
    await callAs({ app, token: asha.token }, `/${id}/cancel`, { reason: 'I am away' });
    house.at(10 * MINUTE);
    const { status, body } = await report();
    expect([status, body.message]).toEqual([
      422,
      'This cannot be done with the appointment as it is now.',
    ]);
    expect((await callAs({ app, token: asha.token }, `/${NO_VISIT}/absence`, {})).status).toBe(404);
  });
});
