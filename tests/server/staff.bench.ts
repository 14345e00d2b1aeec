/**
 * `npm run bench:staff`: how fast the staff's pages, a booking and a visit's events are answered on PostgreSQL with a million
 * accounts and ten million events, and how each of their queries finds its rows. Prints a table; ends with status 1 where
 * one needs more than its aim. ACCOUNTS=1000000 ROUNDS=40, PLANS=1 prints the plans of what is too slow.
 */
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { DEFAULT_PRICES } from '../../contracts/payments/products.ts';
import { SLOT_TIMES } from '../../contracts/booking/slots.ts';
import { connect } from '../../server/db/connect.ts';
import type { Database } from '../../server/db/connect.ts';
import { HOUSE } from '../../server/db/schema.ts';
import { analyticsIn } from '../../server/repositories/analytics.ts';
import { recordVisit } from '../../server/services/analytics.ts';
import { book } from '../../server/services/appointments/booking.ts';
import { startOf } from '../../server/services/appointments/slots.ts';
import { overview, statistics } from '../../server/services/staff-area/figures.ts';
import { dayList, payments, redFlags, refunds } from '../../server/services/staff-area/lists.ts';
import { system } from '../../server/services/staff-area/system.ts';
import { randomIds } from '../../server/lib/ids.ts';
import { BOOKING } from '../kit/consultation-replies.ts';
import { startPostgres } from '../kit/postgres-server.ts';
import { addressOf, ask } from '../kit/postgres.setup.ts';
import { stepClock } from '../kit/server.ts';
import { NOW, READER, accountOf, seedOf } from './bench/staff-seed.ts';

const ROUNDS = Number(process.env['ROUNDS'] ?? 40);
const ACCOUNTS = Number(process.env['ACCOUNTS'] ?? 1_000_000);
const PAGE_MS = 150;
const BOOKING_MS = 50;
const DAY_MS = 24 * 60 * 60_000;

type Page = readonly [name: string, ask: (db: Database) => Promise<unknown>, aimMs?: number];
const clock = stepClock(NOW);
const scope = { organizationId: HOUSE };
const YEAR = { from: '2025-01-02', to: '2026-01-01' };
const MIDDLE = { ...YEAR, after: `${Date.parse('2025-06-01')}_${READER}_0` };

/** Each booking is somebody else's, at the next time. */
let bookings = 0;
const bookNext = async (db: Database): Promise<void> => {
  bookings += 1;
  const day = `2026-01-${String(2 + (bookings % 14)).padStart(2, '0')}`;
  const startsAt = startOf(day, SLOT_TIMES[bookings % SLOT_TIMES.length] ?? '09:00');
  const { rows } = (await db.sql.execute(`select ${accountOf(ACCOUNTS - bookings)} as id`)) as {
    rows: { id: string }[];
  };
  const booked = await book(
    { db, clock, ids: randomIds, wakeJobs: () => undefined, prices: DEFAULT_PRICES },
    {
      ownerId: rows[0]?.id ?? '',
      requestKey: randomIds.row(),
      body: { ...BOOKING, scheduledTime: startsAt.toISOString(), doctor: null },
    },
  );
  if (booked.kind !== 'booked') throw new Error(`a booking is refused: ${booked.kind}`);
};

const countVisit = (db: Database): Promise<void> =>
  recordVisit(
    { db, clock, ids: randomIds },
    {
      visit: randomIds.row(),
      events: SLOT_TIMES.slice(0, 10).map(() => ({ name: 'step.reached', step: 'INTRO' })),
    },
  );

const PAGES: readonly Page[] = [
  ['today in figures', (db) => overview({ db, clock, scope })],
  [
    "today's list",
    (db) =>
      dayList({ db, clock, ids: randomIds }, { reader: { id: READER, ...scope }, day: undefined }),
  ],
  ['analytics, 30 days', (db) => statistics({ db, clock, scope }, {})],
  ['analytics, a year', (db) => statistics({ db, clock, scope }, YEAR)],
  [
    'analytics, a year of gums',
    (db) => statistics({ db, clock, scope }, { ...YEAR, category: 'gums' }),
  ],
  ['payments', (db) => payments({ db, clock, scope }, {})],
  ['payments, far below', (db) => payments({ db, clock, scope }, MIDDLE)],
  [
    'payments that go back',
    (db) => payments({ db, clock, scope }, { ...YEAR, state: 'refunding' }),
  ],
  ['refunds', (db) => refunds({ db, clock, scope }, YEAR)],
  ['refunds, far below', (db) => refunds({ db, clock, scope }, MIDDLE)],
  ['danger signs', (db) => redFlags({ db, clock, scope }, YEAR)],
  [
    'danger signs of gums, far below',
    (db) => redFlags({ db, clock, scope }, { ...MIDDLE, category: 'gums' }),
  ],
  ['system', (db) => system({ db, clock })],
  ['a booking', bookNext, BOOKING_MS],
  ['ten events of a visit', countVisit, BOOKING_MS],
];

const percentile = (times: readonly number[], share: number): number =>
  times.toSorted((one, other) => one - other)[Math.ceil(times.length * share) - 1] ?? NaN;

/** How a page's queries find their rows: by which index, or through the whole of which table. */
const plansOf = async (pool: pg.Pool, queries: readonly Query[]): Promise<string> => {
  const ways = new Set<string>();
  for (const { text, params } of queries.filter((each) => /^(select|with)/i.test(each.text))) {
    const { rows } = await pool.query<{ 'QUERY PLAN': string }>(`explain ${text}`, [...params]);
    for (const { 'QUERY PLAN': line } of rows) {
      const [, index] = / (?:using|Bitmap Index Scan on) (\S+)/.exec(line) ?? [];
      const [, table] = /Seq Scan on (\S+)/.exec(line) ?? [];
      if (index !== undefined) ways.add(index);
      if (table !== undefined) ways.add(`all of ${table}`);
    }
  }
  return [...ways].toSorted().join(', ');
};
/** Where the time of each query goes. */
const timesOf = async (pool: pg.Pool, queries: readonly Query[]): Promise<string> => {
  const plans: string[] = [];
  for (const { text, params } of queries.filter((each) => /^(select|with)/i.test(each.text))) {
    const { rows } = await pool.query<{ 'QUERY PLAN': string }>(
      `explain (analyze, buffers) ${text}`,
      [...params],
    );
    plans.push([text, ...rows.map((row) => row['QUERY PLAN'])].join('\n  '));
  }
  return plans.join('\n\n');
};
type Query = { readonly text: string; readonly params: readonly unknown[] };

const server = await startPostgres();
try {
  await ask(server.url, 'create database bench');
  const databaseUrl = addressOf(server.url, 'bench');
  await (await connect({ dataDir: '', databaseUrl })).close();
  const seeding = performance.now();
  // References are not looked up row by row: the rows are made to fit.
  for (const each of seedOf(ACCOUNTS)) {
    const isAlone = each.startsWith('vacuum');
    await ask(databaseUrl, isAlone ? each : `set session_replication_role = replica; ${each}`);
  }
  const minutes = (performance.now() - seeding) / 60_000;
  console.log(
    `${ACCOUNTS} accounts, ${10 * ACCOUNTS} events, seeded in ${minutes.toFixed(1)} minutes\n`,
  );
  const pool = new pg.Pool({ connectionString: databaseUrl });
  // The first error is the one to be told, and not that the server stops after it.
  pool.on('error', () => undefined);
  const slow: string[] = [];
  let heard: Query[] = [];
  const logger = {
    logQuery: (text: string, params: unknown[]) => void heard.push({ text, params }),
  };
  const sql = drizzle(pool, { logger });
  const db: Database = {
    sql,
    transaction: (work) => sql.transaction(work),
    tryWrite: async () => undefined,
    listen: () => () => undefined,
    close: () => pool.end(),
  };
  console.log('| page | p50 ms | p95 ms | queries | found by |\n| --- | --- | --- | --- | --- |');
  for (const [name, run, aimMs = PAGE_MS] of PAGES) {
    heard = [];
    await run(db);
    const queries = heard;
    heard = [];
    const times: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const begun = performance.now();
      await run(db);
      times.push(performance.now() - begun);
    }
    const [p50, p95] = [percentile(times, 0.5), percentile(times, 0.95)];
    const ways = await plansOf(pool, queries);
    console.log(
      `| ${name} | ${p50.toFixed(0)} | ${p95.toFixed(0)} | ${queries.length} | ${ways} |`,
    );
    if (p95 > aimMs) process.exitCode = 1;
    if (p95 > aimMs && process.env['PLANS'] === '1') slow.push(await timesOf(pool, queries));
  }
  const deleting = performance.now();
  const events = await analyticsIn(sql).deleteBefore(new Date(Date.parse(NOW) - 89 * DAY_MS));
  const seconds = (performance.now() - deleting) / 1000;
  console.log(`\nRetention deletes ${events} events of a day in ${seconds.toFixed(1)} s.`);
  if (slow.length > 0) console.log(`\n${slow.join('\n\n')}`);
  await pool.end();
} finally {
  await server.stop();
}
