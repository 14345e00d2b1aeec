import type { FastifyInstance } from 'fastify';
import { beforeEach, describe, expect, it } from 'vitest';
import { ROLES } from '../../contracts/accounts/account.ts';
import type { Database } from '../../server/db/connect.ts';
import {
  appointments,
  jobs,
  messages,
  paymentLedger,
  payments,
  recordReads,
} from '../../server/db/schema.ts';
import { randomIds } from '../../server/lib/ids.ts';
import { doctorsIn } from '../../server/repositories/doctors.ts';
import { recordVisit } from '../../server/services/analytics.ts';
import { addSampleDoctors } from '../../server/services/appointments/doctors.ts';
import { addOwner, addSignedIn } from '../kit/account-rows.ts';
import { freshDatabase } from '../kit/databases.ts';
import { browserOn } from './accounts/accounts.kit.ts';
import { stepClock, testApp } from '../kit/server.ts';
import { ENDPOINT_TABLE } from '../kit/endpoint-table.ts';
import { CALLS } from '../kit/endpoints.ts';
import { addRating, addResult } from './staff-area.kit.ts';

const NOW = '2026-02-10T06:00:00.000Z';
const VISIT = '00000000-0000-4000-8000-0000000000a1';
const id = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
const day = (at: string) => new Date(`2026-02-${at}:00.000Z`);

describe('the figures of the staff', () => {
  let app: FastifyInstance;
  let db: Database;
  let token: string;
  let clock: ReturnType<typeof stepClock>;

  beforeEach(async () => {
    ({ db } = await freshDatabase());
    clock = stepClock(NOW);
    app = await testApp({ db, clock, ids: randomIds });
    token = (await addSignedIn({ db, clock }, 'admin')).token;
  });

  const get = (path: string) => browserOn(app).get(`/api/staff/${path}`, token);

  const addPayment = async (
    number: number,
    over: Partial<typeof payments.$inferInsert> & { readonly createdAt: Date },
  ) => {
    await db.sql.insert(payments).values({
      id: id(number),
      ownerId: null,
      product: 'reportAndCall30',
      amount: 49_900,
      state: 'settled',
      provider: 'sandbox',
      expiresAt: over.createdAt,
      ...over,
    });
    return id(number);
  };
  type Move = Pick<typeof paymentLedger.$inferInsert, 'event' | 'amount' | 'at'>;
  const addMoves = (paymentId: string, moves: readonly Move[]) =>
    db.sql.insert(paymentLedger).values(
      moves.map((move, index) => ({
        ...move,
        paymentId,
        seq: index + 1,
        state: 'settled',
        source: 'webhook' as const,
      })),
    );

  it('[ROUTE-37] say where people leave, how urgent it was and what it was, of the days asked for', async () => {
    const visit = (events: readonly object[]) =>
      recordVisit({ db, clock, ids: randomIds }, { visit: VISIT, events: events as never });
    const reached = (step: string, category?: string) => ({ name: 'step.reached', step, category });
    await visit([reached('INTRO'), reached('CATEGORY', 'gums'), reached('DIAGNOSIS', 'gums')]);
    await visit([reached('INTRO'), { name: 'report.made', outcome: 'failed' }]);
    await addResult(db, { at: day('09T18:29') });
    await addResult(db, { at: day('09T18:30'), category: 'gums', urgency: 'see dentist soon' });
    await addResult(db, { at: day('10T05:00'), emergency: true, condition: null });
    const { status, body } = await get('statistics?from=2026-02-10&to=2026-02-10');
    expect(status).toBe(200);
    expect(body.funnel.filter(({ visits }: { visits: number }) => visits > 0)).toEqual([
      { step: 'INTRO', visits: 2 },
      { step: 'CATEGORY', visits: 1 },
      { step: 'DIAGNOSIS', visits: 1 },
    ]);
    expect(body.funnel).toHaveLength(15);
    expect(body.urgencies).toEqual([
      { level: 'emergency', results: 1 },
      { level: 'urgent', results: 1 },
      { level: 'moderate', results: 0 },
      { level: 'routine', results: 0 },
    ]);
    expect(body.conditions).toEqual([
      { id: 'dentine_hypersensitivity', name: 'Dentine hypersensitivity', results: 1 },
    ]);
    expect(body.endings).toEqual([{ name: 'report.made', outcome: 'failed', times: 1 }]);
    expect(body.days).toEqual([{ day: '2026-02-10', visits: 2, results: 2, bookings: 0 }]);
    const wider = await get('statistics?from=2026-02-09&to=2026-02-10');
    expect(wider.body.days.map(({ results }: { results: number }) => results)).toEqual([1, 2]);
    const gums = await get('statistics?from=2026-02-09&to=2026-02-10&category=gums');
    expect(gums.body.days.map(({ results }: { results: number }) => results)).toEqual([0, 1]);
    expect(gums.body.funnel[0]).toEqual({ step: 'INTRO', visits: 0 });
    expect(gums.body.funnel[1]).toEqual({ step: 'CATEGORY', visits: 1 });
    const categories = Object.fromEntries(
      wider.body.categories.map((each: { category: string; results: number }) => [
        each.category,
        each.results,
      ]),
    );
    expect(categories).toEqual({ pain: 2, gums: 1, cosmetic: 0, lesion: 0, other: 0 });
  });

  it('say how many stars assessments got in those days', async () => {
    await addRating(db, { at: day('09T18:29'), rating: 1 });
    await addRating(db, { at: day('09T18:30'), rating: 5 });
    await addRating(db, { at: day('10T05:00'), rating: 4 });
    await addRating(db, { at: day('10T05:00'), rating: 10, scale: 10 });
    const { body } = await get('statistics?from=2026-02-10&to=2026-02-10');
    expect(body.feedback).toEqual({ ratings: 2, average: 4.5 });
    expect((await get('statistics?from=2026-02-08&to=2026-02-08')).body.feedback).toBeNull();
  });

  it('are those of the last thirty days where none are asked for', async () => {
    const { body } = await get('statistics');
    expect([body.from, body.to, body.days.length]).toEqual(['2026-01-12', '2026-02-10', 30]);
  });

  it.each([
    'from=2026-02-10',
    'from=2026-02-10&to=2026-02-09',
    'from=2025-01-01&to=2026-01-03',
    'category=teeth',
  ])('are refused with %s', async (query) => {
    expect((await get(`statistics?${query}`)).status).toBe(400);
  });

  it('[ROUTE-36] begin with today: visits, results, bookings, money and what was given up', async () => {
    await addResult(db, { at: day('10T05:00'), emergency: true });
    await addResult(db, { at: day('09T05:00') });
    await addResult(db, { at: day('08T18:29') });
    const paymentId = await addPayment(1, { createdAt: day('10T05:00'), state: 'refunding' });
    await addMoves(paymentId, [{ event: 'captured', amount: 49_900, at: day('10T05:01') }]);
    await db.sql.insert(jobs).values({
      id: id(2),
      kind: 'delivery',
      key: 'k',
      state: 'dead',
      attempts: 5,
      dueAt: day('10T05:00'),
    });
    expect((await get('overview')).body).toEqual({
      as_of: NOW,
      day: '2026-02-10',
      visits: 0,
      results: 1,
      emergencies: 1,
      danger_signs: 1,
      bookings: 0,
      appointments: 0,
      settled: { count: 1, amount: 49_900 },
      before: {
        visits: 0,
        results: 1,
        emergencies: 0,
        danger_signs: 0,
        bookings: 0,
        appointments: 0,
        settled: { count: 0, amount: 0 },
      },
      refunding: 1,
      absences: { missed: 0, open: 0 },
      dead_jobs: 1,
    });
  });

  it('list the appointments of a day of India by name, and write down each look', async () => {
    await addSampleDoctors({ db, ids: randomIds });
    const [doctor] = await doctorsIn(db.sql).bookable();
    const ownerId = await addOwner(db);
    const book = (
      number: number,
      startsAt: Date,
      state: 'confirmed' | 'held' | 'cancelled',
      createdAt = day('10T05:00'),
    ) =>
      db.sql.insert(appointments).values({
        id: id(number),
        ownerId,
        doctorId: doctor?.id ?? '',
        product: 'laterCall30',
        startsAt,
        minutes: 30,
        state,
        patientName: 'Asha Rao',
        patientEmail: 'asha@example.com',
        patientPhone: '9876543210',
        notes: 'tells of a sore tooth',
        sequence: 0,
        createdAt,
      });
    await book(1, day('10T08:00'), 'confirmed');
    await book(2, day('10T07:00'), 'cancelled');
    await book(3, day('10T09:00'), 'held');
    await book(4, day('10T18:30'), 'confirmed');
    const { body } = await get('appointments');
    expect(body.day).toBe('2026-02-10');
    expect(body.appointments).toEqual([
      expect.objectContaining({ id: id(2), state: 'cancelled' }),
      {
        id: id(1),
        starts_at: '2026-02-10T08:00:00.000Z',
        minutes: 30,
        product: 'laterCall30',
        state: 'confirmed',
        doctor: doctor?.name,
        patient_name: 'Asha Rao',
      },
    ]);
    expect(await db.sql.select().from(recordReads)).toEqual([
      expect.objectContaining({ patientId: ownerId, what: 'name', readerRole: 'admin' }),
    ]);
    const next = await get('appointments?day=2026-02-11');
    expect(next.body.appointments).toHaveLength(1);
    const figures = (await get('overview')).body;
    expect([figures.bookings, figures.appointments]).toEqual([3, 1]);
    // A day of India begins at half past six of the evening before, by UTC.
    await book(5, day('12T05:00'), 'confirmed', new Date('2026-02-09T18:29:59.999Z'));
    await book(6, day('12T06:00'), 'confirmed', new Date('2026-02-09T18:30:00.000Z'));
    const { days } = (await get('statistics?from=2026-02-09&to=2026-02-10')).body;
    expect(days.map(({ bookings }: { bookings: number }) => bookings)).toEqual([1, 4]);
  });

  it('list payments as the ledger has them, part by part and none twice', async () => {
    const at = day('10T04:00');
    for (let number = 1; number <= 120; number += 1) {
      await addPayment(number, { createdAt: at, state: number % 2 === 0 ? 'settled' : 'expired' });
    }
    await addMoves(id(120), [
      { event: 'opened', amount: 0, at },
      { event: 'captured', amount: 49_900, at },
      { event: 'refunded', amount: 9_900, at },
    ]);
    const first = await get('payments');
    expect(first.body.payments[0]).toEqual({
      id: id(120),
      product: 'reportAndCall30',
      amount: 49_900,
      state: 'settled',
      created_at: at.toISOString(),
      captured: 49_900,
      refunded: 9_900,
      moves: [
        { event: 'opened', amount: 0, source: 'webhook', at: at.toISOString() },
        { event: 'captured', amount: 49_900, source: 'webhook', at: at.toISOString() },
        { event: 'refunded', amount: 9_900, source: 'webhook', at: at.toISOString() },
      ],
    });
    const seen: string[] = [];
    let next: string | null = '';
    while (next !== null) {
      const { body }: { body: { payments: { id: string }[]; next: string | null } } = await get(
        `payments${next === '' ? '' : `?after=${next}`}`,
      );
      expect(body.payments.length).toBeLessThanOrEqual(50);
      seen.push(...body.payments.map((each) => each.id));
      ({ next } = body);
    }
    expect(seen).toEqual(Array.from({ length: 120 }, (_none, index) => id(120 - index)));
    const settled = await get('payments?state=settled');
    expect(settled.body.payments).toHaveLength(50);
    expect(new Set(settled.body.payments.map(({ state }: { state: string }) => state))).toEqual(
      new Set(['settled']),
    );
    expect((await get('payments?from=2026-02-11&to=2026-02-12')).body.payments).toEqual([]);
    expect((await get('payments?after=made-up')).status).toBe(400);
  });

  it('list money that goes back, the newest first', async () => {
    const paymentId = await addPayment(1, { createdAt: day('10T01:00'), state: 'refunding' });
    await addMoves(paymentId, [
      { event: 'captured', amount: 49_900, at: day('10T01:00') },
      { event: 'refundRequested', amount: 49_900, at: day('10T02:00') },
      { event: 'refundFailed', amount: 0, at: day('10T03:00') },
    ]);
    const { body } = await get('refunds');
    expect(body.refunds.map(({ event, at }: { event: string; at: string }) => [event, at])).toEqual(
      [
        ['refundFailed', '2026-02-10T03:00:00.000Z'],
        ['refundRequested', '2026-02-10T02:00:00.000Z'],
      ],
    );
    expect(body.next).toBeNull();
    const after = `${day('10T03:00').getTime()}_${paymentId}_3`;
    const rest = await get(`refunds?after=${after}`);
    expect(rest.body.refunds).toHaveLength(1);
  });

  it('log what was asked back and what was answered, without whose it is or their words', async () => {
    await addResult(db, { at: day('10T01:00') });
    await addResult(db, {
      at: day('10T02:00'),
      category: 'gums',
      signs: { airway_compromise: 'no', trismus: 'not_sure' },
      issue: 'Asha here: I cannot open my mouth',
    });
    await addResult(db, { at: day('10T03:00'), emergency: true, redFlags: ['airway_compromise'] });
    const { body } = await get('red-flags');
    expect(body.red_flags).toEqual([
      {
        id: expect.any(String),
        at: '2026-02-10T03:00:00.000Z',
        category: 'pain',
        level: 'emergency',
        signs: [],
        red_flags: ['airway_compromise'],
        emergencies: ['airway_compromise'],
      },
      {
        id: expect.any(String),
        at: '2026-02-10T02:00:00.000Z',
        category: 'gums',
        level: 'moderate',
        signs: [
          { sign: 'trismus', answer: 'not_sure' },
          { sign: 'airway_compromise', answer: 'no' },
        ],
        red_flags: [],
        emergencies: [],
      },
    ]);
    expect(JSON.stringify(body)).not.toContain('Asha');
    expect((await get('red-flags?category=gums')).body.red_flags).toHaveLength(1);
    expect(await db.sql.select().from(recordReads)).toEqual([]);
  });

  it('tell how providers did in the last day, and which work waits or was given up', async () => {
    const add = (number: number, state: 'sent' | 'dead' | 'withheld', createdAt: Date) =>
      db.sql.insert(messages).values({
        id: id(number),
        kind: 'code',
        channel: number < 10 ? 'mail' : 'sms',
        recipient: 'asha@example.com',
        values: {},
        state,
        createdAt,
        uselessAt: createdAt,
      });
    await add(1, 'sent', day('10T05:00'));
    await add(2, 'dead', day('10T05:30'));
    await add(3, 'dead', day('09T05:59'));
    await add(11, 'sent', day('10T05:00'));
    await add(12, 'withheld', day('10T05:00'));
    await addPayment(1, { createdAt: day('10T01:00'), state: 'creationFailed' });
    const job = { kind: 'delivery', attempts: 0 };
    await db.sql.insert(jobs).values([
      { ...job, id: id(1), key: 'a', state: 'waiting', dueAt: day('10T05:50') },
      { ...job, id: id(2), key: 'b', state: 'waiting', dueAt: day('10T05:40') },
      { ...job, id: id(3), key: 'c', state: 'dead', dueAt: day('10T01:00') },
      { ...job, id: id(5), key: 'e', state: 'done', dueAt: day('09T06:00') },
      { ...job, id: id(6), key: 'f', state: 'done', dueAt: day('09T05:59') },
      { ...job, kind: 'reminder', id: id(4), key: 'd', state: 'waiting', dueAt: day('11T01:00') },
    ]);
    const { body } = await get('system');
    const at = (time: string) => day(time).toISOString();
    expect(body.providers).toEqual([
      { id: 'mail', state: 'troubled', done: 1, waiting: 0, failed: 1, last_at: at('10T05:30') },
      { id: 'sms', state: 'well', done: 1, waiting: 0, failed: 0, last_at: at('10T05:00') },
      { id: 'payments', state: 'troubled', done: 0, waiting: 0, failed: 1, last_at: null },
      { id: 'xrays', state: 'silent', done: 0, waiting: 0, failed: 0, last_at: null },
    ]);
    const own = body.jobs.filter(({ kind }: { kind: string }) => /delivery|reminder/.test(kind));
    expect(own).toEqual([
      { kind: 'delivery', waiting: 2, running: 0, done: 1, dead: 1, due_since: at('10T05:40') },
      { kind: 'reminder', waiting: 1, running: 0, done: 0, dead: 0, due_since: null },
    ]);
  });

  it('come as files, with the filters of their page and one row for each line', async () => {
    await addPayment(1, { createdAt: day('10T01:00') });
    await addPayment(2, { createdAt: day('10T02:00'), state: 'expired' });
    const { body } = await get('export?list=payments&state=settled&from=2026-02-10&to=2026-02-10');
    expect(body).toEqual({
      file_name: 'toothwise-payments-2026-02-10-2026-02-10.csv',
      csv: `\uFEFFpayment,created_at,product,state,due,captured,refunded\r\n${id(1)},2026-02-10T01:00:00.000Z,reportAndCall30,settled,499,0,0\r\n`,
      is_cut: false,
    });
    await addResult(db, { at: day('10T05:00'), signs: { trismus: 'no' } });
    const log = await get('export?list=redFlags');
    expect(log.body.csv).toContain('pain,moderate,trismus: no,,');
    const found = await get('export?list=conditions');
    expect(found.body.csv).toContain('dentine_hypersensitivity,Dentine hypersensitivity,1\r\n');
    for (const list of ['days', 'funnel', 'refunds']) {
      expect((await get(`export?list=${list}`)).status).toBe(200);
    }
    expect((await get('export?list=patients')).status).toBe(400);
  });

  it('are answered to those alone who may see the staff area, and names and money to fewer of them', async () => {
    const calls = CALLS.filter(
      ({ endpoint: { method, path } }) =>
        method === 'GET' && path.startsWith('/api/staff/') && !path.includes('/:'),
    );
    expect(calls.length).toBeGreaterThan(8);
    for (const role of ROLES) {
      const member = await addSignedIn({ db, clock }, role);
      for (const { name, endpoint } of calls) {
        const { path } = endpoint;
        const query = path.endsWith('export') ? '?list=days' : '?email=nobody@example.com';
        const { status } = await browserOn(app).get(`${path}${query}`, member.token);
        const [{ callers }] = ENDPOINT_TABLE[name];
        expect(status, `${path} for ${role}`).toBe(callers.includes(role) ? 200 : 403);
      }
    }
  });
});
