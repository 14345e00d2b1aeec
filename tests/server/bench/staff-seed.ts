/** The rows of a year up to an evening, for so many accounts, as statements that PostgreSQL itself fills tables by. */
import { STEPS } from '../../../contracts/assessment/steps.ts';
import { SLOT_TIMES } from '../../../contracts/booking/slots.ts';
import { HOUSE } from '../../../server/db/tables/organizations.ts';
import { DIAGNOSIS } from '../../kit/server.ts';

export const NOW = '2026-01-01T12:00:00Z';
export const READER = '00000000-0000-4000-8000-0000000000f1';

const DIAGNOSIS_JSON = JSON.stringify({ version: 1, value: DIAGNOSIS }).replaceAll("'", "''");
const STEP_NAMES = `array['${STEPS.join("','")}']`;

/** Id of an account, as scattered as real ones, by its number. */
export const accountOf = (number: number | string): string => `md5('account' || ${number})::uuid`;

/** A number's part of so many days before the evening. */
const at = (of: number, days = 365): string =>
  `'${NOW}'::timestamptz - n * (interval '${days} days' / ${of})`;

/** Fills a table while nothing has to be looked up in it, which takes a fifth of the time. */
const bulk = (table: string, index: string, columns: string, fill: string): string[] => [
  `drop index ${index}`,
  `alter table ${table} drop constraint ${table}_pkey`,
  fill,
  `alter table ${table} add primary key (id)`,
  `create index ${index} on ${table} (${columns})`,
];

const assessmentRows = (results: number): string[] => [
  `insert into chat_sessions values ('chat', '${NOW}')`,
  `insert into assessment_sessions select 'detailed-' || n, 'chat' from generate_series(1, ${results}) n`,
  `insert into assessments (id, session_token, created_at, request, diagnosis, engine)
    select gen_random_uuid(), 'detailed-' || n, ${at(results)},
      jsonb_build_object('version', 1, 'value', jsonb_build_object('issue', 'my tooth hurts',
        'category', (array['pain','gums','cosmetic','lesion','other'])[1 + n % 5],
        'confirmedSigns', case when n % 12 = 0 then '{"trismus":"no"}'::jsonb else '{}'::jsonb end)),
      jsonb_set('${DIAGNOSIS_JSON}', '{value,diagnosis,0,id}', to_jsonb('condition_' || n % 60)), 'stub 1'
    from generate_series(1, ${results}) n`,
  `insert into assessment_facts (assessment_id, created_at, category, level, condition, is_flagged)
    select id, created_at, request #>> '{value,category}',
      (array['emergency','urgent','moderate','routine'])[1 + abs(hashtext(id::text)) % 4],
      diagnosis #>> '{value,diagnosis,0,id}', request #> '{value,confirmedSigns}' <> '{}'
    from assessments`,
  `insert into assessment_days select (created_at at time zone 'Asia/Kolkata')::date, category, level, condition, count(*)
    from assessment_facts group by 1, 2, 3, 4`,
  `insert into feedback (id, session_token, rating, scale, improvements, created_at)
    select gen_random_uuid(), 'detailed-' || n, 1 + n % 5, 5, '{}', ${at(results)} from generate_series(1, ${results}, 3) n`,
];

const appointmentRows = (past: number, accounts: number, doctors: number): string[] => [
  `insert into doctors (id, organization_id, slug, name, languages, about, is_sample)
    select md5('doctor' || n)::uuid, '${HOUSE}', 'doctor-' || n, 'Dr. ' || n, '{en}', '', false from generate_series(1, ${doctors}) n`,
  `insert into doctor_hours select id, day, 540, 1080 from doctors, generate_series(0, 6) day`,
  `insert into appointments (id, owner_id, doctor_id, product, starts_at, minutes, state, patient_name, patient_email,
      patient_phone, notes, sequence, created_at)
    select gen_random_uuid(), ${accountOf(`1 + n % ${accounts - 500}`)}, md5('doctor' || 1 + n % ${doctors})::uuid,
      'laterCall30', ${at(past)}, 30, 'ended', 'Asha Rao', 'a@example.com', '9876543210', '', 0,
      ${at(past)} - interval '2 days' from generate_series(1, ${past}) n`,
  // The next two weeks of two doctors in three are booked.
  `insert into appointments (id, owner_id, doctor_id, product, starts_at, minutes, state, patient_name, patient_email,
      patient_phone, notes, sequence, created_at)
    select gen_random_uuid(), ${accountOf(`1 + (doctor * 1000 + day) % ${accounts - 500}`)}, md5('doctor' || doctor)::uuid,
      'laterCall30', (('2026-01-01'::date + day) || ' ' || slot || '+05:30')::timestamptz, 30, 'confirmed', 'Asha Rao',
      'a@example.com', '9876543210', '', 0, '${NOW}'::timestamptz - interval '1 day' * (1 + doctor % 5)
    from generate_series(1, ${Math.floor((doctors * 2) / 3)}) doctor, generate_series(0, 14) day,
      unnest(array['${SLOT_TIMES.join("','")}']) slot`,
];

const moneyRows = (payments: number): string[] => [
  `insert into payments (id, product, amount, state, provider, created_at, expires_at)
    select gen_random_uuid(), 'reportAndCall30', 49900,
      case when n % 40 = 0 then 'refunded' when n % 997 = 0 then 'refunding' when n % 3 = 0 then 'expired' else 'settled' end,
      'sandbox', ${at(payments)}, ${at(payments)} from generate_series(1, ${payments}) n`,
  `insert into payment_ledger (payment_id, seq, event, amount, state, capture_id, refund_id, source, at)
    select id, seq, (array['opened','captured','refundRequested','refunded'])[seq], case seq when 1 then 0 else 49900 end,
      state, case seq when 2 then 'pay_' || id end, case seq when 4 then 'rfnd_' || id end, 'webhook', created_at + seq * interval '1 minute'
    from payments, generate_series(1, 4) seq
    where seq <= case state when 'expired' then 1 when 'settled' then 2 when 'refunding' then 3 else 4 end`,
];

/** Done jobs and messages are kept for a month. */
const workRows = (work: number): string[] => [
  `insert into messages (id, kind, channel, recipient, "values", state, created_at, useless_at)
    select gen_random_uuid(), 'code', (array['mail','sms'])[1 + n % 2], n || '@example.com', '{"version":1,"value":{}}', 'sent',
      ${at(work, 30)}, '${NOW}' from generate_series(1, ${work}) n`,
  `insert into jobs (id, kind, key, state, attempts, due_at)
    select gen_random_uuid(), (array['codeByMail','message','reminder','retention'])[1 + n % 4], n::text,
      case when n % 5000 = 0 then 'dead' when n % 2000 = 0 then 'waiting' else 'done' end, 1, ${at(work, 30)}
    from generate_series(1, ${work}) n`,
  `insert into xrays (id, owner_id, state, created_at, width, height, bytes, analyses)
    select gen_random_uuid(), ${accountOf(`1 + n % ${work}`)}, 'analyzed', ${at(Math.ceil(work / 10))}, 2000, 1000, 500000, 1
    from generate_series(1, ${Math.ceil(work / 10)}) n`,
];

/** Ten events of a visit for each account, of the last ninety days, and the counts of a year. */
const eventRows = (events: number): string[] => [
  ...bulk(
    'analytics_events',
    'analytics_events_at',
    'at',
    `insert into analytics_events (id, visit, name, step, category, at)
      select gen_random_uuid(), md5('visit' || n / 10)::uuid, 'step.reached', (${STEP_NAMES})[1 + n % ${STEPS.length}],
        (array['pain','gums','cosmetic','lesion','other'])[1 + n % 5], ${at(events, 90)} from generate_series(1, ${events}) n`,
  ),
  `insert into analytics_days select ('${NOW}'::date - n), 'step.reached', step, category, '', '', ${Math.ceil(events / 5000)}
    from generate_series(0, 364) n, unnest(${STEP_NAMES}) step,
      unnest(array['','pain','gums','cosmetic','lesion','other']) category`,
];

/** What a year leaves with so many accounts. @returns the statements, in their order */
export const seedOf = (accounts: number): string[] => {
  const share = (part: number): number => Math.max(1000, Math.round(accounts * part));
  return [
    `insert into accounts (id, organization_id, email, first_name, last_name, role, created_at)
      values ('${READER}', '${HOUSE}', 'staff@example.com', 'Asha', 'Rao', 'admin', '${NOW}')`,
    `insert into accounts (id, email, first_name, last_name, role, created_at)
      select ${accountOf('n')}, n || '@example.com', 'Asha', 'Rao', 'patient', ${at(accounts)} from generate_series(1, ${accounts}) n`,
    ...assessmentRows(share(0.3)),
    ...appointmentRows(share(0.2), accounts, 100),
    ...moneyRows(share(0.4)),
    ...workRows(share(0.5)),
    ...eventRows(10 * accounts),
    'vacuum analyze',
  ];
};
