import type {
  Prescribed,
  Prescription,
  PrescribingConflict,
} from '../../../contracts/booking/prescription.ts';
import { VISIT_VERSIONS_MAX } from '../../../contracts/booking/visit-note.ts';
import type { VisitNote } from '../../../contracts/booking/visit-note.ts';
import type { SharedResult } from '../../../contracts/endpoints/room.ts';
import {
  CONDITION_WORDS,
  isConditionId,
} from '../../../contracts/texts/en/engine/conditions/index.ts';
import type { Sql } from '../../db/connect.ts';
import { accountsIn } from '../../repositories/accounts.ts';
import { appointmentsIn } from '../../repositories/appointments.ts';
import type { Attended } from '../../repositories/appointments.ts';
import { recordReadsIn } from '../../repositories/record-reads.ts';
import { roomPlacesIn } from '../../repositories/rooms.ts';
import { stillsIn } from '../../repositories/stills.ts';
import type { StillRow } from '../../repositories/stills.ts';
import { visitNotesIn } from '../../repositories/visit-notes.ts';
import type { VisitContent, VisitNoteRow } from '../../repositories/visit-notes.ts';
import { visitResultsIn } from '../../repositories/visit-results.ts';
import { hasBegun } from '../appointments/appointment-state.ts';
import type { ServiceDeps, WakingDeps } from '../deps.ts';
import { mailAccount } from '../messages/outbox.ts';
import { claimRequest } from '../request-keys.ts';
import { undoable } from '../undoable.ts';
import type { Undo } from '../undoable.ts';
import {
  addPrescription,
  checkPrescribed,
  prescribingOf,
  prescriptionsOf,
  refusalOf,
  sharedSoFar,
  withStandingReasons,
} from './prescriptions.ts';
import type { Checked, PrescribingDeps } from './prescriptions.ts';
import { resultsShared } from './shared-results.ts';

type VisitRequest = { readonly accountId: string; readonly id: string };

/** Returns a condition's name; a version outlives the list that its id was chosen from. */
export const nameOf = (id: string): string => (isConditionId(id) ? CONDITION_WORDS[id].name : id);

const finalWordOf = ({ finalWord }: VisitContent): VisitNote['final_word'] =>
  finalWord.kind === 'condition' ? { ...finalWord, name: nameOf(finalWord.id) } : finalWord;

const noteOf = (row: VisitNoteRow, prescription: Prescription | null): VisitNote => ({
  version: row.version,
  closed_at: row.closedAt.toISOString(),
  doctor_name: row.doctorName,
  doctor_registration: row.doctorRegistration,
  findings: row.content.findings,
  final_word: finalWordOf(row.content),
  advice: row.content.advice,
  next_visit: row.content.nextVisit,
  prescription,
});

/** Writes versions of different notes as they are read, each with its prescription. */
export const notesOf = async (sql: Sql, rows: readonly VisitNoteRow[]): Promise<VisitNote[]> => {
  const prescribed = await prescriptionsOf(sql, rows);
  return rows.map((row) => noteOf(row, prescribed.get(row.appointmentId) ?? null));
};

/**
 * Finds an appointment for its dentist; `null` for every other account, the patient's own and all staff included. A dentist
 * who is the patient of the call writes nothing of themselves.
 */
const asDentist = async (sql: Sql, { accountId, id }: VisitRequest): Promise<Attended | null> => {
  const found = await roomPlacesIn(sql).of(id, accountId);
  const { ownerId = null } = found?.appointment ?? {};
  return found?.doctor.accountId === accountId && ownerId !== accountId ? found : null;
};

/** Writes down a look of the dentist of an appointment at its patient. @returns false where the patient has gone */
export const noteLook = async (
  sql: Sql,
  { clock, ids }: Pick<ServiceDeps, 'clock' | 'ids'>,
  { accountId, appointment }: VisitRequest & Pick<Attended, 'appointment'>,
): Promise<boolean> => {
  const [patient] = await accountsIn(sql).hold([appointment.ownerId]);
  if (patient === undefined) return false;
  await recordReadsIn(sql).add({
    id: ids.row(),
    patientId: patient.id,
    readerId: accountId,
    readerRole: 'dentist',
    what: 'visit',
    resultId: null,
    readAt: clock.now(),
  });
  return true;
};

type OnDesk = Attended & {
  readonly results: readonly SharedResult[];
  readonly stills: readonly StillRow[];
  readonly hasBegun: boolean;
  readonly note: VisitNote | null;
};

/**
 * Reads what the dentist of an appointment sees of its patient. The look is written down in the same transaction, so that
 * what cannot be noted is not shown.
 */
export const readDesk = (deps: ServiceDeps, request: VisitRequest): Promise<OnDesk | null> =>
  deps.db.transaction(async (sql) => {
    const found = await asDentist(sql, request);
    if (found === null) return null;
    const { appointment } = found;
    if (!(await noteLook(sql, deps, { ...request, appointment }))) return null;
    const newest = await visitNotesIn(sql).newest(appointment.id);
    const [note = null] = newest === null ? [] : await notesOf(sql, [newest]);
    return {
      ...found,
      results: await resultsShared(sql, appointment),
      stills: await stillsIn(sql).ofCall(appointment.id),
      hasBegun: hasBegun(appointment, deps.clock.now()),
      note,
    };
  });

type Checking = VisitRequest & { readonly prescribed: Prescribed; readonly signal: AbortSignal };

/** Tells the dentist of an appointment what speaks against a prescription; `null` for every other account. */
export const checkForDentist = async (
  deps: PrescribingDeps,
  { prescribed, signal, ...request }: Checking,
): Promise<readonly PrescribingConflict[] | null> => {
  const found = await asDentist(deps.db.sql, request);
  if (found === null) return null;
  return (await checkPrescribed(deps, found, { prescribed, signal })).conflicts;
};

type Closing = VisitRequest & {
  readonly requestKey: string;
  /** The version that the dentist has read; 0 for none. */
  readonly after: number;
  readonly content: VisitContent;
  readonly prescribed: Prescribed | null;
  readonly signal: AbortSignal;
};

type Deps = WakingDeps & PrescribingDeps;

/**
 * `newer`: another version was closed meanwhile. `early`: the call has not begun. `shared`: the patient has shared or told more since
 * the medicines were checked.
 */
export type Closed =
  | { readonly kind: 'closed'; readonly note: VisitNote }
  | { readonly kind: 'notPrescribed'; readonly why: string }
  | {
      readonly kind:
        | 'notFound'
        | 'early'
        | 'newer'
        | 'full'
        | 'noCondition'
        | 'otherRequest'
        | 'noPrescribing'
        | 'prescribedLate'
        | 'shared';
    };

const isKnown = ({ finalWord }: VisitContent): boolean =>
  finalWord.kind !== 'condition' || isConditionId(finalWord.id);

const again = async (sql: Sql, id: string): Promise<Closed> => {
  const row = await visitNotesIn(sql).byId(id);
  const [note] = row === null ? [] : await notesOf(sql, [row]);
  return note === undefined ? { kind: 'notFound' } : { kind: 'closed', note };
};

const DAY_MS = 24 * 60 * 60_000;

type Version = {
  readonly row: VisitNoteRow;
  readonly found: Attended;
  readonly prescribed: Prescribed | null;
  readonly checked: Checked | null;
};

/** Adds a version of a note with its prescription, and the mail that tells its patient of it. */
const addVersion = async (
  sql: Sql,
  deps: Deps,
  { row, found: { appointment, doctor }, prescribed, checked }: Version,
): Promise<Closed> => {
  await visitNotesIn(sql).add(row);
  await visitResultsIn(sql).addShared(row.appointmentId);
  if (prescribed !== null) {
    const content = {
      ...withStandingReasons(prescribed, checked?.conflicts ?? []),
      qualification: doctor.qualification ?? '',
    };
    const { appointmentId, version } = row;
    await addPrescription(sql, deps.ids, { appointmentId, version, content });
  }
  await mailAccount(sql, deps, appointment.ownerId, {
    kind: 'visitNote',
    values: { at: appointment.startsAt.toISOString() },
    uselessAt: new Date(row.closedAt.getTime() + DAY_MS),
  });
  return again(sql, row.id);
};

/** Refuses what cannot be prescribed: all of the medicine rules were asked before, of what the patient had shared then. */
const refuseUnfit = async (
  sql: Sql,
  { deps, closing, checked, found, undo }: Prescribing,
): Promise<void> => {
  const { prescribed } = closing;
  if (prescribed === null) return;
  const state = prescribingOf(deps, found);
  if (state === 'over') return undo({ kind: 'prescribedLate' });
  if (checked === null || state !== 'on') return undo({ kind: 'noPrescribing' });
  if ((await sharedSoFar(sql, found.appointment)) !== checked.shared)
    return undo({ kind: 'shared' });
  const why = refusalOf(prescribed, checked.conflicts);
  if (why !== null) undo({ kind: 'notPrescribed', why });
};

type Prescribing = {
  readonly deps: Deps;
  readonly closing: Closing;
  readonly checked: Checked | null;
  readonly found: Attended;
  readonly undo: Undo<Closed>;
};

/** Checks the medicines before the transaction, which waits for no engine; null where there is nothing to check. */
const checkBefore = async (deps: Deps, closing: Closing): Promise<Checked | null> => {
  const { prescribed, signal } = closing;
  const found = prescribed === null ? null : await asDentist(deps.db.sql, closing);
  if (prescribed === null || found === null || prescribingOf(deps, found) !== 'on') return null;
  return checkPrescribed(deps, found, { prescribed, signal });
};

/** Closes a visit note as its next version: once, however often the request is repeated. The patient is told by mail. */
export const closeVisitNote = async (deps: Deps, closing: Closing): Promise<Closed> => {
  const closed = await closeInTurn(deps, closing, await checkBefore(deps, closing));
  if (closed.kind === 'closed') deps.wakeJobs();
  return closed;
};

const closeInTurn = (deps: Deps, closing: Closing, checked: Checked | null): Promise<Closed> =>
  undoable<Closed>(deps.db, async (sql, undo) => {
    const { clock, ids } = deps;
    const { requestKey, after, content, prescribed, accountId, id } = closing;
    const asked = { accountId, id };
    const attended = await asDentist(sql, asked);
    if (attended === null) return { kind: 'notFound' };
    // Versions of one note are written one after the other; the row may have moved before it was locked.
    const appointment = await appointmentsIn(sql).lock(id);
    if (appointment?.doctorId !== attended.doctor.id) return { kind: 'notFound' };
    const found = { ...attended, appointment };
    const noteId = ids.row();
    const claimed = await claimRequest(sql, clock, {
      ownerId: accountId,
      requestKey,
      // The body stays what it was before there were prescriptions, where there is none.
      body: { visit: id, after, content, ...(prescribed !== null && { prescribed }) },
      subject: noteId,
    });
    if (claimed.kind === 'different') return { kind: 'otherRequest' };
    if (claimed.kind === 'repeated') return again(sql, claimed.subject);
    const now = clock.now();
    if (!hasBegun(appointment, now)) return undo({ kind: 'early' });
    if (!isKnown(content)) return undo({ kind: 'noCondition' });
    const version = (await visitNotesIn(sql).newest(id))?.version ?? 0;
    if (version !== after) return undo({ kind: 'newer' });
    if (version === VISIT_VERSIONS_MAX) return undo({ kind: 'full' });
    await refuseUnfit(sql, { deps, closing, checked, found, undo });
    const { id: doctorId, name: doctorName, registration: doctorRegistration } = found.doctor;
    const note = { id: noteId, appointmentId: id, version: version + 1, closedAt: now, content };
    const row = { ...note, doctorId, doctorName, doctorRegistration };
    return addVersion(sql, deps, { row, found, prescribed, checked });
  });

/** Reads the newest version of the note of each of these appointments, which are the caller's own. */
export const readVisitNotes = async (
  { db }: Pick<ServiceDeps, 'db'>,
  appointmentIds: readonly string[],
): Promise<{ readonly appointment_id: string; readonly note: VisitNote }[]> => {
  const rows = [...(await visitNotesIn(db.sql).newestOf(appointmentIds)).values()];
  const notes = await notesOf(db.sql, rows);
  return notes.map((note, at) => ({ appointment_id: rows[at]?.appointmentId ?? '', note }));
};

/** Our conditions by name, as a dentist chooses among them. */
export const CONDITION_CHOICES = Object.entries(CONDITION_WORDS)
  .map(([id, { name }]) => ({ id, name }))
  .toSorted((one, other) => one.name.localeCompare(other.name));
