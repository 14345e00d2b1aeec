import type { FastifyInstance } from 'fastify';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import type { OwnHours } from '../../../../contracts/endpoints/own-hours.ts';
import { REFUND } from '../../../../contracts/texts/en/refund.ts';
import type { Database } from '../../../../server/db/connect.ts';
import { appointments } from '../../../../server/db/schema.ts';
import { randomIds } from '../../../../server/lib/ids.ts';
import { paymentsIn } from '../../../../server/repositories/payments.ts';
import { applyEvent } from '../../../../server/services/payments/apply-event.ts';
import { addSignedIn } from '../../../kit/account-rows.ts';
import type { Member } from '../../../kit/account-rows.ts';
import { DATABASES } from '../../../kit/databases.ts';
import { UNKNOWN_SELLER } from '../../../kit/operator.ts';
import type { stepClock } from '../../../kit/server.ts';
import { accountsApp, browserOn } from '../../accounts/accounts.kit.ts';
import { MINUTE, addDoctorWithAccount, callerOf, entryOf } from '../../rooms/rooms.kit.ts';
import {
  FRIDAY_ELEVEN,
  FRIDAY_TEN,
  SATURDAY_TEN,
  addPayment,
  bookingOf,
  callAs,
  mailsTo,
  readAs,
  rowsIn,
} from '../appointments.kit.ts';

const FRIDAY = '2026-01-02';
const ON_FRIDAY = { first_day: FRIDAY, last_day: FRIDAY };
const CANCELLED = 'Your video call at Toothwise is cancelled';

describe.each(DATABASES)("a dentist's own hours on $database", ({ fresh }) => {
  let app: FastifyInstance;
  let db: Database;
  let clock: ReturnType<typeof stepClock>;
  let dentist: Member;
  let asha: Member;

  beforeEach(async () => {
    ({ db } = await fresh());
    ({ app, clock } = await accountsApp(db));
    dentist = await addDoctorWithAccount({ db, clock });
    asha = await addSignedIn({ db, clock }, 'patient');
  });

  const read = ({ token } = dentist) => browserOn(app).get('/api/own-hours', token);
  const current = async (): Promise<OwnHours> => (await read()).body.hours;
  const change = async (changes: object, { token } = dentist) => {
    const { version: after, ...week } = await current();
    const { status, body } = await browserOn(app).post(
      '/api/own-hours',
      { after, ...week, calls: [], ...changes },
      { authorization: `Bearer ${token}` },
    );
    return { status, body };
  };
  const book = (who: Member, scheduledTime = FRIDAY_TEN) =>
    callAs({ app, ...who }, '/book', bookingOf(who, { scheduledTime }));
  const freeOn = async (day: string): Promise<string[]> => {
    const url = `/api/teleconsultations/slots?from=${day}&days=1`;
    const [found] = (await app.inject({ url })).json().days;
    return found.slots.flatMap((slot: { free: boolean; time: string }) =>
      slot.free ? [slot.time] : [],
    );
  };

  it('[NEW-70] are read and changed as a whole, and the free times follow them', async () => {
    expect(await current()).toMatchObject({ version: 0, least_notice: null, leaves: [] });
    expect((await current()).hours).toHaveLength(12);
    const hours = [
      { weekday: 5, from: 15 * 60, to: 17 * 60 },
      { weekday: 5, from: 9 * 60, to: 10 * 60 },
      { weekday: 5, from: 10 * 60 + 30, to: 11 * 60 },
    ];
    const { status, body } = await change({ hours });
    expect([status, body.calls]).toEqual([200, []]);
    expect(body.hours).toMatchObject({ version: 1, hours: [hours[1], hours[2], hours[0]] });
    expect(await current()).toEqual(body.hours);
    const times = ['09:00', '09:30', '10:30', '15:00', '15:30', '16:00', '16:30'];
    expect(await freeOn(FRIDAY)).toEqual(times);
    expect(await freeOn('2026-01-03')).toEqual([]);
  });

  it('[NEW-70] has no free time inside a leave, and a leave that is over is forgotten', async () => {
    const long = { first_day: '2026-01-05', last_day: '2026-01-07' };
    const within = { first_day: '2026-01-06', last_day: '2026-01-06' };
    const past = { first_day: '2025-12-01', last_day: '2025-12-31' };
    const { body } = await change({ leaves: [within, ON_FRIDAY, long, past] });
    expect(body.hours.leaves).toEqual([ON_FRIDAY, long]);
    for (const day of [FRIDAY, '2026-01-05', '2026-01-06', '2026-01-07']) {
      expect(await freeOn(day), day).toEqual([]);
    }
    expect(await freeOn('2026-01-08')).toHaveLength(15);
    expect((await book(asha)).status).toBe(409);
    clock.advance(2 * 24 * 60 * MINUTE);
    expect((await current()).leaves).toEqual([long]);
  });

  it('[NEW-72] lets calls of the same day be booked where the dentist allows it, and no sooner', async () => {
    // The tests' clock stands at half past five in the morning of Thursday in India.
    const nine = '2026-01-01T09:00:00+05:30';
    expect((await book(asha, nine)).status).toBe(422);
    await change({ least_notice: 240 });
    expect((await book(asha, nine)).status).toBe(422);
    await change({ least_notice: 120 });
    const { days } = (await app.inject({ url: '/api/teleconsultations/slots' })).json();
    expect([days[0].date, days.length]).toEqual(['2026-01-01', 31]);
    expect((await book(asha, nine)).status).toBe(200);
  });

  it('[NEW-71] lists booked calls that would lie outside, and changes nothing before it is said what becomes of them', async () => {
    const { body: booked } = await book(asha);
    await book(asha, FRIDAY_ELEVEN);
    const ravi = await addSignedIn({ db, clock }, 'patient');
    await book(ravi, SATURDAY_TEN);
    for (const changes of [
      { leaves: [ON_FRIDAY] },
      { hours: [{ weekday: 6, from: 540, to: 1050 }] },
    ]) {
      const { status, body } = await change(changes);
      expect(status).toBe(200);
      expect(body.calls).toMatchObject([{ starts_at: FRIDAY_TEN }, { starts_at: FRIDAY_ELEVEN }]);
      expect(body.calls[0]).toEqual({
        id: booked.appointment.id,
        starts_at: FRIDAY_TEN,
        minutes: 30,
        is_paid: false,
        is_held: false,
      });
      expect(body.hours).toEqual(await current());
      // One of two is not enough.
      const calls = [{ id: booked.appointment.id, money: 'back' }];
      expect((await change({ ...changes, calls })).body.calls).toHaveLength(2);
    }
    expect(await current()).toMatchObject({ version: 0, leaves: [] });
    const states = (await rowsIn(db)).map(({ state }) => state);
    expect(states).toEqual(['confirmed', 'confirmed', 'confirmed']);
    await mailsTo(app, asha, 2);
  });

  it('[NEW-71] calls off what was decided, once, with the money that was chosen', async () => {
    const ravi = await addSignedIn({ db, clock }, 'patient');
    const paidBy = async (who: Member, scheduledTime: string) => {
      const payment_id = await addPayment(db, who, { state: 'awaiting' });
      const given = { db, clock, ids: randomIds, seller: UNKNOWN_SELLER };
      for (const event of [
        { type: 'opened' } as const,
        { type: 'captured', captureId: `pay_${payment_id}`, amount: 299_00 } as const,
      ]) {
        await applyEvent(given, payment_id, { event, source: 'provider' });
      }
      const body = bookingOf(who, { scheduledTime, payment_id });
      const { status, body: reply } = await callAs({ app, ...who }, '/schedule', body);
      expect(status).toBe(200);
      return { id: reply.appointment.id as string, payment_id };
    };
    const back = await paidBy(asha, FRIDAY_TEN);
    const kept = await paidBy(ravi, FRIDAY_ELEVEN);
    await book(ravi, SATURDAY_TEN);
    const { version: after, ...week } = await current();
    const wanted = {
      ...week,
      after,
      leaves: [ON_FRIDAY],
      calls: [
        { id: back.id, money: 'back' },
        { id: kept.id, money: 'kept' },
      ],
    };
    // A reply may be lost: the same once more is the same.
    for (let press = 0; press < 2; press += 1) {
      const { status, body } = await change(wanted);
      expect([status, body.calls, body.hours.version]).toEqual([200, [], 1]);
    }
    expect((await change({ ...wanted, leaves: [] })).status).toBe(409);
    expect(await freeOn(FRIDAY)).toEqual([]);
    const calledOff = async (who: Member, count: number) =>
      (await mailsTo(app, who, count)).filter(({ subject }) => subject === CANCELLED);
    const ashas = await calledOff(asha, 2);
    expect(ashas).toHaveLength(1);
    expect(ashas[0]?.text).toContain('We are sorry: the dentist cannot be there');
    expect(ashas[0]?.text).toContain(REFUND.goesBack('₹299'));
    const ravis = await calledOff(ravi, 3);
    expect(ravis).toHaveLength(1);
    expect(ravis[0]?.text).toContain(REFUND.isKept('₹299'));
    const stateOf = async (payment: string) => (await paymentsIn(db.sql).byId(payment))?.state;
    expect(await stateOf(back.payment_id)).toBe('refunding');
    expect(await stateOf(kept.payment_id)).toBe('settled');
    const own = (await readAs(app, asha, `/${back.id}`)).body.appointment;
    expect([own.state, own.cancel_reason]).toEqual([
      'cancelled',
      'The dentist cannot be there at this time.',
    ]);
  });

  it('[NEW-71] lists a time for which somebody pays, and late money is free for another one', async () => {
    const asked = { scheduledTime: FRIDAY_TEN, product: 'videoCall15' };
    const held = await callAs({ app, ...asha }, '/hold', bookingOf(asha, asked));
    const { id } = held.body.appointment;
    expect((await change({ leaves: [ON_FRIDAY] })).body.calls).toMatchObject([
      { id, is_held: true, is_paid: false },
    ]);
    await change({ leaves: [ON_FRIDAY], calls: [{ id, money: 'back' }] });
    const payment_id = await addPayment(db, asha);
    const confirmed = await callAs({ app, ...asha }, `/${id}/confirm`, { payment_id });
    expect(confirmed.status).toBe(409);
    expect((await rowsIn(db)).map(({ state }) => state)).toEqual(['cancelled']);
    const { body } = await browserOn(app).get('/api/payments/paid', asha.token);
    expect(body.payments).toMatchObject([{ id: payment_id }]);
  });

  it('[NEW-71] lets a hold that has run out give way, so that it is confirmed no more inside a leave', async () => {
    const asked = { scheduledTime: FRIDAY_TEN, product: 'videoCall15' };
    const { id } = (await callAs({ app, ...asha }, '/hold', bookingOf(asha, asked))).body
      .appointment;
    await db.sql
      .update(appointments)
      .set({ heldUntil: clock.now() })
      .where(eq(appointments.id, id));
    expect((await change({ leaves: [ON_FRIDAY] })).body.calls).toEqual([]);
    const payment_id = await addPayment(db, asha);
    expect((await callAs({ app, ...asha }, `/${id}/confirm`, { payment_id })).status).toBe(409);
  });

  it('leaves a call alone in which both have been', async () => {
    const { id } = (await book(asha)).body.appointment;
    clock.advance(new Date(FRIDAY_TEN).getTime() - clock.now().getTime() - 5 * MINUTE);
    for (const who of [asha, dentist]) await entryOf(callerOf(app, who, id));
    const { body } = await change({ leaves: [ON_FRIDAY] });
    expect([body.calls, body.hours.version]).toEqual([[], 1]);
    expect((await rowsIn(db)).map(({ state }) => state)).toEqual(['confirmed']);
  });

  it('are nobody else’s: 404 for whoever does not consult, staff included', async () => {
    const admin = await addSignedIn({ db, clock }, 'admin');
    for (const who of [asha, admin]) {
      expect((await read(who)).status).toBe(404);
      expect((await change({}, who)).status).toBe(404);
    }
    // A dentist calls off their own calls alone, and reads of no other.
    const { id } = (await book(asha)).body.appointment;
    const other = await addDoctorWithAccount({ db, clock }, 'Dr. Anil Rao');
    const { version: after, ...week } = (await read(other)).body.hours;
    const asked = { after, ...week, leaves: [ON_FRIDAY], calls: [{ id, money: 'back' }] };
    const authorization = `Bearer ${other.token}`;
    const { body } = await browserOn(app).post('/api/own-hours', asked, { authorization });
    expect([body.calls, body.hours.leaves]).toEqual([[], [ON_FRIDAY]]);
    expect((await rowsIn(db)).map(({ state }) => state)).toEqual(['confirmed']);
  });

  it('are refused in words where they do not fit together', async () => {
    const friday = (from: number, to: number) => ({ weekday: 5, from, to });
    const said = async (changes: object) => {
      const { status, body } = await change(changes);
      return [status, body.message];
    };
    expect(await said({ hours: [friday(600, 600)] })).toEqual([
      422,
      'Friday: The end must be later than the start.',
    ]);
    expect(await said({ hours: [friday(540, 700), friday(690, 800)] })).toEqual([
      422,
      'Friday: Two times overlap. Leave them apart or make them one.',
    ]);
    const four = [540, 600, 660, 720].map((from) => friday(from, from + 30));
    expect(await said({ hours: four })).toEqual([422, 'Friday: A day has at most 3 times.']);
    expect((await said({ leaves: [{ first_day: '2026-01-03', last_day: '2026-01-02' }] }))[0]).toBe(
      422,
    );
    expect((await current()).version).toBe(0);
  });

  it('[NEW-73] takes no booking inside a leave or outside new hours, whatever comes in the same moment', async () => {
    const people = [];
    for (let index = 0; index < 8; index += 1) {
      people.push(await addSignedIn({ db, clock }, 'patient'));
    }
    const times = ['10:00', '10:30', '11:00', '11:30', '12:00', '14:00', '14:30', '15:00'];
    const days = ['2026-01-05', '2026-01-06', '2026-01-07'];
    for (const [round, day] of days.entries()) {
      const isLeave = round % 2 === 0;
      const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
      const { version: after, ...week } = await current();
      const wanted = isLeave
        ? { ...week, leaves: [...week.leaves, { first_day: day, last_day: day }] }
        : { ...week, hours: week.hours.filter((each) => each.weekday !== weekday) };
      const asking = () =>
        browserOn(app).post(
          '/api/own-hours',
          { after, ...wanted, calls: [] },
          { authorization: `Bearer ${dentist.token}` },
        );
      const bookings = people.map(
        (who, at) => () => book(who, `${day}T${times[at] ?? '10:00'}:00+05:30`),
      );
      bookings.splice(1 + round * 2, 0, asking as unknown as (typeof bookings)[number]);
      const replies = await Promise.all(bookings.map((send) => send()));
      for (const { status } of replies) expect([200, 409]).toContain(status);
      const changed = replies[1 + round * 2] as unknown as Awaited<ReturnType<typeof asking>>;
      expect(changed.status).toBe(200);
      const live = (await rowsIn(db)).filter(
        ({ startsAt, state }) => state === 'confirmed' && startsAt.toISOString().startsWith(day),
      );
      const isChanged = (await current()).version > after;
      expect(isChanged).toBe(changed.body.calls.length === 0);
      // Either the change came first, or the bookings stand and the dentist has read of one at least.
      if (isChanged) expect(live).toEqual([]);
      else expect(live.length).toBeGreaterThan(0);
      // What is listed then is called off, and the day is empty for good.
      if (isChanged) continue;
      const calls = live.map(({ id }) => ({ id, money: 'back' }));
      expect((await change({ ...wanted, calls })).body.calls).toEqual([]);
      expect(await freeOn(day)).toEqual([]);
      const left = (await rowsIn(db)).filter(
        ({ startsAt, state }) => state === 'confirmed' && startsAt.toISOString().startsWith(day),
      );
      expect(left).toEqual([]);
    }
  });
});
