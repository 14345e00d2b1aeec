import { createHash } from 'node:crypto';
import { CODE_DIGITS, CODE_LENGTH } from '../../../contracts/booking/prescription.ts';
import type {
  Prescribed,
  PrescribingConflict,
  Prescription,
} from '../../../contracts/booking/prescription.ts';
import type { VerifiedPrescription } from '../../../contracts/endpoints/prescriptions.ts';
import type { Desk } from '../../../contracts/endpoints/visit-notes.ts';
import type { SharedResult } from '../../../contracts/endpoints/room.ts';
import {
  FOLLOW_UP_DAYS,
  OLD_AFTER_DAYS,
  PRESCRIBING_HOURS,
} from '../../../contracts/rules/prescribing.ts';
import { tellsDanger } from '../../../contracts/rules/shared-result.ts';
import { codeInGroups, readCode } from '../../../contracts/rules/prescription-code.ts';
import { PRESCRIBED_NAMES } from '../../../contracts/texts/en/prescription.ts';
import type { PrescribingCase } from '../../assessment/prescribing.ts';
import type { Sql } from '../../db/connect.ts';
import { withOffset } from '../../lib/india-time.ts';
import type { Ids } from '../../lib/ids.ts';
import type { Attended } from '../../repositories/appointments.ts';
import { assessmentsIn } from '../../repositories/assessments.ts';
import { prescriptionsIn } from '../../repositories/prescriptions.ts';
import type { CheckedCode, PrescriptionRow } from '../../repositories/prescriptions.ts';
import type { VisitNoteRow } from '../../repositories/visit-notes.ts';
import type { ServiceDeps } from '../deps.ts';
import type { Engine } from '../engine.ts';
import { closesAt } from '../rooms/room.ts';
import { resultsShared } from './shared-results.ts';

export type PrescribingDeps = ServiceDeps & {
  readonly engine: Pick<Engine, 'checkPrescribing'>;
  /** True when dentists can prescribe here. */
  readonly prescribes: boolean;
};

const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;

/** Says whether the dentist of a call can prescribe: a prescription names their registration and their degrees. `over`: it is too late. */
export const prescribingOf = (
  { prescribes, clock }: Pick<PrescribingDeps, 'prescribes' | 'clock'>,
  { doctor, appointment }: Pick<Attended, 'doctor' | 'appointment'>,
): Desk['prescribing'] => {
  if (!prescribes) return 'off';
  if (doctor.registration === null || doctor.qualification === null) return 'unqualified';
  const until = closesAt(appointment).getTime() + PRESCRIBING_HOURS * HOUR_MS;
  return clock.now().getTime() < until ? 'on' : 'over';
};

const namesOf = (shared: readonly SharedResult[]): string =>
  shared
    .map(({ id, course }) => [id, ...course.map(({ at }) => at)].join('@'))
    .toSorted()
    .join(' ');

/** Names what the patient has shared and told since, by which it is seen whether more has come. */
export const sharedSoFar = async (
  sql: Sql,
  appointment: Pick<Attended['appointment'], 'id' | 'ownerId'>,
): Promise<string> => namesOf(await resultsShared(sql, appointment));

/** The conflicts, and what they rest on. */
export type Checked = {
  readonly conflicts: readonly PrescribingConflict[];
  readonly shared: string;
};

/** Reads what is known of the patient of a call: what was shared in its room, and whether this dentist knows them. */
const caseOf = async (
  { db: { sql }, clock }: Pick<ServiceDeps, 'db' | 'clock'>,
  { appointment, doctor }: Attended,
  prescribed: Prescribed,
): Promise<{ readonly asked: PrescribingCase; readonly shared: string }> => {
  const { id, ownerId, profileId, guardian, notes, startsAt } = appointment;
  const results = await resultsShared(sql, appointment);
  const kept = await Promise.all(
    results.map((each) => assessmentsIn(sql).byIdOf(ownerId, each.id)),
  );
  const since = new Date(clock.now().getTime() - FOLLOW_UP_DAYS * DAY_MS);
  const isFollowUp = await prescriptionsIn(sql).hasEarlierVisit({
    appointmentId: id,
    ownerId,
    profileId,
    doctorId: doctor.id,
    startsAt,
    since,
  });
  // The note of a result that was deleted since is still read, as words.
  const gone = results.filter((_, at) => kept[at] === null).map(({ note }) => note.subjective);
  const shared = results.flatMap(({ emergency, course }, at) => {
    const patient = kept[at]?.request;
    return patient === undefined
      ? []
      : [{ patient, isEmergency: emergency || tellsDanger(course) }];
  });
  const isChild = guardian !== null;
  const told = [notes, ...gone].join('\n');
  const asked = { ...prescribed, notes: told, shared, isFollowUp, isChild };
  return { asked, shared: namesOf(results) };
};

/** Checks a prescription by everything that is known of the patient (NEW-51). */
export const checkPrescribed = async (
  deps: PrescribingDeps,
  attended: Attended,
  { prescribed, signal }: { readonly prescribed: Prescribed; readonly signal: AbortSignal },
): Promise<Checked> => {
  const { asked, shared } = await caseOf(deps, attended, prescribed);
  return { conflicts: await deps.engine.checkPrescribing(asked, signal), shared };
};

/** Returns what refuses a prescription in one sentence; null when every line can be written. */
export const refusalOf = (
  { lines }: Prescribed,
  conflicts: readonly PrescribingConflict[],
): string | null => {
  const stands = conflicts.find(
    ({ line, kind, id }) => kind === 'refused' || (lines[line]?.reasons[id] ?? '') === '',
  );
  const of = lines[stands?.line ?? -1];
  if (stands === undefined || of === undefined) return null;
  const wants = stands.kind === 'reason' ? ' Write a reason.' : '';
  return `${PRESCRIBED_NAMES[of.medicine]}: ${stands.text}${wants}`;
};

/** Keeps the reasons that answer what stands: one that was written before something changed is no reason of this prescription. */
export const withStandingReasons = (
  prescribed: Prescribed,
  conflicts: readonly PrescribingConflict[],
): Prescribed => ({
  ...prescribed,
  lines: prescribed.lines.map((line, at) => ({
    ...line,
    reasons: Object.fromEntries(
      conflicts
        .filter((conflict) => conflict.line === at)
        .map(({ id }) => [id, line.reasons[id] ?? '']),
    ),
  })),
});

const BITS = 5;

/** Makes a code of a secret that cannot be guessed: its first 80 bits, hashed. */
export const codeFrom = (secret: string): string => {
  const bits = [...createHash('sha256').update(secret).digest()]
    .map((byte) => byte.toString(2).padStart(8, '0'))
    .join('');
  return Array.from({ length: CODE_LENGTH }, (_, at) => {
    const digit = Number.parseInt(bits.slice(at * BITS, (at + 1) * BITS), 2);
    return CODE_DIGITS[digit] ?? '';
  }).join('');
};

/** Adds the prescription of a version, under a new code. */
export const addPrescription = async (
  sql: Sql,
  ids: Ids,
  version: Pick<PrescriptionRow, 'appointmentId' | 'version' | 'content'>,
): Promise<void> => {
  await prescriptionsIn(sql).add({ ...version, code: codeFrom(ids.token()) });
};

/** Lines that were written while a line had one reason for all have none by id. */
const NO_REASONS = { reasons: {} };

/** Writes the prescription of a version of a note as it is read. */
const prescriptionOf = (
  { version }: VisitNoteRow,
  rows: readonly PrescriptionRow[],
): Prescription | null => {
  const own = rows.find((row) => row.version === version);
  if (own === undefined) {
    return rows.some((row) => row.version < version) ? { kind: 'withdrawn' } : null;
  }
  const { qualification, told, lines } = own.content;
  return {
    kind: 'made',
    code: codeInGroups(own.code),
    doctor_qualification: qualification,
    told,
    lines: lines.map((line) => ({ ...NO_REASONS, ...line })),
  };
};

/** Finds the prescription of each of these versions, by the appointment. */
export const prescriptionsOf = async (
  sql: Sql,
  notes: readonly VisitNoteRow[],
): Promise<ReadonlyMap<string, Prescription | null>> => {
  const all = await prescriptionsIn(sql).ofAll(notes.map(({ appointmentId }) => appointmentId));
  return new Map(
    notes.map((note) => [
      note.appointmentId,
      prescriptionOf(
        note,
        all.filter(({ appointmentId }) => appointmentId === note.appointmentId),
      ),
    ]),
  );
};

const UNKNOWN: VerifiedPrescription = {
  state: 'unknown',
  issued_at: null,
  doctor_name: null,
  doctor_registration: null,
};

const stateOf = (
  { version, newestNote, newestPrescription, issuedAt }: CheckedCode,
  now: Date,
): VerifiedPrescription['state'] => {
  if (version !== newestNote) return newestPrescription === newestNote ? 'replaced' : 'withdrawn';
  return now.getTime() - issuedAt.getTime() > OLD_AFTER_DAYS * DAY_MS ? 'old' : 'valid';
};

/** Tells whoever has a code whether its prescription holds, when it was written and by whom, and nothing else (NEW-53). */
export const verifyPrescription = async (
  { db, clock }: Pick<ServiceDeps, 'db' | 'clock'>,
  written: string,
): Promise<VerifiedPrescription> => {
  const code = readCode(written);
  const found = code === null ? null : await prescriptionsIn(db.sql).byCode(code);
  if (found === null) return UNKNOWN;
  return {
    state: stateOf(found, clock.now()),
    issued_at: withOffset(found.issuedAt),
    doctor_name: found.doctorName,
    doctor_registration: found.doctorRegistration,
  };
};
