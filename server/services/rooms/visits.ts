import type { Room, RoomEntry } from '../../../contracts/endpoints/room.ts';
import type { Database, Sql } from '../../db/connect.ts';
import type { JobKind } from '../../jobs/runner.ts';
import { comingsIn } from '../../repositories/appointments.ts';
import { roomGuestsIn } from '../../repositories/room-guests.ts';
import type { MessageRow, RoomRow } from '../../repositories/rooms.ts';
import { roomMessagesIn, roomsIn } from '../../repositories/rooms.ts';
import { jobsIn } from '../../repositories/jobs.ts';
import { keyOf } from '../appointments/plans.ts';
import { iceServersUntil } from './ice.ts';
import { talkIn } from './messages.ts';
import { atDoor, closesAt, otherOf, phaseAt, roomOf, shownTo, stayIn, visitIn } from './room.ts';
import type { RoomRequest, AtDoor, RoomDeps } from './room.ts';

/** Kind of the job that tidies up a room after it has closed. */
const ROOM_CLOSING = 'roomClosing';

/** Makes the columns that a visit changes in the row of its room. */
export const seenAs = (
  role: AtDoor['role'],
  visit: string | null,
  seenAt: Date,
): Partial<RoomRow> =>
  role === 'patient'
    ? { patientVisit: visit, patientSeenAt: seenAt }
    : { doctorVisit: visit, doctorSeenAt: seenAt };

/** Returns true when a visit is the person's newest, whether or not it was heard of lately. */
export const isCurrent = (room: RoomRow, role: AtDoor['role'], visit: string): boolean =>
  (role === 'patient' ? room.patientVisit : room.doctorVisit) === visit;

type Entered = { readonly room: Room; readonly entry: RoomEntry | null };

/** Shows the room without letting the person in, because the appointment changed while they entered. */
const closedTo = async (
  sql: Sql,
  deps: RoomDeps,
  request: RoomRequest,
): Promise<Entered | null> => {
  const door = await atDoor(sql, request);
  return door && { room: shownTo(door, null, deps), entry: null };
};

/** Enters the room: this visit becomes current, and an earlier one of the same person ends. */
export const enterRoom = (deps: RoomDeps, request: RoomRequest): Promise<Entered | null> =>
  deps.db.transaction(async (sql) => {
    const { clock, ids, ice } = deps;
    const door = await atDoor(sql, request);
    if (door === null) return null;
    const { appointment, role } = door;
    const now = clock.now();
    if (phaseAt(appointment, now) !== 'open') {
      return { room: shownTo(door, null, deps), entry: null };
    }
    const where = deps.meetingUrl === null ? role : 'elsewhere';
    // The note waits for a concurrent report of absence, or a concurrent move of the appointment.
    if (!(await comingsIn(sql).note(appointment, where, now))) {
      return closedTo(sql, deps, request);
    }
    const room = await roomOf(sql, deps, door);
    if (deps.meetingUrl !== null) return { room: shownTo(door, room, deps), entry: null };
    const visit = ids.row();
    const seen = seenAs(role, visit, now);
    await roomsIn(sql).change(request.id, seen);
    await roomsIn(sql).wake(request.id);
    await jobsIn(sql).add({
      id: ids.row(),
      kind: ROOM_CLOSING,
      key: keyOf(appointment),
      dueAt: closesAt(appointment),
    });
    const talk: MessageRow[] = await roomMessagesIn(sql).talkOf(request.id);
    return {
      room: shownTo(door, { ...room, ...seen }, deps),
      entry: {
        visit,
        other_visit: visitIn(room, otherOf(role), now),
        has_other_left: stayIn(room, otherOf(role), now) === 'left',
        cursor: room.lastSequence,
        messages: talkIn(talk),
        ice_servers: iceServersUntil(
          { side: `${request.id}:${role}`, until: closesAt(appointment) },
          ice,
        ),
      },
    };
  });

/** Leaves the room; a visit that was replaced has nothing to leave. @returns true when the room is the account's */
export const leaveRoom = (
  { db, clock }: Pick<RoomDeps, 'db' | 'clock'>,
  { visit, ...request }: RoomRequest & { readonly visit: string },
): Promise<boolean> =>
  db.transaction(async (sql) => {
    const door = await atDoor(sql, request);
    if (door === null) return false;
    const room = await roomsIn(sql).lock(request.id);
    if (room !== null && isCurrent(room, door.role, visit)) {
      await roomsIn(sql).change(request.id, seenAs(door.role, null, clock.now()));
      await roomsIn(sql).wake(request.id);
    }
    return true;
  });

/** Tidies up after a room has closed: deletes the signals, which hold network addresses, and the third person. */
export const roomClosingJob = ({ db }: { readonly db: Database }): JobKind => ({
  name: ROOM_CLOSING,
  run: async (key) => {
    const [id = '', sequence = ''] = key.split(':');
    const room = await roomsIn(db.sql).byId(id);
    if (room?.booking !== Number(sequence)) return;
    await roomMessagesIn(db.sql).deleteSignals(id);
    await roomGuestsIn(db.sql).deleteOfRoom(id);
  },
});
