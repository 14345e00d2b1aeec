import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import type { Sql } from '../db/connect.ts';
import { appointments, assessments, payments, receipts, stills, xrays } from '../db/schema.ts';
import { ABSENCE_IS_OPEN } from './appointments.ts';
import { deleteAbout } from './appointment-messages.ts';
import type { Account } from './accounts.ts';
import { removePictures } from './personal-data-rule.ts';
import type { Row } from './personal-data-rule.ts';
import { readPersonalData } from './personal-data.ts';
import { profilesIn } from './profiles.ts';
import { reanalysesIn } from './reanalyses.ts';
import { eraseResult } from './result-erasure.ts';

/** One person of an account. */
export type Whose = { readonly ownerId: string; readonly profileId: string };

/** What the rows of one person are told by: the ids of what is kept of them. */
type Known = Readonly<Record<'profile' | 'results' | 'xrays' | 'calls', ReadonlySet<unknown>>>;

/** `account`: rows of the account holder, who signs in, pays and reads the mails for everybody. */
type OfPerson = 'account' | ((row: Row, known: Known) => boolean);

const isOfResult: OfPerson = ({ resultId }, { results }) => results.has(resultId);
const isOfCall: OfPerson = ({ appointmentId }, { calls }) => calls.has(appointmentId);
const isFor: OfPerson = ({ profileId }, { profile }) => profile.has(profileId);

/** Whose the rows of each table are that an account is handed out. A test fails for a table without an answer. */
export const OF_PERSON: Readonly<Record<string, OfPerson>> = {
  profiles: ({ id }, { profile }) => profile.has(id),
  consents: isFor,
  assessments: isFor,
  xrays: isFor,
  appointments: isFor,
  check_ins: isOfResult,
  check_in_answers: isOfResult,
  result_links: isOfResult,
  result_link_openings: isOfResult,
  record_reads: isOfResult,
  reanalyses: ({ xrayId, diagnosisId }, known) =>
    known.xrays.has(xrayId) || known.results.has(diagnosisId),
  stills: isOfCall,
  visit_notes: isOfCall,
  visit_results: isOfCall,
  prescriptions: isOfCall,
  room_messages: ({ appointment }, { calls }) => calls.has(appointment),
  accounts: 'account',
  account_sessions: 'account',
  passkeys: 'account',
  known_devices: 'account',
  google_identities: 'account',
  staff_identities: 'account',
  feedback: 'account',
  staff_invitations: 'account',
  receipts: 'account',
  payments: 'account',
  payment_ledger: 'account',
  messages: 'account',
};

const idsIn = (rows: readonly Row[] = [], profileId: string): ReadonlySet<unknown> =>
  new Set(rows.filter((row) => row['profileId'] === profileId).map(({ id }) => id));

/** Reads everything that is kept of one person of an account, by table. */
export const readProfileData = async (
  sql: Sql,
  account: Account,
  profileId: string,
): Promise<Record<string, Row[]>> => {
  const all = await readPersonalData(sql, account);
  const known = {
    profile: new Set([profileId]),
    results: idsIn(all['assessments'], profileId),
    xrays: idsIn(all['xrays'], profileId),
    calls: idsIn(all['appointments'], profileId),
  };
  const own = Object.entries(all).flatMap(([table, rows]) => {
    const of = OF_PERSON[table] ?? 'account';
    return of === 'account' ? [] : [[table, rows.filter((row) => of(row, known))] as const];
  });
  return Object.fromEntries(own);
};

/** Reason why a person is not deleted yet: a call is to come or is kept, or staff look into whether its dentist came. */
export const whyKept = async (
  sql: Sql,
  { ownerId, profileId }: Whose,
): Promise<'booked' | 'absenceOpen' | null> => {
  const own = and(eq(appointments.ownerId, ownerId), eq(appointments.profileId, profileId));
  const live = and(own, inArray(appointments.state, ['held', 'confirmed']));
  if ((await sql.$count(appointments, live)) > 0) return 'booked';
  return (await sql.$count(appointments, and(own, ABSENCE_IS_OPEN))) > 0 ? 'absenceOpen' : null;
};

/** Forgets whose the payments of calls were that have been had: they stay in the books, and nobody can use them again. */
const forgetPayer = async (sql: Sql, paid: readonly string[]): Promise<void> => {
  await sql
    .update(receipts)
    .set({ payer: null })
    .where(inArray(receipts.paymentId, [...paid]));
  await sql
    .update(payments)
    .set({ ownerId: null, sessionToken: null })
    .where(inArray(payments.id, [...paid]));
};

const eraseCalls = async (sql: Sql, { ownerId, profileId }: Whose): Promise<void> => {
  const own = and(eq(appointments.ownerId, ownerId), eq(appointments.profileId, profileId));
  const calls = await sql.select({ id: appointments.id }).from(appointments).where(own);
  const ids = calls.map(({ id }) => id);
  const had = await sql
    .select({ paymentId: appointments.paymentId })
    .from(appointments)
    .where(and(own, eq(appointments.state, 'ended'), isNotNull(appointments.paymentId)));
  await deleteAbout(sql, calls);
  const pictures = await sql
    .delete(stills)
    .where(inArray(stills.appointmentId, ids))
    .returning({ id: stills.id });
  await removePictures(
    sql,
    pictures.map(({ id }) => id),
  );
  await forgetPayer(
    sql,
    had.flatMap(({ paymentId }) => (paymentId === null ? [] : [paymentId])),
  );
  await sql.delete(appointments).where(own);
};

/**
 * Deletes one person of an account that is locked, and everything that is kept of them, by the rules that erase an account
 * (`personal-data.ts`). Whatever these forget keeps the profile from being deleted, and so undoes the whole.
 */
export const eraseProfileData = async (sql: Sql, whose: Whose): Promise<void> => {
  const { ownerId, profileId } = whose;
  const own = await sql
    .select({ id: xrays.id })
    .from(xrays)
    .where(and(eq(xrays.ownerId, ownerId), eq(xrays.profileId, profileId)));
  for (const { id } of own) await reanalysesIn(sql).deleteOfXray(id);
  const ids = own.map(({ id }) => id);
  await sql.delete(xrays).where(inArray(xrays.id, ids));
  await removePictures(sql, ids);
  const results = await sql
    .select({ id: assessments.id })
    .from(assessments)
    .where(and(eq(assessments.ownerId, ownerId), eq(assessments.profileId, profileId)));
  for (const { id } of results) await eraseResult(sql, { ownerId, id });
  await eraseCalls(sql, whose);
  await profilesIn(sql).delete(ownerId, profileId);
};

/** Says for whom a result of the account is, with the X-rays that are kept with it. */
export const giveResult = async (
  sql: Sql,
  { ownerId, id, profileId }: { ownerId: string; id: string; profileId: string | null },
): Promise<void> => {
  await sql
    .update(assessments)
    .set({ profileId })
    .where(and(eq(assessments.id, id), eq(assessments.ownerId, ownerId)));
  await sql
    .update(xrays)
    .set({ profileId })
    .where(and(eq(xrays.diagnosisId, id), eq(xrays.ownerId, ownerId)));
};
