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
import type { RoomRow } from '../../repositories/rooms.ts';
import { stillsIn } from '../../repositories/stills.ts';
import type { StillRow } from '../../repositories/stills.ts';
import { XRAY_REMOVAL } from '../../repositories/xrays.ts';
import { lockFor, withdrawnFor } from '../accounts/consent-rule.ts';
import type { NotAllowed } from '../accounts/consent-rule.ts';
import type { ServiceDeps, WakingDeps } from '../deps.ts';
import { claimRequest, findRequest } from '../request-keys.ts';
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
 * `alone`: the two have not met yet, so that the call may still get another dentist. `full`: there are as many pictures as
 * there may be. `talked`: the room takes no more messages of the patient.
 */
type Refused = {
  readonly kind: 'notFound' | 'closed' | 'alone' | 'full' | 'talked' | 'otherRequest' | 'noPicture';
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

/** Returns why a call takes no more pictures; `null` where it does. */
const limitAt = async (sql: Sql, door: AtDoor, room: RoomRow | null): Promise<Refused | null> => {
  if ((await stillsIn(sql).countOf(door.appointment.id)) >= STILLS_OF_CALL_MAX) {
    return { kind: 'full' };
  }
  return room !== null && (await hasTalkedEnough(sql, door, room)) ? { kind: 'talked' } : null;
};

const creatingOf = ({ accountId: ownerId, id, requestKey, file }: Keeping) => ({
  ownerId,
  requestKey,
  body: { still: file.sha256, of: id },
});

/** Answers without decoding anything where the picture was kept before, or is not taken; `null` where it may be. */
const answerBefore = async (
  { db: { sql }, clock }: KeepingDeps,
  keeping: Keeping,
): Promise<KeptStill | null> => {
  const door = await atDoor(sql, keeping);
  const refused = refusalAt(door, clock.now());
  if (door === null || refused?.kind === 'notFound') return { kind: 'notFound' };
  const known = await findRequest(sql, creatingOf(keeping));
  if (known?.kind === 'different') return { kind: 'otherRequest' };
  if (known !== null) return again(sql, known.subject);
  if (refused !== null) return refused;
  return (
    (await withdrawnFor(sql, keeping.accountId, 'keeping')) ??
    limitAt(sql, door, await roomsIn(sql).byId(keeping.id))
  );
};

/**
 * Keeps a picture that the patient sends in a call: drawn anew, with nothing else of the file. The picture is stored before
 * its row, so that a row never lacks its picture; a picture without a row goes at once, or with the upkeep of strays after
 * a kill.
 */
export const keepStill = (deps: KeepingDeps, keeping: Keeping): Promise<KeptStill> => {
  const { file, signal, accountId: ownerId } = keeping;
  const first = () => answerBefore(deps, keeping);
  const asking = { ownerId, signal, as: 'decodePhoto', first } as const;
  return deps.pictures.decode<KeptStill>(file, asking, async (decoded) => {
    if (decoded.kind === 'decoded') return keepPicture(deps, keeping, decoded);
    return { kind: decoded.kind === 'notNow' ? 'busy' : 'noPicture' };
  });
};

/** Returns true where no row can come any more: the lock waits for a commit whose answer was lost. */
const isWithoutRow = (
  { db }: Pick<KeepingDeps, 'db'>,
  { id, appointmentId }: StillRow,
): Promise<boolean> =>
  db.transaction(async (sql) => {
    await appointmentsIn(sql).lock(appointmentId);
    return (await stillsIn(sql).byId(id)) === null;
  });

const keepPicture = async (
  deps: KeepingDeps,
  keeping: Keeping,
  { picture, preview, width, height }: CleanPicture,
): Promise<KeptStill> => {
  const { files, ids, clock } = deps;
  const id = ids.row();
  const size = { width, height, bytes: picture.length };
  const row = { id, appointmentId: keeping.id, createdAt: clock.now(), ...size };
  const removeFiles = async (): Promise<void> => {
    for (const each of PICTURE_SIZES) await files.remove(fileNameOf(id, each));
  };
  const stored = async (): Promise<KeptStill> => {
    await files.put(fileNameOf(id, 'picture'), picture);
    await files.put(fileNameOf(id, 'preview'), preview);
    return addRow(deps, keeping, row);
  };
  const kept = await stored().catch(async (error: unknown) => {
    try {
      if (await isWithoutRow(deps, row)) await removeFiles();
    } catch {
      // Neither database nor store may answer now; the upkeep of strays comes later.
    }
    throw error;
  });
  if (kept.kind !== 'kept' || kept.still.id !== id) await removeFiles();
  return kept;
};

/** Adds the row of this request with its message in the room, or finds it. */
const addRow = (
  { db, clock, ids }: KeepingDeps,
  keeping: Keeping,
  row: StillRow,
): Promise<KeptStill> =>
  undoable<KeptStill>(db, async (sql, undo) => {
    const { accountId: ownerId, id } = keeping;
    // Account, appointment, room: the order in which all others lock them.
    const notAllowed = await lockFor(sql, ownerId, 'keeping');
    if (notAllowed !== null) return notAllowed;
    await appointmentsIn(sql).lock(id);
    const door = await atDoor(sql, keeping);
    if (door === null) return { kind: 'notFound' };
    const room = await roomsIn(sql).lock(id);
    const claimed = await claimRequest(sql, clock, { ...creatingOf(keeping), subject: row.id });
    if (claimed.kind === 'different') return { kind: 'otherRequest' };
    if (claimed.kind === 'repeated') return again(sql, claimed.subject);
    const refused = refusalAt(door, row.createdAt);
    if (refused !== null) return undo(refused);
    if (room?.booking !== door.appointment.sequence) return undo({ kind: 'closed' });
    const limit = await limitAt(sql, door, room);
    if (limit !== null) return undo(limit);
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
