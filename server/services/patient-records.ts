import type { Sql } from '../db/connect.ts';
import { accountsIn } from '../repositories/accounts.ts';
import type { Account } from '../repositories/accounts.ts';
import { assessmentsIn } from '../repositories/assessments.ts';
import type { Assessment } from '../repositories/assessments.ts';
import type { Scope } from '../repositories/organizations.ts';
import { recordReadsIn } from '../repositories/record-reads.ts';
import type { RecordRead } from '../repositories/record-reads.ts';
import type { ServiceDeps } from './deps.ts';

/** A look into a patient's record: the reader, the patient and the part. */
type Look = Pick<RecordRead, 'what' | 'resultId'> & {
  readonly reader: Scope & { readonly id: string };
  readonly patient: Parameters<ReturnType<typeof accountsIn>['holdPatient']>[1];
};

/** `readerGone`: the reader's account was deleted during the call. */
export type Answer<T> =
  | { readonly kind: 'shown'; readonly value: T }
  | { readonly kind: 'notFound' }
  | { readonly kind: 'readerGone' };

/**
 * Shows a part of a patient's record, the only way in which staff see one. What `read` finds is returned only when a
 * row notes the look: both are one transaction, so a look that cannot be noted is not shown. Nothing is noted when
 * nothing is found, as with patients who have booked no doctor of the reader's organisation.
 */
const look = <T>(
  { db, clock, ids }: ServiceDeps,
  { reader, patient, what, resultId }: Look,
  read: (sql: Sql, account: Account) => Promise<T | null>,
): Promise<Answer<T>> =>
  db.transaction(async (sql) => {
    const readBy = await accountsIn(sql).byId(reader.id);
    if (readBy === null) return { kind: 'readerGone' };
    // The result is locked before the account, as an erasure does it, so that the two cannot deadlock.
    if (resultId !== null) await assessmentsIn(sql).hold(resultId);
    const account = await accountsIn(sql).holdPatient(reader, patient);
    const value = account && (await read(sql, account));
    if (account === null || value === null) return { kind: 'notFound' };
    const seen = { patientId: account.id, readerId: readBy.id, readerRole: readBy.role };
    await recordReadsIn(sql).add({ id: ids.row(), ...seen, what, resultId, readAt: clock.now() });
    return { kind: 'shown', value };
  });

export const findPatient = (
  deps: ServiceDeps,
  { reader, email }: Pick<Look, 'reader'> & { readonly email: string },
): Promise<Answer<Account>> => {
  const asked = { reader, patient: { email }, what: 'name', resultId: null } as const;
  return look(deps, asked, async (_sql, account) => account);
};

type OfPatient = Pick<Look, 'reader'> & { readonly id: string };

/** Reads a patient's details and saved results, the newest first. */
export const readPatient = (
  deps: ServiceDeps,
  { reader, id }: OfPatient,
): Promise<Answer<{ readonly account: Account; readonly results: Assessment[] }>> => {
  const asked = { reader, patient: { id }, what: 'record', resultId: null } as const;
  return look(deps, asked, async (sql, account) => ({
    account,
    results: await assessmentsIn(sql).ofOwner(account.id),
  }));
};

export const readPatientResult = (
  deps: ServiceDeps,
  { reader, id, resultId }: OfPatient & { readonly resultId: string },
): Promise<Answer<Assessment>> => {
  const asked = { reader, patient: { id }, what: 'result', resultId } as const;
  return look(deps, asked, (sql, account) => assessmentsIn(sql).byIdOf(account.id, resultId));
};

/**
 * Reads lines that name patients, such as a day's appointments: each patient who is named gets a row that notes the
 * look. A patient who is deleted during the call is left out.
 */
export const readNamed = <T extends { readonly ownerId: string }>(
  { db, clock, ids }: ServiceDeps,
  { reader }: Pick<Look, 'reader'>,
  read: (sql: Sql) => Promise<T[]>,
): Promise<Answer<T[]>> =>
  db.transaction(async (sql) => {
    const readBy = await accountsIn(sql).byId(reader.id);
    if (readBy === null) return { kind: 'readerGone' };
    const lines = await read(sql);
    const held = await accountsIn(sql).hold([...new Set(lines.map(({ ownerId }) => ownerId))]);
    // Staff who are patients here, too, have no patient record.
    const patients = held.filter(({ role }) => role === 'patient');
    const seen = { readerId: readBy.id, readerRole: readBy.role, readAt: clock.now() };
    const what = 'name';
    await recordReadsIn(sql).add(
      ...patients.map((each) => {
        return { id: ids.row(), patientId: each.id, ...seen, what, resultId: null } as const;
      }),
    );
    const there = new Set(held.map(({ id }) => id));
    return { kind: 'shown', value: lines.filter(({ ownerId }) => there.has(ownerId)) };
  });
