import type { RoomGuest } from '../../../contracts/endpoints/room.ts';
import { ROOM_PRESENCE_MS } from '../../../contracts/booking/room.ts';
import type { Sql } from '../../db/connect.ts';
import { fingerprint } from '../../lib/fingerprint.ts';
import { roomGuestsIn } from '../../repositories/room-guests.ts';
import type { GuestRow } from '../../repositories/room-guests.ts';
import { roomsIn } from '../../repositories/rooms.ts';
import { atDoor, phaseAt } from './room.ts';
import type { RoomDeps, RoomRequest } from './room.ts';

/** Returns a guest's visit; `null` when it was not heard of for too long. */
export const visitOfGuest = ({ visit, seenAt }: GuestRow, now: Date): string | null =>
  seenAt !== null && now.getTime() - seenAt.getTime() < ROOM_PRESENCE_MS ? visit : null;

/** Shows a guest to the two people of a room. */
export const shownGuest = (guest: GuestRow, now: Date): RoomGuest => {
  const asking = guest.name === null ? 'invited' : 'asking';
  return {
    id: guest.id,
    state: guest.admittedAt === null ? asking : 'inside',
    invited_by: guest.invitedBy,
    name: guest.name,
    visit: guest.admittedAt === null ? null : visitOfGuest(guest, now),
  };
};

/** `taken`: there is another third person by now than the caller knows of, or one who has used the link. */
export type Invited =
  | { readonly kind: 'invited'; readonly guest: RoomGuest; readonly link: string }
  | { readonly kind: 'notFound' | 'closed' | 'taken' };

/** Makes the link for a third person: it takes the place of one that nobody has used. */
export const inviteGuest = (
  { db, clock, ids, meetingUrl }: RoomDeps,
  { replaces, ...request }: RoomRequest & { readonly replaces: string | null },
): Promise<Invited> =>
  db.transaction<Invited>(async (sql) => {
    const door = await atDoor(sql, request);
    if (door === null) return { kind: 'notFound' };
    const { appointment, role } = door;
    const now = clock.now();
    const room = await roomsIn(sql).lock(request.id);
    const isOpen = room?.booking === appointment.sequence && phaseAt(appointment, now) === 'open';
    if (!isOpen || meetingUrl !== null) return { kind: 'closed' };
    const guests = roomGuestsIn(sql);
    const known = await guests.ofRoom(request.id);
    if ((known?.id ?? null) !== replaces || typeof known?.name === 'string') {
      return { kind: 'taken' };
    }
    await guests.deleteOfRoom(request.id);
    const link = ids.token();
    const guest: GuestRow = {
      id: ids.row(),
      appointmentId: request.id,
      invitedBy: role,
      tokenHash: fingerprint(link),
      name: null,
      admittedAt: null,
      visit: null,
      seenAt: null,
      createdAt: now,
    };
    await guests.add(guest);
    await roomsIn(sql).wake(request.id);
    return { kind: 'invited', guest: shownGuest(guest, now), link };
  });

type OfGuest = RoomRequest & { readonly guest: string };

/** Finds the guest whom one of the two means, with the room locked; `null` where that one is gone. */
const meant = async (sql: Sql, { id, guest }: OfGuest): Promise<GuestRow | null> => {
  await roomsIn(sql).lock(id);
  const found = await roomGuestsIn(sql).ofRoom(id);
  return found?.id === guest ? found : null;
};

/** Lets in who has said a name. @returns false when the caller is not the patient, or nobody of that id asks */
export const admitGuest = (
  { db, clock }: Pick<RoomDeps, 'db' | 'clock'>,
  request: OfGuest,
): Promise<boolean> =>
  db.transaction(async (sql) => {
    const door = await atDoor(sql, request);
    if (door?.role !== 'patient' || phaseAt(door.appointment, clock.now()) !== 'open') return false;
    const guest = await meant(sql, request);
    if (guest === null || guest.name === null) return false;
    if (guest.admittedAt === null) {
      await roomGuestsIn(sql).change(guest.id, { admittedAt: clock.now() });
      await roomsIn(sql).wake(request.id);
    }
    return true;
  });

/**
 * Ends it for a guest, wherever they stand. One who is gone already is gone.
 * @returns false when the room is not the caller's
 */
export const endGuest = ({ db }: Pick<RoomDeps, 'db'>, request: OfGuest): Promise<boolean> =>
  db.transaction(async (sql) => {
    if ((await atDoor(sql, request)) === null) return false;
    const guest = await meant(sql, request);
    if (guest !== null) {
      await roomGuestsIn(sql).delete(guest.id);
      await roomsIn(sql).wake(request.id);
    }
    return true;
  });
