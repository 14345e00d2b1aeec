import { VISIT_VERSIONS_MAX } from '../../../contracts/booking/visit-note.ts';
import type { VisitNote } from '../../../contracts/booking/visit-note.ts';
import type { SharedResult } from '../../../contracts/endpoints/room.ts';
import { CONDITION_WORDS, isConditionId } from '../../assessment/texts/en/conditions/index.ts';
import type { Sql } from '../../db/connect.ts';
import { accountsIn } from '../../repositories/accounts.ts';
import { appointmentsIn } from '../../repositories/appointments.ts';
import type { Attended } from '../../repositories/appointments.ts';
import { recordReadsIn } from '../../repositories/record-reads.ts';
import { roomPlacesIn } from '../../repositories/rooms.ts';
import { stillsIn } from '../../repositories/stills.ts';
import type { StillRow } from '../../repositories/stills.ts';
import { resultsSharedIn, visitNotesIn } from '../../repositories/visit-notes.ts';
import type { VisitContent, VisitNoteRow } from '../../repositories/visit-notes.ts';
import { hasBegun } from '../appointments/appointment-state.ts';
import type { ServiceDeps, WakingDeps } from '../deps.ts';
import { mailAccount } from '../messages/outbox.ts';
import { claimRequest } from '../request-keys.ts';
import { undoable } from '../undoable.ts';

type VisitRequest = { readonly accountId: string; readonly id: string };

/** Returns a condition's name; a version outlives the list that its id was chosen from. */
export const nameOf = (id: string): string => (isConditionId(id) ? CONDITION_WORDS[id].name : id);

const finalWordOf = ({ finalWord }: VisitContent): VisitNote['final_word'] =>
  finalWord.kind === 'condition' ? { ...finalWord, name: nameOf(finalWord.id) } : finalWord;

/** Writes one version as it is read. */
export const noteOf = (row: VisitNoteRow): VisitNote => ({
  version: row.version,
  closed_at: row.closedAt.toISOString(),
  doctor_name: row.doctorName,
  doctor_registration: row.doctorRegistration,
  findings: row.content.findings,
  final_word: finalWordOf(row.content),
  advice: row.content.advice,
  next_visit: row.content.nextVisit,
});

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
  readonly note: VisitNoteRow | null;
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
    return {
      ...found,
      results: await resultsSharedIn(sql, appointment.id),
      stills: await stillsIn(sql).ofCall(appointment.id),
      hasBegun: hasBegun(appointment, deps.clock.now()),
      note: await visitNotesIn(sql).newest(appointment.id),
    };
  });

type Closing = VisitRequest & {
  readonly requestKey: string;
  /** The version that the dentist has read; 0 for none. */
  readonly after: number;
  readonly content: VisitContent;
};

/** `newer`: another version was closed meanwhile. `early`: the call has not begun. */
export type Closed =
  | { readonly kind: 'closed'; readonly note: VisitNoteRow }
  | { readonly kind: 'notFound' | 'early' | 'newer' | 'full' | 'noCondition' | 'otherRequest' };

const isKnown = ({ finalWord }: VisitContent): boolean =>
  finalWord.kind !== 'condition' || isConditionId(finalWord.id);

const again = async (sql: Sql, id: string): Promise<Closed> => {
  const note = await visitNotesIn(sql).byId(id);
  return note === null ? { kind: 'notFound' } : { kind: 'closed', note };
};

const DAY_MS = 24 * 60 * 60_000;

/** Adds a version of a note, and the mail that tells its patient of it. */
const addVersion = async (
  sql: Sql,
  deps: WakingDeps,
  { note, appointment }: { readonly note: VisitNoteRow } & Pick<Attended, 'appointment'>,
): Promise<Closed> => {
  await visitNotesIn(sql).add(note);
  await mailAccount(sql, deps, appointment.ownerId, {
    kind: 'visitNote',
    values: { at: appointment.startsAt.toISOString() },
    uselessAt: new Date(note.closedAt.getTime() + DAY_MS),
  });
  return { kind: 'closed', note };
};

/** Closes a visit note as its next version: once, however often the request is repeated. The patient is told by mail. */
export const closeVisitNote = async (deps: WakingDeps, closing: Closing): Promise<Closed> => {
  const closed = await closeInTurn(deps, closing);
  if (closed.kind === 'closed') deps.wakeJobs();
  return closed;
};

const closeInTurn = (
  deps: WakingDeps,
  { requestKey, after, content, ...request }: Closing,
): Promise<Closed> =>
  undoable<Closed>(deps.db, async (sql, undo) => {
    const { clock, ids } = deps;
    const found = await asDentist(sql, request);
    if (found === null) return { kind: 'notFound' };
    // Versions of one note are written one after the other; the row may have moved before it was locked.
    const appointment = await appointmentsIn(sql).lock(request.id);
    if (appointment?.doctorId !== found.doctor.id) return { kind: 'notFound' };
    const id = ids.row();
    const claimed = await claimRequest(sql, clock, {
      ownerId: request.accountId,
      requestKey,
      body: { visit: request.id, after, content },
      subject: id,
    });
    if (claimed.kind === 'different') return { kind: 'otherRequest' };
    if (claimed.kind === 'repeated') return again(sql, claimed.subject);
    const now = clock.now();
    if (!hasBegun(appointment, now)) return undo({ kind: 'early' });
    if (!isKnown(content)) return undo({ kind: 'noCondition' });
    const version = (await visitNotesIn(sql).newest(request.id))?.version ?? 0;
    if (version !== after) return undo({ kind: 'newer' });
    if (version === VISIT_VERSIONS_MAX) return undo({ kind: 'full' });
    const { id: doctorId, name: doctorName, registration: doctorRegistration } = found.doctor;
    const note = { id, appointmentId: request.id, version: version + 1, closedAt: now, content };
    const by = { doctorId, doctorName, doctorRegistration };
    return addVersion(sql, deps, { note: { ...note, ...by }, appointment });
  });

/** Reads the newest version of the note of each of these appointments, which are the caller's own. */
export const readVisitNotes = async (
  { db }: Pick<ServiceDeps, 'db'>,
  appointmentIds: readonly string[],
): Promise<VisitNoteRow[]> => [...(await visitNotesIn(db.sql).newestOf(appointmentIds)).values()];

/** Our conditions by name, as a dentist chooses among them. */
export const CONDITION_CHOICES = Object.entries(CONDITION_WORDS)
  .map(([id, { name }]) => ({ id, name }))
  .toSorted((one, other) => one.name.localeCompare(other.name));
