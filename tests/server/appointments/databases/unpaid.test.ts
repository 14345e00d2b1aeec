import { beforeEach, describe, expect, it } from 'vitest';
import type { FastifyInstance } from 'fastify';
import { SLOT_TIMES } from '../../../../contracts/booking/slots.ts';
import type { Database } from '../../../../server/db/connect.ts';
import { appointments, messages } from '../../../../server/db/schema.ts';
import { addSignedIn } from '../../../kit/account-rows.ts';
import type { Member } from '../../../kit/account-rows.ts';
import { DATABASES } from '../../../kit/databases.ts';
import { accountsApp } from '../../accounts/accounts.kit.ts';
import {
  FRIDAY_ELEVEN,
  FRIDAY_TEN,
  SATURDAY_TEN,
  addPayment,
  bookingOf,
  callAs,
  consultations,
  rowsIn,
} from '../appointments.kit.ts';

const UNPAID =
  'You have 2 consultations to come that are not paid, and an account can have no more of them. Cancel one under "Consultations", or come back when one is over.';
const DAY_IS_KEPT =
  'The rest of this day is kept for consultations that are paid when they are booked. Please choose another day, or pay now.';

const timesOf = (day: string): string[] => SLOT_TIMES.map((time) => `${day}T${time}:00+05:30`);

describe.each(DATABASES)('calls that nobody has paid, on $database', ({ fresh }) => {
  let db: Database;
  let peer: Database;
  let house: Awaited<ReturnType<typeof consultations>>;
  beforeEach(async () => {
    ({ db, peer } = await fresh());
    house = await consultations(db);
  });

  type Way = '/book' | '/hold' | '/schedule';
  const ask = async (way: Way, who: Member, scheduledTime: string, more: object = {}) => {
    const asked = { scheduledTime, ...(way === '/hold' && { product: 'videoCall15' }), ...more };
    return callAs({ app: house.app, ...who }, way, bookingOf(who, asked));
  };
  const status = async (way: Way, who: Member, at: string, more: object = {}) =>
    (await ask(way, who, at, more)).status;
  const cancel = (who: Member, id: string) =>
    callAs({ app: house.app, ...who }, `/${id}/cancel`, { reason: 'other_time' });

  it('are two at most to come for an account, whatever way they are asked for', async () => {
    const { asha } = house;
    const first = await ask('/book', asha, FRIDAY_TEN);
    expect(await status('/book', asha, FRIDAY_ELEVEN)).toBe(200);
    const third = await ask('/book', asha, SATURDAY_TEN);
    expect([third.status, third.body.message]).toEqual([422, UNPAID]);
    expect(await status('/hold', asha, SATURDAY_TEN)).toBe(422);
    // What is paid takes nothing from anybody.
    const payment_id = await addPayment(db, asha);
    expect(await status('/schedule', asha, SATURDAY_TEN, { payment_id })).toBe(200);
    await cancel(asha, first.body.appointment.id);
    expect(await status('/book', asha, FRIDAY_TEN)).toBe(200);
  });

  it('count while a time is kept, and no more when it has lapsed', async () => {
    const { asha, clock } = house;
    expect(await status('/book', asha, FRIDAY_TEN)).toBe(200);
    expect(await status('/hold', asha, FRIDAY_ELEVEN)).toBe(200);
    expect(await status('/book', asha, SATURDAY_TEN)).toBe(422);
    // Another time in place of the kept one.
    expect(await status('/hold', asha, SATURDAY_TEN)).toBe(200);
    clock.advance(10 * 60_000);
    expect(await status('/book', asha, FRIDAY_ELEVEN)).toBe(200);
  });

  it('count no more when their time has come', async () => {
    const { asha, clock } = house;
    expect(await status('/book', asha, FRIDAY_TEN)).toBe(200);
    expect(await status('/book', asha, FRIDAY_ELEVEN)).toBe(200);
    clock.advance(Date.parse(FRIDAY_TEN) - clock.now().getTime());
    expect(await status('/book', asha, SATURDAY_TEN)).toBe(200);
  });

  it('are two of thirty that are asked for at once in two processes', async () => {
    const other = await accountsApp(peer, { clock: house.clock });
    const apps: FastifyInstance[] = [house.app, other.app];
    const times = [...timesOf('2026-01-02'), ...timesOf('2026-01-03')];
    const replies = await Promise.all(
      times.map((scheduledTime, index) => {
        const app = apps[index % 2] ?? house.app;
        return callAs({ app, ...house.asha }, '/book', bookingOf(house.asha, { scheduledTime }));
      }),
    );
    await other.app.close();
    const taken = replies.filter((reply) => reply.status === 200);
    // Under load some may be told to come again; none is booked beyond the two.
    expect(taken.length).toBe(2);
    expect(
      replies.map((reply) => reply.status).filter((each) => each >= 500 && each !== 503),
    ).toEqual([]);
    expect(await rowsIn(db)).toHaveLength(2);
  });

  it('take half of a doctor’s day at most, however many accounts ask; who pays has the rest', async () => {
    const crowd: Member[] = [];
    for (let index = 0; index < 15; index += 1) {
      crowd.push(await addSignedIn({ db, clock: house.clock }, 'patient'));
    }
    const replies = [];
    for (const [index, at] of timesOf('2026-01-02').entries()) {
      replies.push(await ask('/book', crowd[index] ?? house.ravi, at));
    }
    // 15 times: eight, and no ninth.
    expect(replies.map((reply) => reply.status)).toEqual([
      ...Array.from({ length: 8 }, () => 200),
      ...Array.from({ length: 7 }, () => 422),
    ]);
    expect(replies.at(-1)?.body.message).toBe(DAY_IS_KEPT);
    const [, last = ''] = timesOf('2026-01-02').toReversed();
    const payment_id = await addPayment(db, house.asha);
    expect(await status('/schedule', house.asha, last, { payment_id })).toBe(200);
    // Nobody gets in by moving, and whoever is in may move within the day.
    const late = await ask('/book', house.ravi, SATURDAY_TEN);
    const move = (who: Member, id: string, scheduledTime: string) =>
      callAs({ app: house.app, ...who }, `/${id}/reschedule`, { scheduledTime });
    const noon = '2026-01-02T16:00:00+05:30';
    expect((await move(house.ravi, late.body.appointment.id, noon)).status).toBe(422);
    const inside = replies[0]?.body.appointment.id;
    expect((await move(crowd[0] ?? house.ravi, inside, noon)).status).toBe(200);
  });

  it('are moved three times at most, with a mail each', async () => {
    const { asha, app } = house;
    const { body } = await ask('/book', asha, FRIDAY_TEN);
    const move = (scheduledTime: string) =>
      callAs({ app, ...asha }, `/${body.appointment.id}/reschedule`, { scheduledTime });
    const replies = [];
    for (let index = 0; index < 20; index += 1) {
      replies.push(await move(index % 2 === 0 ? FRIDAY_ELEVEN : FRIDAY_TEN));
    }
    expect(replies.slice(0, 3).map((reply) => reply.body.appointment.moves_left)).toEqual([
      2, 1, 0,
    ]);
    expect(new Set(replies.slice(3).map((reply) => reply.body.message))).toEqual(
      new Set([
        // Where it is already it stays, which moves nothing.
        undefined,
        'It was moved 3 times already, and can be moved no more. If you cannot come, please cancel it and book another one.',
      ]),
    );
    expect((await db.sql.select().from(appointments))[0]?.sequence).toBe(3);
    const kinds = (await db.sql.select().from(messages)).map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind === 'appointmentChanged')).toHaveLength(3);
    expect((await cancel(asha, body.appointment.id)).status).toBe(200);
  });
});
