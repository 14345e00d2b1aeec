import type { RoomMessage, Signal } from '../../../contracts/endpoints/room.ts';
import {
  ROOM_SIGNAL_BYTES_OF_ONE,
  ROOM_SIGNALS_MAX,
  ROOM_TALK_MAX,
} from '../../../contracts/booking/room.ts';
import { isSameName } from '../../../contracts/forms/entries.ts';
import { sharedResultOf } from '../../../contracts/rules/shared-result.ts';
import type { Sql } from '../../db/connect.ts';
import { accountsIn } from '../../repositories/accounts.ts';
import { assessmentsIn } from '../../repositories/assessments.ts';
import { roomGuestsIn } from '../../repositories/room-guests.ts';
import { roomMessagesIn, roomsIn, saidBy } from '../../repositories/rooms.ts';
import type { MessageBody, MessageRow, RoomRow } from '../../repositories/rooms.ts';
import { lockFor } from '../accounts/consent-rule.ts';
import type { NotAllowed } from '../accounts/consent-rule.ts';
import { readCheckIn } from '../check-ins/check-ins.ts';
import { fullName } from '../full-name.ts';
import { undoable } from '../undoable.ts';
import { claimRequest } from '../request-keys.ts';
import { atDoor, otherOf, phaseAt } from './room.ts';
import type { RoomRequest, AtDoor, RoomDeps } from './room.ts';

/** A message that is written, or a result that is shared. */
type Said =
  | { readonly kind: 'chat'; readonly text: string }
  | { readonly kind: 'result'; readonly result_id: string };

/** `otherPerson`: the result is of somebody else than the call. `nobody`: the call is under a name that nobody of the account has. */
type NotTheirs = 'otherPerson' | 'nobody';

/** `full`: one person's limit of messages in a call is reached. `closed`: the room is not open. */
export type Sent =
  | { readonly kind: 'sent'; readonly message: RoomMessage }
  | { readonly kind: 'notFound' | 'noResult' | 'closed' | 'full' | 'otherRequest' | NotTheirs }
  | NotAllowed;

/** Results that were shared in the release before. */
const NO_COURSE = { course: [] };

/** Picks what was written and shared from rows, in the form in which clients read it. */
export const talkIn = (rows: readonly MessageRow[]): RoomMessage[] =>
  rows.flatMap(({ sequence, sender, createdAt, body }): RoomMessage[] => {
    // A guest neither writes nor shares.
    if (sender === 'guest') return [];
    const said = { sequence, from: sender, at: createdAt.toISOString() };
    if (body.kind === 'chat') return [{ ...said, ...body }];
    return body.kind === 'result'
      ? [{ ...said, kind: 'result', result: { ...NO_COURSE, ...body.result } }]
      : [];
  });

export const signalsIn = (rows: readonly MessageRow[]): Signal[] =>
  rows.flatMap(({ body }) => (body.kind === 'chat' || body.kind === 'result' ? [] : [body]));

/** Returns true where a call is for a person of its account: one who was chosen, or the account holder by their name. */
const isForPerson = async (sql: Sql, { appointment }: AtDoor): Promise<boolean> => {
  if (appointment.profileId !== null) return true;
  const holder = await accountsIn(sql).byId(appointment.ownerId);
  return holder !== null && isSameName(appointment.patientName, fullName(holder));
};

/**
 * Makes the content of a message; `null` when the result is not the patient's own, or a doctor shares one. A result of somebody else
 * of the account is not shown: the dentist would check medicines against the wrong person.
 */
const bodyOf = async (
  sql: Sql,
  door: AtDoor,
  said: Said,
): Promise<MessageBody | NotTheirs | null> => {
  const { role, appointment } = door;
  if (said.kind === 'chat') return said;
  if (role !== 'patient') return null;
  const found = await assessmentsIn(sql).byIdOf(appointment.ownerId, said.result_id);
  if (found === null) return null;
  if (!(await isForPerson(sql, door))) return 'nobody';
  if (found.profileId !== appointment.profileId) return 'otherPerson';
  const { id, createdAt, diagnosis } = found;
  const checkIn = await readCheckIn(sql, { ownerId: appointment.ownerId, id });
  return {
    kind: 'result',
    result: sharedResultOf({
      id,
      created_at: createdAt.toISOString(),
      diagnosis,
      check_in: checkIn,
    }),
  };
};

/** Messages in a room below which no one can have used up a half, so counting is skipped. */
const SAID_LITTLE = 50;

/** Returns true when one of the two has used up half of the room's messages; the other half is the other person's. */
export const hasTalkedEnough = async (
  sql: Sql,
  { role }: AtDoor,
  room: RoomRow,
): Promise<boolean> => {
  if (room.talkCount < SAID_LITTLE) return false;
  const { talk } = await saidBy(sql, room.appointmentId, role);
  return talk >= ROOM_TALK_MAX / 2;
};

/** Returns true when these signals would exceed one person's half, by number or by size; a guest may send as many. */
export const hasSignalledEnough = async (
  sql: Sql,
  sender: MessageRow['sender'],
  { room, coming }: { readonly room: RoomRow; readonly coming: readonly Signal[] },
): Promise<boolean> => {
  if (room.signalCount < SAID_LITTLE) return false;
  const { signals, signalBytes } = await saidBy(sql, room.appointmentId, sender);
  const bytes = Buffer.byteLength(JSON.stringify(coming));
  return (
    signals + coming.length > ROOM_SIGNALS_MAX / 2 || signalBytes + bytes > ROOM_SIGNAL_BYTES_OF_ONE
  );
};

/**
 * Writes a message in an open room, or shares one of the patient's own results: once, however often the request is
 * repeated.
 */
export const sendMessage = (
  { db, clock, ids }: RoomDeps,
  {
    requestKey,
    said,
    ...request
  }: RoomRequest & { readonly requestKey: string; readonly said: Said },
): Promise<Sent> =>
  undoable<Sent>(db, async (sql, undo) => {
    const door = await atDoor(sql, request);
    if (door === null) return { kind: 'notFound' };
    const now = clock.now();
    // A share keeps a copy of health data, as saving a result does; words in a call perform what was booked.
    const refused =
      said.kind === 'result' && door.role === 'patient'
        ? await lockFor(sql, request.accountId, 'keeping')
        : null;
    const room = await roomsIn(sql).lock(request.id);
    const isOpen = room?.booking === door.appointment.sequence;
    if (!isOpen || phaseAt(door.appointment, now) !== 'open') return { kind: 'closed' };
    const id = ids.row();
    const claimed = await claimRequest(sql, clock, {
      ownerId: request.accountId,
      requestKey,
      body: { room: request.id, ...said },
      subject: id,
    });
    if (claimed.kind === 'different') return { kind: 'otherRequest' };
    if (claimed.kind === 'repeated') return again(sql, claimed.subject);
    if (refused !== null) return undo(refused);
    if (await hasTalkedEnough(sql, door, room)) return undo({ kind: 'full' });
    const body = await bodyOf(sql, door, said);
    if (body === null) return undo({ kind: 'noResult' });
    if (typeof body === 'string') return undo({ kind: body });
    await addTalk(sql, { id, room, door, body, now });
    return again(sql, id);
  });

type Talk = {
  readonly id: string;
  /** The locked room. */
  readonly room: RoomRow;
  readonly door: AtDoor;
  readonly body: MessageBody;
  readonly now: Date;
};

/** Adds a message for both people, and wakes those who wait for it. */
export const addTalk = async (sql: Sql, { id, room, door, body, now }: Talk): Promise<void> => {
  const { appointmentId, talkCount } = room;
  const sequence = room.lastSequence + 1;
  const ofAll = { fromVisit: null, toVisit: null, sender: door.role, createdAt: now };
  await roomMessagesIn(sql).add([{ id, appointmentId, sequence, kind: body.kind, body, ...ofAll }]);
  await roomsIn(sql).change(appointmentId, { lastSequence: sequence, talkCount: talkCount + 1 });
  await roomsIn(sql).wake(appointmentId);
};

const again = async (sql: Sql, id: string): Promise<Sent> => {
  const row = await roomMessagesIn(sql).byId(id);
  const [message] = row === null ? [] : talkIn([row]);
  // The message belonged to a room that was deleted when the appointment was moved.
  return message === undefined ? { kind: 'closed' } : { kind: 'sent', message };
};

export type Signals = {
  readonly visit: string;
  readonly to: string;
  readonly signals: readonly Signal[];
};

const visitOf = (room: RoomRow, role: AtDoor['role']): string | null =>
  role === 'patient' ? room.patientVisit : room.doctorVisit;

/** Returns true when a visit is that of the guest whom the patient has let in. */
const isGuests = async (sql: Sql, room: RoomRow, visit: string): Promise<boolean> => {
  const guest = await roomGuestsIn(sql).ofRoom(room.appointmentId);
  return guest !== null && guest.admittedAt !== null && guest.visit === visit;
};

/**
 * Hands signals to the other person's visit, or to the guest's. Signals from or to a visit that has been replaced are
 * dropped: they would break a new connection. @returns true when the caller's visit is current; `null` when the room is not
 * the caller's
 */
export const sendSignals = (
  deps: RoomDeps,
  { visit, to, signals, ...request }: RoomRequest & Signals,
): Promise<boolean | 'full' | null> =>
  deps.db.transaction(async (sql) => {
    const door = await atDoor(sql, request);
    if (door === null) return null;
    const { role, appointment } = door;
    const now = deps.clock.now();
    const room = await roomsIn(sql).lock(request.id);
    const isOpen = phaseAt(appointment, now) === 'open' && room?.booking === appointment.sequence;
    if (!isOpen || visitOf(room, role) !== visit) return false;
    if (visitOf(room, otherOf(role)) !== to && !(await isGuests(sql, room, to))) return true;
    if (await hasSignalledEnough(sql, role, { room, coming: signals })) return 'full';
    await addSignals(sql, deps, { room, sender: role, visit, to, signals });
    return true;
  });

type AddedSignals = Signals & {
  /** The locked room. */
  readonly room: RoomRow;
  readonly sender: MessageRow['sender'];
};

/** Adds signals from one visit to another, and wakes those who wait for them. */
export const addSignals = async (
  sql: Sql,
  { clock, ids }: Pick<RoomDeps, 'clock' | 'ids'>,
  { room, sender, visit, to, signals }: AddedSignals,
): Promise<void> => {
  const { appointmentId, lastSequence, signalCount } = room;
  await roomMessagesIn(sql).add(
    signals.map((body, index) => ({
      id: ids.row(),
      appointmentId,
      sequence: lastSequence + 1 + index,
      sender,
      kind: body.kind,
      fromVisit: visit,
      toVisit: to,
      body,
      createdAt: clock.now(),
    })),
  );
  await roomsIn(sql).change(appointmentId, {
    lastSequence: lastSequence + signals.length,
    signalCount: signalCount + signals.length,
  });
  await roomsIn(sql).wake(appointmentId);
};
