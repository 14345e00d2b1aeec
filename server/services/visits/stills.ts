import type { Still } from '../../../contracts/endpoints/stills.ts';
import {
  STILLS_OF_CALL_MAX,
  STILL_ADDRESS_MINUTES,
  STILL_SENT,
} from '../../../contracts/booking/stills.ts';
import type { Sql } from '../../db/connect.ts';
import { signAddress } from '../../lib/signed-address.ts';
import type { Spooled } from '../../lib/spool.ts';
import type { FileStore } from '../../providers/files/port.ts';
import { appointmentsIn } from '../../repositories/appointments.ts';
import { jobsIn } from '../../repositories/jobs.ts';
import { roomsIn } from '../../repositories/rooms.ts';
import { stillsIn } from '../../repositories/stills.ts';
import type { StillRow } from '../../repositories/stills.ts';
import { XRAY_REMOVAL } from '../../repositories/xrays.ts';
import { lockFor } from '../accounts/consent-rule.ts';
import type { NotAllowed } from '../accounts/consent-rule.ts';
import type { ServiceDeps, WakingDeps } from '../deps.ts';
import { claimRequest } from '../request-keys.ts';
import { addTalk, hasTalkedEnough } from '../rooms/messages.ts';
import { atDoor, phaseAt } from '../rooms/room.ts';
import type { AtDoor, RoomRequest } from '../rooms/room.ts';
import { undoable } from '../undoable.ts';
import type { CleanPicture } from '../xrays/decode.ts';
import { PICTURE_SIZES, fileNameOf } from '../xrays/pictures.ts';
import type { NotRead, Pictures } from '../xrays/pictures.ts';
import { picturePath } from '../xrays/reading.ts';
import { noteLook } from './visit-notes.ts';

const MINUTE_MS = 60_000;

type KeepingDeps = ServiceDeps & { readonly files: FileStore; readonly pictures: Pictures };

type Keeping = RoomRequest & {
  readonly requestKey: string;
  readonly file: Spooled;
  readonly signal: AbortSignal;
};

/**
 * `alone`: the two have not met yet, so that the call may still get another dentist. `full`: there are as many as there may
 * be.
 */
type Refused = {
  readonly kind: 'notFound' | 'closed' | 'alone' | 'full' | 'otherRequest' | 'noPicture';
};
export type KeptStill =
  | { readonly kind: 'kept'; readonly still: StillRow }
  | Refused
  | NotRead
  | NotAllowed;

/** Shows a picture to somebody who may see it, at addresses that hold for a whole call. */
export const stillOf = (
  { id, createdAt, width, height }: StillRow,
  { secret, now }: { readonly secret: string; readonly now: Date },
): Still => {
  // The address stays the same for a minute, as that of an X-ray does.
  const until = (Math.floor(now.getTime() / MINUTE_MS) + STILL_ADDRESS_MINUTES + 1) * MINUTE_MS;
  const [url, preview_url] = PICTURE_SIZES.map((size) =>
    signAddress(secret, { path: picturePath('stills', id, size), until }),
  ) as [string, string];
  return { id, created_at: createdAt.toISOString(), url, preview_url, width, height };
};

/** Returns why the door is closed to a picture; `null` where it is open. */
const refusalAt = (door: AtDoor | null, now: Date): Refused | null => {
  if (door?.role !== 'patient') return { kind: 'notFound' };
  const { appointment } = door;
  if (phaseAt(appointment, now) !== 'open') return { kind: 'closed' };
  const haveMet = appointment.patientCameAt !== null && appointment.doctorCameAt !== null;
  return haveMet ? null : { kind: 'alone' };
};

/**
 * Keeps a picture that the patient sends in a call: drawn anew, with nothing else of the file. The picture is stored before
 * its row, so that a row never lacks its picture; a picture without a row goes at once, or with the upkeep of strays after
 * a kill.
 */
export const keepStill = async (deps: KeepingDeps, keeping: Keeping): Promise<KeptStill> => {
  // Nothing is decoded for somebody who may not send it.
  const refused = refusalAt(await atDoor(deps.db.sql, keeping), deps.clock.now());
  if (refused !== null) return refused;
  const { file, signal, accountId: ownerId } = keeping;
  return deps.pictures.decode<KeptStill>(file, { ownerId, signal }, async (decoded) => {
    if (decoded.kind === 'decoded') return keepPicture(deps, keeping, decoded);
    return { kind: decoded.kind === 'notNow' ? 'busy' : 'noPicture' };
  });
};

const keepPicture = async (
  deps: KeepingDeps,
  keeping: Keeping,
  { picture, preview, width, height }: CleanPicture,
): Promise<KeptStill> => {
  const { files, ids, clock } = deps;
  const id = ids.row();
  await files.put(fileNameOf(id, 'picture'), picture);
  await files.put(fileNameOf(id, 'preview'), preview);
  const size = { width, height, bytes: picture.length };
  const row = { id, appointmentId: keeping.id, createdAt: clock.now(), ...size };
  const kept = await addRow(deps, keeping, row);
  if (kept.kind !== 'kept' || kept.still.id !== id) {
    for (const each of PICTURE_SIZES) await files.remove(fileNameOf(id, each));
  }
  return kept;
};

/** Adds the row of this request with its message in the room, or finds it. */
const addRow = (
  { db, clock, ids }: KeepingDeps,
  { requestKey, file, ...request }: Keeping,
  row: StillRow,
): Promise<KeptStill> =>
  undoable<KeptStill>(db, async (sql, undo) => {
    const { accountId: ownerId, id } = request;
    // Account, appointment, room: the order in which all others lock them.
    const notAllowed = await lockFor(sql, ownerId, 'keeping');
    if (notAllowed !== null) return notAllowed;
    await appointmentsIn(sql).lock(id);
    const door = await atDoor(sql, request);
    if (door === null) return { kind: 'notFound' };
    const room = await roomsIn(sql).lock(id);
    const body = { still: file.sha256, of: id };
    const claimed = await claimRequest(sql, clock, { ownerId, requestKey, body, subject: row.id });
    if (claimed.kind === 'different') return { kind: 'otherRequest' };
    if (claimed.kind === 'repeated') return again(sql, claimed.subject);
    const refused = refusalAt(door, row.createdAt);
    if (refused !== null) return undo(refused);
    if (room?.booking !== door.appointment.sequence) return undo({ kind: 'closed' });
    const isFull = (await stillsIn(sql).countOf(id)) >= STILLS_OF_CALL_MAX;
    if (isFull || (await hasTalkedEnough(sql, door, room))) return undo({ kind: 'full' });
    await stillsIn(sql).add(row);
    const message = { kind: 'chat', text: STILL_SENT, still: row.id } as const;
    await addTalk(sql, { id: ids.row(), room, door, body: message, now: row.createdAt });
    return { kind: 'kept', still: row };
  });

const again = async (sql: Sql, id: string): Promise<KeptStill> => {
  const still = await stillsIn(sql).byId(id);
  return still === null ? { kind: 'notFound' } : { kind: 'kept', still };
};

/** Lists the pictures of a call for its two people, `null` for others. A look of the dentist is written down with it. */
export const readStills = (deps: ServiceDeps, request: RoomRequest): Promise<StillRow[] | null> =>
  deps.db.transaction(async (sql) => {
    const door = await atDoor(sql, request);
    if (door === null) return null;
    const rows = await stillsIn(sql).ofCall(request.id);
    if (door.role === 'patient' || rows.length === 0) return rows;
    return (await noteLook(sql, deps, { ...request, appointment: door.appointment })) ? rows : null;
  });

/** Returns the calls of a patient in which pictures were sent that are still there. */
export const callsWithStills = (
  { db }: Pick<ServiceDeps, 'db'>,
  ownerId: string,
): Promise<string[]> => stillsIn(db.sql).callsOf(ownerId);

/** Deletes a picture for the patient of its call; a job deletes the files. @returns true when there was one */
export const deleteStill = async (
  { db, clock, ids, wakeJobs }: WakingDeps,
  { accountId, id, still }: RoomRequest & { readonly still: string },
): Promise<boolean> => {
  const isGone = await db.transaction(async (sql) => {
    if (!(await stillsIn(sql).delete(accountId, id, still))) return false;
    const due = { kind: XRAY_REMOVAL, key: still, dueAt: clock.now() };
    await jobsIn(sql).add({ id: ids.row(), ...due });
    return true;
  });
  if (isGone) wakeJobs();
  return isGone;
};
