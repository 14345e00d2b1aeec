/**
 * `npm run bench:staff`: how fast the staff's pages are answered on PostgreSQL with a hundred thousand assessments, and how
 * each of their queries finds its rows. Prints a table; ends with status 1 where a page needs more than its 150 ms. ROUNDS=40
 */
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { STEPS } from '../../contracts/assessment/steps.ts';
import { connect } from '../../server/db/connect.ts';
import type { Database } from '../../server/db/connect.ts';
import { overview, statistics } from '../../server/services/staff-area/figures.ts';
import { dayList, payments, redFlags, refunds } from '../../server/services/staff-area/lists.ts';
import { system } from '../../server/services/staff-area/system.ts';
import { randomIds } from '../../server/lib/ids.ts';
import { startPostgres } from '../kit/postgres-server.ts';
import { addressOf, ask } from '../kit/postgres.setup.ts';
import { DIAGNOSIS, stepClock } from '../kit/server.ts';

const ROUNDS = Number(process.env['ROUNDS'] ?? 40);
const LIMIT_MS = 150;
const READER = '00000000-0000-4000-8000-0000000000f1';

/** A year up to that evening: a hundred thousand results, and what comes with them. */
const NOW = '2026-01-01T12:00:00Z';
const DIAGNOSIS_JSON = JSON.stringify({ version: 1, value: DIAGNOSIS }).replaceAll("'", "''");
const AT = (of: number) => `'${NOW}'::timestamptz - n * (interval '365 days' / ${of})`;

const SEED = [
  `insert into chat_sessions values ('chat', '${NOW}')`,
  `insert into assessment_sessions select 'detailed-' || n, 'chat' from generate_series(1, 100000) n`,
  `insert into assessments (id, session_token, created_at, request, diagnosis, engine)
    select gen_random_uuid(), 'detailed-' || n, ${AT(100_000)},
      jsonb_build_object('version', 1, 'value', jsonb_build_object('issue', 'my tooth hurts',
        'category', (array['pain','gums','cosmetic','lesion','other'])[1 + n % 5],
        'confirmedSigns', case when n % 12 = 0 then '{"trismus":"no"}'::jsonb else '{}'::jsonb end)),
      jsonb_set('${DIAGNOSIS_JSON}', '{value,diagnosis,0,id}', to_jsonb('condition_' || n % 60)), 'stub 1'
    from generate_series(1, 100000) n`,
  `insert into assessment_facts (assessment_id, created_at, category, level, condition, is_flagged)
    select id, created_at, request #>> '{value,category}',
      (array['emergency','urgent','moderate','routine'])[1 + abs(hashtext(id::text)) % 4],
      diagnosis #>> '{value,diagnosis,0,id}', request #> '{value,confirmedSigns}' <> '{}'
    from assessments`,
  `insert into assessment_days select (created_at at time zone 'Asia/Kolkata')::date, category, level, condition, count(*)
    from assessment_facts group by 1, 2, 3, 4`,
  `insert into accounts (id, email, first_name, last_name, role, created_at)
    values ('${READER}', 'staff@example.com', 'Asha', 'Rao', 'admin', '${NOW}')`,
  `insert into accounts (id, email, first_name, last_name, role, created_at)
    select gen_random_uuid(), n || '@example.com', 'Asha', 'Rao', 'patient', '${NOW}' from generate_series(1, 5000) n`,
  `insert into doctors (id, slug, name, languages, about, is_sample)
    select gen_random_uuid(), 'doctor-' || n, 'Dr. ' || n, '{en}', '', true from generate_series(1, 10) n`,
  `insert into appointments (id, owner_id, doctor_id, product, starts_at, minutes, state, patient_name, patient_email,
      patient_phone, notes, sequence, created_at)
    select gen_random_uuid(), (array(select id from accounts where role = 'patient'))[1 + abs(n) % 5000],
      (array(select id from doctors))[1 + abs(n) % 10], 'laterCall30', ${AT(20_000)}, 30, 'ended', 'Asha Rao', 'a@example.com',
      '9876543210', '', 0, ${AT(20_000)} - interval '2 days' from generate_series(-60, 20000) n`,
  `insert into payments (id, product, amount, state, provider, created_at, expires_at)
    select gen_random_uuid(), 'reportAndCall30', 49900,
      case when n % 40 = 0 then 'refunded' when n % 997 = 0 then 'refunding' when n % 3 = 0 then 'expired' else 'settled' end,
      'sandbox', ${AT(40_000)}, ${AT(40_000)} from generate_series(1, 40000) n`,
  `insert into payment_ledger (payment_id, seq, event, amount, state, capture_id, refund_id, source, at)
    select id, seq, (array['opened','captured','refundRequested','refunded'])[seq], case seq when 1 then 0 else 49900 end,
      state, case seq when 2 then 'pay_' || id end, case seq when 4 then 'rfnd_' || id end, 'webhook', created_at + seq * interval '1 minute'
    from payments, generate_series(1, 4) seq
    where seq <= case state when 'expired' then 1 when 'settled' then 2 when 'refunding' then 3 else 4 end`,
  `insert into messages (id, kind, channel, recipient, "values", state, created_at, useless_at)
    select gen_random_uuid(), 'code', (array['mail','sms'])[1 + n % 2], 'a@example.com', '{"version":1,"value":{}}', 'sent',
      ${AT(100_000)}, '${NOW}' from generate_series(1, 20000) n`,
  `insert into jobs (id, kind, key, state, attempts, due_at)
    select gen_random_uuid(), (array['delivery','reminder','retention'])[1 + n % 3], n::text,
      case when n % 5000 = 0 then 'dead' when n < 200 then 'waiting' else 'done' end, 1, ${AT(40_000)} from generate_series(1, 40000) n`,
  `insert into analytics_days select ('${NOW}'::date - n), 'step.reached', step, category, '', '', 40
    from generate_series(0, 364) n, unnest(array['${STEPS.join("','")}']) step,
      unnest(array['','pain','gums','cosmetic','lesion','other']) category`,
  'vacuum analyze',
];

type Page = readonly [name: string, ask: (db: Database) => Promise<unknown>];
const clock = stepClock(NOW);
const YEAR = { from: '2025-01-02', to: '2026-01-01' };
const MIDDLE = { ...YEAR, after: `${Date.parse('2025-06-01')}_${READER}_0` };

const PAGES: readonly Page[] = [
  ['today in figures', (db) => overview({ db, clock })],
  [
    "today's list",
    (db) => dayList({ db, clock, ids: randomIds }, { reader: { id: READER }, day: undefined }),
  ],
  ['analytics, 30 days', (db) => statistics({ db, clock }, {})],
  ['analytics, a year', (db) => statistics({ db, clock }, YEAR)],
  ['analytics, a year of gums', (db) => statistics({ db, clock }, { ...YEAR, category: 'gums' })],
  ['payments', (db) => payments({ db, clock }, {})],
  ['payments, far below', (db) => payments({ db, clock }, MIDDLE)],
  ['payments that go back', (db) => payments({ db, clock }, { ...YEAR, state: 'refunding' })],
  ['refunds', (db) => refunds({ db, clock }, YEAR)],
  ['refunds, far below', (db) => refunds({ db, clock }, MIDDLE)],
  ['danger signs', (db) => redFlags({ db, clock }, YEAR)],
  [
    'danger signs of gums, far below',
    (db) => redFlags({ db, clock }, { ...MIDDLE, category: 'gums' }),
  ],
  ['system', (db) => system({ db, clock })],
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
type Query = { readonly text: string; readonly params: readonly unknown[] };

const server = await startPostgres();
try {
  await ask(server.url, 'create database bench');
  const databaseUrl = addressOf(server.url, 'bench');
  await (await connect({ dataDir: '', databaseUrl })).close();
  for (const sentence of SEED) await ask(databaseUrl, sentence);
  const pool = new pg.Pool({ connectionString: databaseUrl });
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
  for (const [name, run] of PAGES) {
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
    if (p95 > LIMIT_MS) process.exitCode = 1;
  }
  await pool.end();
} finally {
  await server.stop();
}
