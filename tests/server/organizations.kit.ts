import { getTableName, is, sql as expression } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../server/db/connect.ts';
import * as schema from '../../server/db/schema.ts';
import type { Clock } from '../../server/lib/clock.ts';
import { randomIds } from '../../server/lib/ids.ts';
import { consultingHoursIn } from '../../server/repositories/consulting-hours.ts';
import { doctorsIn } from '../../server/repositories/doctors.ts';
import { organizationsIn } from '../../server/repositories/organizations.ts';
import { paymentLedgerIn } from '../../server/repositories/payment-ledger.ts';
import { addSignedIn } from '../kit/account-rows.ts';
import type { Member } from '../kit/account-rows.ts';
import { saveResultOf } from './accounts/accounts.kit.ts';
import { addCall, addPayment } from './appointments/appointments.kit.ts';

type Deps = { readonly app: FastifyInstance; readonly db: Database; readonly clock: Clock };

/** Somebody with a saved result, which is of no organisation until they book. */
export type Patient = Member & { readonly resultId: string };

export const addPatient = async ({ app, db, clock }: Deps, tag: string): Promise<Patient> => {
  const own = { firstName: `Patient${tag}`, lastName: `Family${tag}` };
  const patient = await addSignedIn({ db, clock }, 'patient', own);
  return { ...patient, resultId: await saveResultOf(app, patient, `my tooth hurts ${tag}`) };
};

export const addOrganizationRow = async (
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  name: string,
): Promise<string> => {
  const id = randomIds.row();
  await organizationsIn(db.sql).add({ id, name, createdAt: clock.now() });
  return id;
};

const AT = new Date('2026-01-01T00:00:00Z');

type Filling = {
  readonly organizationId: string;
  readonly tag: string;
  readonly patient: Patient;
  /** An amount in paise that no other payment has. */
  readonly amount: number;
};

const addMoney = async (db: Database, { id }: Member, { amount }: Filling): Promise<string> => {
  const payment = await addPayment(db, { id }, { amount, state: 'refunding' });
  const move = { paymentId: payment, state: 'refunding', refundId: null, source: 'job' } as const;
  const captureId = `pay_${payment}`;
  const ledger = paymentLedgerIn(db.sql);
  await ledger.add({ ...move, seq: 0, event: 'captured', amount, captureId, at: AT });
  await ledger.add({ ...move, seq: 1, event: 'refundRequested', amount, captureId, at: AT });
  return payment;
};

/** Fills an organisation with a dentist, calls of a patient in each condition, money, and an invitation. */
export const fill = async ({ app, db, clock }: Deps, filling: Filling) => {
  const { organizationId, tag, patient } = filling;
  const own = { organizationId, firstName: `Dentist${tag}` };
  const dentist = await addSignedIn({ db, clock }, 'admin_dentist', own);
  const doctorId = randomIds.row();
  await doctorsIn(db.sql).add({
    id: doctorId,
    organizationId,
    slug: `dr-${tag.toLowerCase()}`,
    name: `Dr. Name${tag}`,
    registration: `KA-${tag}`,
    languages: ['en'],
    about: `About ${tag}`,
    isSample: false,
    accountId: dentist.id,
  });
  const weekday = 5;
  const hours = [{ doctorId, weekday, fromMinute: 9 * 60, toMinute: 13 * 60 }];
  await consultingHoursIn(db.sql).addHours(hours);
  const called = {
    ownerId: patient.id,
    doctorId,
    patientName: `Caller${tag}`,
    patientPhone: `98${filling.amount}`,
  };
  const paymentId = await addMoney(db, patient, filling);
  const soon = await addCall(db, { ...called, paymentId, price: filling.amount });
  const today = new Date('2026-01-01T05:00:00Z');
  const unsettled = await addCall(db, {
    ...called,
    startsAt: new Date('2025-12-31T05:00:00Z'),
    state: 'ended',
    isElsewhere: true,
    absenceReportedAt: AT,
  });
  await addCall(db, { ...called, startsAt: today, state: 'missed', absenceReportedAt: AT });
  const invited = await app.inject({
    method: 'POST',
    url: '/api/staff/invitations',
    headers: { authorization: `Bearer ${dentist.token}`, 'content-type': 'application/json' },
    payload: JSON.stringify({ email: `invited-${tag.toLowerCase()}@example.com`, role: 'admin' }),
  });
  if (invited.statusCode !== 200) throw new Error(`Nobody was invited: ${invited.body}`);
  return { dentist, doctorId, paymentId, soon, unsettled, patient };
};

const leaves = (value: unknown): unknown[] =>
  typeof value === 'object' && value !== null ? Object.values(value).flatMap(leaves) : [value];

/** Every value that any table holds, as a text, if it is long enough to be told from others. */
export const valuesIn = async ({ sql }: Database): Promise<ReadonlySet<string>> => {
  const found = new Set<string>();
  for (const table of Object.values(schema)) {
    if (!is(table, PgTable)) continue;
    const { rows } = (await sql.execute(
      expression.raw(`select row_to_json(t) as row from ${getTableName(table)} t`),
    )) as { rows: unknown[] };
    for (const leaf of rows.flatMap(leaves)) {
      const isTime = typeof leaf === 'string' && /^\d{4}-\d\d-\d\d/.test(leaf);
      if (isTime || String(leaf).length < 6) continue;
      found.add(String(leaf));
      // Files name amounts in rupees.
      if (typeof leaf === 'number') found.add(String(leaf / 100));
    }
  }
  return found;
};
