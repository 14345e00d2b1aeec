import type { FastifyInstance } from 'fastify';
import { beforeEach, describe, expect, it } from 'vitest';
import { HOLD_MS } from '../../../../contracts/booking/slots.ts';
import { DEFAULT_PRICES } from '../../../../contracts/payments/products.ts';
import type { Database } from '../../../../server/db/connect.ts';
import { paymentsIn } from '../../../../server/repositories/payments.ts';
import { randomIds } from '../../../../server/lib/ids.ts';
import * as bookings from '../../../../server/services/appointments/booking.ts';
import type { Member } from '../../../kit/account-rows.ts';
import { DATABASES } from '../../../kit/databases.ts';
import type { stepClock } from '../../../kit/server.ts';
import { accountsApp } from '../../accounts/accounts.kit.ts';
import {
  FRIDAY_ELEVEN,
  addPayment,
  bookingOf,
  callAs,
  consultations,
  mailsTo,
  readAs,
  rowsIn,
  soon,
} from '../appointments.kit.ts';

const TAKEN = 'This time has just been taken. Please choose another one.';

describe.each(DATABASES)('a time that is kept while it is paid on $database', ({ fresh }) => {
  let app: FastifyInstance;
  let db: Database;
  let clock: ReturnType<typeof stepClock>;
  let asha: Member;
  let ravi: Member;

  beforeEach(async () => {
    ({ db } = await fresh());
    ({ app, clock, asha, ravi } = await consultations(db));
  });

  const hold = (who: Member, changes: object = {}, key?: string) =>
    callAs({ app, ...who }, '/hold', bookingOf(who, { product: 'videoCall15', ...changes }), key);
  const held = async (who: Member, changes: object = {}) => {
    const { status, body } = await hold(who, changes);
    expect(status).toBe(200);
    return body.appointment as { id: string; held_until: string };
  };
  const confirm = (who: Member, id: string, payment_id: string) =>
    callAs({ app, ...who }, `/${id}/confirm`, { payment_id });
  const book = (who: Member, changes: object = {}) =>
    callAs({ app, ...who }, '/book', bookingOf(who, changes));
  const stateOf = async (id: string) =>
    (await rowsIn(db)).find((each) => each.id === id)?.state ?? null;
  /** The clock without the jobs that would lapse it: the row still says that it is held. */
  const runOutUnnoticed = async () => {
    await app.close();
    clock.advance(HOLD_MS);
    ({ app } = await reopened());
  };
  const reopened = () => accountsApp(db, { clock });

  it('is nobody else’s for ten minutes, and is no appointment', async () => {
    const { body } = await hold(asha);
    expect(body.appointment).toMatchObject({
      state: 'held',
      product: 'videoCall15',
      minutes: 15,
      price: 29_900,
      held_until: '2026-01-01T00:10:00.000Z',
      held_for_ms: 600_000,
    });
    expect((await hold(ravi)).body.message).toBe(TAKEN);
    expect((await book(ravi)).status).toBe(409);
    // What is left of it is said by the server's clock.
    clock.advance(HOLD_MS - 1000);
    const read = await readAs(app, asha, `/${body.appointment.id}`);
    expect(read.body.appointment.held_for_ms).toBe(1000);
  });

  it('is one for each account: the next one gives it back', async () => {
    const first = await held(asha);
    const second = await held(asha, { scheduledTime: FRIDAY_ELEVEN });
    expect([await stateOf(first.id), await stateOf(second.id)]).toEqual(['cancelled', 'held']);
    expect((await hold(ravi)).status).toBe(200);
    // What cannot be had takes nothing away.
    expect((await hold(asha)).status).toBe(409);
    expect(await stateOf(second.id)).toBe('held');
  });

  it('is kept once for a request', async () => {
    const [one, other] = await Promise.all([
      hold(asha, {}, 'one-request'),
      hold(asha, {}, 'one-request'),
    ]);
    expect(one.body.appointment.id).toBe(other.body.appointment.id);
    expect(await rowsIn(db)).toHaveLength(1);
  });

  it('lapses by itself after ten minutes and not before', async () => {
    const { id } = await held(asha);
    clock.advance(HOLD_MS - 1);
    expect((await hold(ravi)).status).toBe(409);
    clock.advance(20_000);
    await soon(async () => expect(await stateOf(id)).toBe('lapsed'));
    expect((await hold(ravi)).status).toBe(200);
  });

  it('gives way to the next one who asks once it has run out, though nobody has noticed yet', async () => {
    const { id } = await held(asha);
    // Without the server nothing lapses by itself.
    await app.close();
    const deps = {
      db,
      clock,
      ids: randomIds,
      wakeJobs: () => undefined,
      prices: DEFAULT_PRICES,
    };
    const body = { ...bookingOf(ravi), product: 'videoCall15' as const };
    const ask = (requestKey: string) => bookings.hold(deps, { ownerId: ravi.id, requestKey, body });
    clock.advance(HOLD_MS - 1);
    expect((await ask('a-moment-before')).kind).toBe('slotTaken');
    expect(await stateOf(id)).toBe('held');
    clock.advance(1);
    expect((await ask('at-the-moment')).kind).toBe('booked');
    expect(await stateOf(id)).toBe('lapsed');
    ({ app } = await reopened());
  });

  it('is free at once when it is given back, however often', async () => {
    const { id } = await held(asha);
    for (let time = 0; time < 2; time += 1) {
      const released = await callAs({ app, ...asha }, `/${id}/release`, {});
      expect([released.status, released.body.appointment.state]).toEqual([200, 'cancelled']);
    }
    expect((await hold(ravi)).status).toBe(200);
  });

  it('becomes an appointment with its payment, once, and says so by mail', async () => {
    const { id } = await held(asha);
    const payment = await addPayment(db, asha);
    const replies = await Promise.all([confirm(asha, id, payment), confirm(asha, id, payment)]);
    replies.push(await confirm(asha, id, payment));
    for (const { status, body } of replies) {
      expect(status).toBe(200);
      expect(body.appointment).toMatchObject({
        id,
        state: 'confirmed',
        payment_id: payment,
        held_until: null,
      });
    }
    const [mail] = await mailsTo(app, asha, 1);
    expect(mail?.text).not.toContain('You pay');
    clock.advance(2 * HOLD_MS);
    expect(await stateOf(id)).toBe('confirmed');
    expect((await callAs({ app, ...asha }, `/${id}/release`, {})).status).toBe(422);
  });

  it('never becomes one without money, nor with money that is for something else', async () => {
    const { id } = await held(asha);
    const cases = [
      [await addPayment(db, asha, { state: 'awaiting' }), 402],
      [await addPayment(db, asha, { state: 'expired' }), 402],
      [await addPayment(db, asha, { state: 'amountMismatch' }), 402],
      [await addPayment(db, asha, { state: 'refunding' }), 402],
      [await addPayment(db, asha, { state: 'refunded' }), 402],
      [await addPayment(db, asha, { product: 'reportAndCall30' }), 422],
      [await addPayment(db, ravi), 404],
      ['00000000-0000-4000-8000-000000000009', 404],
    ] as const;
    for (const [payment, status] of cases) {
      expect((await confirm(asha, id, payment)).status).toBe(status);
    }
    expect(await stateOf(id)).toBe('held');
    const late = await addPayment(db, asha, { state: 'lateSettled' });
    expect((await confirm(asha, id, late)).status).toBe(200);
  });

  it('is not paid with a payment that has an appointment, until that is cancelled', async () => {
    const payment = await addPayment(db, asha);
    const first = await held(asha);
    await confirm(asha, first.id, payment);
    const second = await held(asha, { scheduledTime: FRIDAY_ELEVEN });
    const used = await confirm(asha, second.id, payment);
    expect([used.status, used.body.message]).toEqual([
      422,
      'This payment was used for another appointment already.',
    ]);
    const left = { reason: 'I am away', money: 'kept' };
    await callAs({ app, ...asha }, `/${first.id}/cancel`, left);
    expect((await confirm(asha, second.id, payment)).status).toBe(200);
  });

  it('is still had by money that comes late, while nobody else has it', async () => {
    const { id } = await held(asha);
    await runOutUnnoticed();
    await soon(async () => expect(await stateOf(id)).toBe('lapsed'));
    const payment = await addPayment(db, asha);
    expect((await confirm(asha, id, payment)).body.appointment.state).toBe('confirmed');
  });

  it('is gone where somebody else has it by then, and the payment is good for another time', async () => {
    const { id } = await held(asha);
    await runOutUnnoticed();
    expect((await book(ravi)).status).toBe(200);
    const payment = await addPayment(db, asha);
    const late = await confirm(asha, id, payment);
    expect([late.status, late.body.message]).toEqual([409, TAKEN]);
    expect((await paymentsIn(db.sql).byId(payment))?.state).toBe('settled');
    const other = bookingOf(asha, { scheduledTime: FRIDAY_ELEVEN, payment_id: payment });
    const scheduled = await callAs({ app, ...asha }, '/schedule', other, 'scheduled-once');
    expect(scheduled.body.appointment).toMatchObject({
      state: 'confirmed',
      product: 'videoCall15',
      payment_id: payment,
    });
    const again = await callAs({ app, ...asha }, '/schedule', other, 'scheduled-once');
    expect(again.body).toEqual(scheduled.body);
    expect((await callAs({ app, ...asha }, '/schedule', other)).status).toBe(422);
  });

  it('[NEW-87] is of either length, at the price of that length', async () => {
    for (const [product, price, minutes] of [
      ['videoCall30', 49_900, 30],
      ['videoCall15', 29_900, 15],
    ] as const) {
      const { body } = await hold(asha, { product });
      expect(body.appointment).toMatchObject({ product, price, minutes });
    }
    const { body } = await book(ravi, { product: 'laterCall15', scheduledTime: FRIDAY_ELEVEN });
    expect(body.appointment).toMatchObject({ product: 'laterCall15', price: 29_900, minutes: 15 });
    expect((await book(ravi, { product: 'videoCall15' })).status).toBe(400);
  });

  it('[NEW-88] is confirmed by a payment for its length, however that was paid, and by no other', async () => {
    const byCode = await addPayment(db, asha, { product: 'reportAndCall30', amount: 49_900 });
    const short = await held(asha);
    expect((await confirm(asha, short.id, byCode)).status).toBe(422);
    const long = await held(asha, { product: 'videoCall30' });
    const { body } = await confirm(asha, long.id, byCode);
    expect(body.appointment).toMatchObject({
      state: 'confirmed',
      product: 'reportAndCall30',
      minutes: 30,
      price: 49_900,
      payment_id: byCode,
    });
  });

  it('[NEW-13] costs what was paid for it, although the price has changed since it was kept', async () => {
    const { id } = await held(asha);
    const before = await addPayment(db, asha, { amount: 24_900 });
    expect((await confirm(asha, id, before)).body.appointment).toMatchObject({ price: 24_900 });
  });

  it('is not confirmed once it was given back: the person chooses another one', async () => {
    const { id } = await held(asha);
    await callAs({ app, ...asha }, `/${id}/release`, {});
    expect((await confirm(asha, id, await addPayment(db, asha))).status).toBe(409);
  });

  it('is booked ahead with a payment only by who has paid', async () => {
    const payment = await addPayment(db, asha, { product: 'reportAndCall30' });
    const stolen = bookingOf(ravi, { payment_id: payment });
    expect((await callAs({ app, ...ravi }, '/schedule', stolen)).status).toBe(404);
    const unpaid = await addPayment(db, asha, { state: 'awaiting' });
    const early = bookingOf(asha, { payment_id: unpaid });
    expect((await callAs({ app, ...asha }, '/schedule', early)).status).toBe(402);
    const own = await callAs(
      { app, ...asha },
      '/schedule',
      bookingOf(asha, { payment_id: payment }),
    );
    expect(own.body.appointment).toMatchObject({ product: 'reportAndCall30', minutes: 30 });
    expect((await readAs(app, asha)).body.appointments).toHaveLength(1);
  });

  it('of one payment by many requests at once makes one appointment', async () => {
    const payment = await addPayment(db, asha);
    const times = ['10:00', '10:30', '11:00', '11:30', '12:00', '12:30', '14:00', '14:30'];
    const replies = await Promise.all(
      times.map((time) =>
        callAs(
          { app, ...asha },
          '/schedule',
          bookingOf(asha, { scheduledTime: `2026-01-02T${time}:00+05:30`, payment_id: payment }),
        ),
      ),
    );
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await rowsIn(db)).toHaveLength(1);
  });
});
