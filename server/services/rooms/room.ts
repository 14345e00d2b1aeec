import type { Room, RoomRole } from '../../../contracts/endpoints/room.ts';
import {
  ROOM_CLOSES_AFTER_MS,
  ROOM_OPENS_BEFORE_MS,
  ROOM_PRESENCE_MS,
} from '../../../contracts/booking/room.ts';
import type { Sql } from '../../db/connect.ts';
import { comingsIn } from '../../repositories/appointments.ts';
import type { Attended } from '../../repositories/appointments.ts';
import { roomPlacesIn, roomsIn } from '../../repositories/rooms.ts';
import type { RoomRow } from '../../repositories/rooms.ts';
import { visitNotesIn } from '../../repositories/visit-notes.ts';
import {
  absenceFrom,
  canReportAbsence,
  endOf,
  hasBegun,
} from '../appointments/appointment-state.ts';
import { withOffset } from '../../lib/india-time.ts';
import type { ServiceDeps } from '../deps.ts';
import type { IceSettings } from './ice.ts';

export type RoomSettings = {
  /**
   * Address of a meeting on another site, with `{id}` for the room's name; `null` holds calls in the product's rooms.
   */
  readonly meetingUrl: string | null;
  readonly ice: IceSettings;
};

export type RoomDeps = RoomSettings & ServiceDeps;

export type RoomRequest = { readonly accountId: string; readonly id: string };

/** One of the two people of an appointment, with the role in its room. */
export type AtDoor = Attended & { readonly role: RoomRole };

export const opensAt = ({ startsAt }: { readonly startsAt: Date }): Date =>
  new Date(startsAt.getTime() - ROOM_OPENS_BEFORE_MS);

export const closesAt = (appointment: Attended['appointment']): Date =>
  new Date(endOf(appointment).getTime() + ROOM_CLOSES_AFTER_MS);

export const phaseAt = (appointment: Attended['appointment'], now: Date): Room['phase'] => {
  if (appointment.state === 'missed') return 'over';
  if (now < opensAt(appointment)) return 'early';
  return now < closesAt(appointment) ? 'open' : 'over';
};

/** Finds the appointment for one of its two people; `null` for every other account, and when nothing is booked. */
export const atDoor = async (sql: Sql, { accountId, id }: RoomRequest): Promise<AtDoor | null> => {
  const found = await roomPlacesIn(sql).of(id, accountId);
  return (
    found && { ...found, role: found.appointment.ownerId === accountId ? 'patient' : 'doctor' }
  );
};

/** Returns a person's visit; `null` when it was not heard of for too long. */
export const visitIn = (room: RoomRow, role: RoomRole, now: Date): string | null => {
  const visit = role === 'patient' ? room.patientVisit : room.doctorVisit;
  const seenAt = role === 'patient' ? room.patientSeenAt : room.doctorSeenAt;
  const isThere = seenAt !== null && now.getTime() - seenAt.getTime() < ROOM_PRESENCE_MS;
  return isThere ? visit : null;
};

export const otherOf = (role: RoomRole): RoomRole => (role === 'patient' ? 'doctor' : 'patient');

/** Returns how it is with the visit of one of the two: `left` where they went on purpose. */
export const stayIn = (room: RoomRow | null, role: RoomRole, now: Date): Room['own'] => {
  if (room === null) return 'new';
  if (visitIn(room, role, now) !== null) return 'inside';
  const visit = role === 'patient' ? room.patientVisit : room.doctorVisit;
  const seenAt = role === 'patient' ? room.patientSeenAt : room.doctorSeenAt;
  return visit === null && seenAt !== null ? 'left' : 'new';
};

/**
 * Returns the room of the appointment as it is now. A moved appointment, perhaps with another doctor, gets a new room.
 */
export const roomOf = async (
  sql: Sql,
  { clock, ids }: Pick<RoomDeps, 'clock' | 'ids'>,
  { appointment }: AtDoor,
): Promise<RoomRow> => {
  const { id, sequence } = appointment;
  const rooms = roomsIn(sql);
  const known = await rooms.lock(id);
  if (known?.booking === sequence) return known;
  if (known !== null) await rooms.delete(id);
  await rooms.add({
    appointmentId: id,
    booking: sequence,
    name: ids.token(),
    lastSequence: 0,
    signalCount: 0,
    talkCount: 0,
    patientVisit: null,
    patientSeenAt: null,
    doctorVisit: null,
    doctorSeenAt: null,
    createdAt: clock.now(),
  });
  // The other person may have added it in the same moment.
  const added = await rooms.lock(id);
  if (added === null) throw new Error('A room is gone that was there a moment ago');
  return added;
};

/**
 * Returns the milliseconds until the patient may report that the dentist did not come; `null` when the dentist came, or
 * it was reported.
 */
const absenceIn = (appointment: Attended['appointment'], now: Date): number | null => {
  const from = absenceFrom(appointment);
  const left = from.getTime() - now.getTime();
  const isMissing = appointment.doctorCameAt === null;
  // The rule is asked for the start of that time before it comes, and for now later, as reporting has an end as well.
  return isMissing && canReportAbsence(appointment, left > 0 ? from : now)
    ? Math.max(0, left)
    : null;
};

/** Shows the room to one of its two people. */
export const shownTo = (
  { appointment, doctor, role }: AtDoor,
  room: RoomRow | null,
  { clock, meetingUrl }: Pick<RoomDeps, 'clock' | 'meetingUrl'>,
): Room => {
  const now = clock.now();
  const phase = phaseAt(appointment, now);
  const left = (at: Date): number => Math.max(0, at.getTime() - now.getTime());
  const hasLink = meetingUrl !== null && phase === 'open' && room !== null;
  return {
    role,
    phase,
    starts_at: withOffset(appointment.startsAt),
    opens_at: withOffset(opensAt(appointment)),
    closes_at: withOffset(closesAt(appointment)),
    opens_in_ms: left(opensAt(appointment)),
    closes_in_ms: left(closesAt(appointment)),
    minutes: appointment.minutes,
    patient_name: appointment.patientName,
    guardian: role === 'doctor' ? appointment.guardian : null,
    doctor_name: doctor.name,
    doctor_registration: doctor.registration,
    is_sample: doctor.isSample,
    notes: role === 'doctor' ? appointment.notes : null,
    meeting_url: hasLink ? meetingUrl.replaceAll('{id}', room.name) : null,
    absence_in_ms: role === 'patient' ? absenceIn(appointment, now) : null,
    own: stayIn(room, role, now),
  };
};

/**
 * Reads a room; `null` for every account but those of its two people. Handing out the link to another site is noted.
 */
export const readRoom = (deps: RoomDeps, request: RoomRequest): Promise<Room | null> =>
  deps.db.transaction(async (sql) => {
    const door = await atDoor(sql, request);
    if (door === null) return null;
    const now = deps.clock.now();
    const wantsName = deps.meetingUrl !== null && phaseAt(door.appointment, now) === 'open';
    if (wantsName) await comingsIn(sql).note(door.appointment, 'elsewhere', now);
    const known = await roomsIn(sql).byId(request.id);
    const room = wantsName ? await roomOf(sql, deps, door) : known;
    return shownTo(door, room?.booking === door.appointment.sequence ? room : null, deps);
  });

/** Days for which a doctor's list keeps a call that has been had. */
const HAD_KEPT_DAYS = 30;
const DAY_MS = 24 * 60 * 60_000;

/** A call in its doctor's list, with how far its visit note is. */
type ListedCall = Attended & {
  readonly isJoinable: boolean;
  readonly isOpen: boolean;
  readonly visitNote: 'none' | 'due' | 'closed';
};

/** Lists the calls of a doctor that are not over yet, then those that were had lately, the latest first. */
export const listDoctorsCalls = async (
  { db, clock }: Pick<RoomDeps, 'db' | 'clock'>,
  accountId: string,
): Promise<{ readonly isDoctor: boolean; readonly calls: readonly ListedCall[] }> => {
  const places = roomPlacesIn(db.sql);
  const isDoctor = await places.isDoctor(accountId);
  if (!isDoctor) return { isDoctor, calls: [] };
  const now = clock.now();
  const found = await places.callsOf(accountId, new Date(now.getTime() - HAD_KEPT_DAYS * DAY_MS));
  const notes = await visitNotesIn(db.sql).newestOf(found.map(({ appointment }) => appointment.id));
  const calls = found.map((call): ListedCall => {
    const { appointment } = call;
    const begun = hasBegun(appointment, now) ? 'due' : 'none';
    return {
      ...call,
      isJoinable: closesAt(appointment) > now,
      isOpen: opensAt(appointment) <= now,
      visitNote: notes.has(appointment.id) ? 'closed' : begun,
    };
  });
  const had = calls.filter(({ isJoinable, visitNote }) => !isJoinable && visitNote !== 'none');
  return {
    isDoctor,
    calls: [...calls.filter(({ isJoinable }) => isJoinable), ...had.toReversed()],
  };
};
