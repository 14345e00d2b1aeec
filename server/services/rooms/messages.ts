import type { RoomMessage, Signal } from '../../../contracts/endpoints/room.ts';
import {
  ROOM_SIGNAL_BYTES_OF_ONE,
  ROOM_SIGNALS_MAX,
  ROOM_TALK_MAX,
} from '../../../contracts/room.ts';
import { sharedResultOf } from '../../../contracts/rules/shared-result.ts';
import type { Sql } from '../../db/connect.ts';
import { assessmentsIn } from '../../repositories/assessments.ts';
import { roomMessagesIn, roomsIn, saidBy } from '../../repositories/rooms.ts';
import type { MessageBody, MessageRow, RoomRow } from '../../repositories/rooms.ts';
import { undoable } from '../appointments/undoable.ts';
import { claimRequest } from '../request-keys.ts';
import { atDoor, otherOf, phaseAt } from './room.ts';
import type { RoomRequest, AtDoor, RoomDeps } from './room.ts';

/** What somebody writes or shares. */
type Said =
  | { readonly kind: 'chat'; readonly text: string }
  | { readonly kind: 'result'; readonly result_id: string };

/** `full`: nobody writes so much in one call. `closed`: the room is not open. */
export type Sent =
  | { readonly kind: 'sent'; readonly message: RoomMessage }
  | { readonly kind: 'notFound' | 'noResult' | 'closed' | 'full' | 'otherRequest' };

/** What was written and shared among rows, as it is handed out. */
export const talkIn = (rows: readonly MessageRow[]): RoomMessage[] =>
  rows.flatMap(({ sequence, sender, createdAt, body }) => {
    const said = { sequence, from: sender, at: createdAt.toISOString() };
    return body.kind === 'chat' || body.kind === 'result' ? [{ ...said, ...body }] : [];
  });

/** What one browser told the other among rows. */
export const signalsIn = (rows: readonly MessageRow[]): Signal[] =>
  rows.flatMap(({ body }) => (body.kind === 'chat' || body.kind === 'result' ? [] : [body]));

/** What a message says; `null` where it is about a result that is not the account's. */
const bodyOf = async (
  sql: Sql,
  { role, appointment }: AtDoor,
  said: Said,
): Promise<MessageBody | null> => {
  if (said.kind === 'chat') return said;
  if (role !== 'patient') return null;
  const found = await assessmentsIn(sql).byIdOf(appointment.ownerId, said.result_id);
  if (found === null) return null;
  const { id, createdAt, diagnosis } = found;
  return {
    kind: 'result',
    result: sharedResultOf({ id, created_at: createdAt.toISOString(), diagnosis }),
  };
};

/** In a room in which so little was said nobody has used up their half, and nothing is counted. */
const SAID_LITTLE = 50;

/** Whether one of the two has used up their half of what may be written and shared; the other one's is theirs. */
const hasTalkedEnough = async (sql: Sql, { role }: AtDoor, room: RoomRow): Promise<boolean> => {
  if (room.talkCount < SAID_LITTLE) return false;
  const { talk } = await saidBy(sql, room.appointmentId, role);
  return talk >= ROOM_TALK_MAX / 2;
};

/** The same of signals, by their number and their length together with those that come. */
const hasSignalledEnough = async (
  sql: Sql,
  { role }: AtDoor,
  { room, coming }: { readonly room: RoomRow; readonly coming: readonly Signal[] },
): Promise<boolean> => {
  if (room.signalCount < SAID_LITTLE) return false;
  const { signals, signalBytes } = await saidBy(sql, room.appointmentId, role);
  const bytes = Buffer.byteLength(JSON.stringify(coming));
  return (
    signals + coming.length > ROOM_SIGNALS_MAX / 2 || signalBytes + bytes > ROOM_SIGNAL_BYTES_OF_ONE
  );
};

/** Writes something in an open room, or shares a result of one's own: once, however often it is asked for. */
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
    if (await hasTalkedEnough(sql, door, room)) return undo({ kind: 'full' });
    const body = await bodyOf(sql, door, said);
    if (body === null) return undo({ kind: 'noResult' });
    const sequence = room.lastSequence + 1;
    await roomMessagesIn(sql).add([
      {
        id,
        appointmentId: request.id,
        sequence,
        sender: door.role,
        kind: body.kind,
        fromVisit: null,
        toVisit: null,
        body,
        createdAt: now,
      },
    ]);
    await roomsIn(sql).change(request.id, {
      lastSequence: sequence,
      talkCount: room.talkCount + 1,
    });
    await roomsIn(sql).wake(request.id);
    return again(sql, id);
  });

const again = async (sql: Sql, id: string): Promise<Sent> => {
  const row = await roomMessagesIn(sql).byId(id);
  const [message] = row === null ? [] : talkIn([row]);
  // What was said in a room that was given up with its time.
  return message === undefined ? { kind: 'closed' } : { kind: 'sent', message };
};

type Signals = {
  readonly visit: string;
  readonly to: string;
  readonly signals: readonly Signal[];
};

const visitOf = (room: RoomRow, role: AtDoor['role']): string | null =>
  role === 'patient' ? room.patientVisit : room.doctorVisit;

/**
 * Hands signals to the other one's visit. What comes from or goes to a visit that counts no longer is dropped: it would
 * lead a new connection astray. @returns whether the caller's visit counts; `null` where the room is not theirs
 */
export const sendSignals = (
  { db, clock, ids }: RoomDeps,
  { visit, to, signals, ...request }: RoomRequest & Signals,
): Promise<boolean | 'full' | null> =>
  db.transaction(async (sql) => {
    const door = await atDoor(sql, request);
    if (door === null) return null;
    const { role, appointment } = door;
    const now = clock.now();
    const room = await roomsIn(sql).lock(request.id);
    const isOpen = phaseAt(appointment, now) === 'open' && room?.booking === appointment.sequence;
    if (!isOpen || visitOf(room, role) !== visit) return false;
    if (visitOf(room, otherOf(role)) !== to) return true;
    if (await hasSignalledEnough(sql, door, { room, coming: signals })) return 'full';
    await roomMessagesIn(sql).add(
      signals.map((body, index) => ({
        id: ids.row(),
        appointmentId: request.id,
        sequence: room.lastSequence + 1 + index,
        sender: role,
        kind: body.kind,
        fromVisit: visit,
        toVisit: to,
        body,
        createdAt: now,
      })),
    );
    await roomsIn(sql).change(request.id, {
      lastSequence: room.lastSequence + signals.length,
      signalCount: room.signalCount + signals.length,
    });
    await roomsIn(sql).wake(request.id);
    return true;
  });
