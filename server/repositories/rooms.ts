import { and, asc, eq, gt, inArray, isNull, lt, lte, or, sql as expression } from 'drizzle-orm';
import type { Sql } from '../db/connect.ts';
import { appointments, doctors, roomMessages, rooms } from '../db/schema.ts';
import type { Attended } from './appointments.ts';
import { DOCTOR } from './doctors.ts';
import { deleteInSteps } from './in-steps.ts';

export type RoomRow = typeof rooms.$inferSelect;
export type { MessageBody } from '../db/schema.ts';
export type MessageRow = typeof roomMessages.$inferSelect;

/** Channel on which processes tell each other that something has happened in a room. */
export const ROOM_CHANNEL = 'rooms';

const TALK = ['chat', 'result'] as const;
const SIGNALS = ['offer', 'answer', 'candidate'] as const;

export const roomsIn = (sql: Sql) => ({
  async byId(appointmentId: string): Promise<RoomRow | null> {
    const [found] = await sql.select().from(rooms).where(eq(rooms.appointmentId, appointmentId));
    return found ?? null;
  },

  /** Locks the row until the transaction ends, so that messages of a room are written one after the other. */
  async lock(appointmentId: string): Promise<RoomRow | null> {
    const [found] = await sql
      .select()
      .from(rooms)
      .where(eq(rooms.appointmentId, appointmentId))
      .for('update');
    return found ?? null;
  },

  /** Adds a room unless there is one. @returns whether it was added */
  async add(room: RoomRow): Promise<boolean> {
    const added = await sql
      .insert(rooms)
      .values(room)
      .onConflictDoNothing()
      .returning({ id: rooms.appointmentId });
    return added.length > 0;
  },

  async change(appointmentId: string, to: Partial<RoomRow>): Promise<void> {
    await sql.update(rooms).set(to).where(eq(rooms.appointmentId, appointmentId));
  },

  /** Deletes a room with all its messages. */
  async delete(appointmentId: string): Promise<void> {
    await sql.delete(rooms).where(eq(rooms.appointmentId, appointmentId));
  },

  /** Wakes the callers that wait for news of a room, in every process, when the transaction ends. */
  async wake(appointmentId: string): Promise<void> {
    await sql.execute(expression`select pg_notify(${ROOM_CHANNEL}, ${appointmentId})`);
  },

  /** Deletes old rooms with their messages. @returns how many rooms were deleted */
  deleteCreatedBefore(moment: Date): Promise<number> {
    return deleteInSteps(sql, rooms.appointmentId, lt(rooms.createdAt, moment));
  },
});

export const roomMessagesIn = (sql: Sql) => ({
  async add(messages: readonly MessageRow[]): Promise<void> {
    await sql.insert(roomMessages).values([...messages]);
  },

  async byId(id: string): Promise<MessageRow | null> {
    const [found] = await sql.select().from(roomMessages).where(eq(roomMessages.id, id));
    return found ?? null;
  },

  /** Deletes the messages in which the owner of a result has shared it. */
  async deleteShared(ownerId: string, resultId: string): Promise<void> {
    const own = sql
      .select({ id: appointments.id })
      .from(appointments)
      .where(eq(appointments.ownerId, ownerId));
    const shared = expression<string>`${roomMessages.body} -> 'value' -> 'result' ->> 'id'`;
    await sql
      .delete(roomMessages)
      .where(
        and(
          eq(roomMessages.kind, 'result'),
          eq(shared, resultId),
          inArray(roomMessages.appointmentId, own),
        ),
      );
  },

  /** Lists what was written and shared, the oldest first. */
  talkOf(appointmentId: string): Promise<MessageRow[]> {
    return sql
      .select()
      .from(roomMessages)
      .where(
        and(eq(roomMessages.appointmentId, appointmentId), inArray(roomMessages.kind, [...TALK])),
      )
      .orderBy(asc(roomMessages.sequence));
  },

  /** Lists the messages between two numbers: those to both people, and the signals from one visit to another. */
  between(
    appointmentId: string,
    { after, until }: { readonly after: number; readonly until: number },
    visits: { readonly from: string | null; readonly to: string },
  ): Promise<MessageRow[]> {
    const { fromVisit, toVisit, sequence } = roomMessages;
    const between = and(gt(sequence, after), lte(sequence, until));
    const forMe =
      visits.from === null ? undefined : and(eq(fromVisit, visits.from), eq(toVisit, visits.to));
    return sql
      .select()
      .from(roomMessages)
      .where(
        and(
          eq(roomMessages.appointmentId, appointmentId),
          between,
          forMe === undefined ? isNull(toVisit) : or(isNull(toVisit), forMe),
        ),
      )
      .orderBy(asc(sequence));
  },

  /** Deletes the signals, which are useless once the room is closed. */
  async deleteSignals(appointmentId: string): Promise<void> {
    await sql
      .delete(roomMessages)
      .where(
        and(
          eq(roomMessages.appointmentId, appointmentId),
          inArray(roomMessages.kind, [...SIGNALS]),
        ),
      );
  },
});

/** States of appointments whose call is to come, or was held. */
export const BOOKED = ['confirmed', 'ended'] as const;

/** States of appointments that have a room. A missed call's room is over, and still visible to the two people. */
const WITH_ROOM = [...BOOKED, 'missed'] as const;

/** Rows of appointments as their patient and doctor see them. */
export const roomPlacesIn = (sql: Sql) => ({
  /** Reads an appointment that was booked; `null` when the account is neither its patient's nor its doctor's. */
  async of(appointmentId: string, accountId: string): Promise<Attended | null> {
    const [found] = await sql
      .select({ appointment: appointments, doctor: DOCTOR })
      .from(appointments)
      .innerJoin(doctors, eq(doctors.id, appointments.doctorId))
      .where(
        and(
          eq(appointments.id, appointmentId),
          inArray(appointments.state, [...WITH_ROOM]),
          or(eq(appointments.ownerId, accountId), eq(doctors.accountId, accountId)),
        ),
      );
    return found ?? null;
  },

  async isDoctor(accountId: string): Promise<boolean> {
    const found = await sql
      .select({ id: doctors.id })
      .from(doctors)
      .where(eq(doctors.accountId, accountId));
    return found.length > 0;
  },

  /** Lists the calls of a doctor's account that start after a moment, the next one first. */
  async callsOf(accountId: string, from: Date): Promise<Attended[]> {
    return sql
      .select({ appointment: appointments, doctor: DOCTOR })
      .from(appointments)
      .innerJoin(doctors, eq(doctors.id, appointments.doctorId))
      .where(
        and(
          eq(doctors.accountId, accountId),
          inArray(appointments.state, [...BOOKED]),
          gt(appointments.startsAt, from),
        ),
      )
      .orderBy(asc(appointments.startsAt));
  },
});

/**
 * Measures what one of the two has sent in a room: messages, signals, and the size of the signals as JSON, in bytes.
 */
export const saidBy = async (
  sql: Sql,
  appointmentId: string,
  sender: MessageRow['sender'],
): Promise<{ readonly talk: number; readonly signals: number; readonly signalBytes: number }> => {
  const { kind, body } = roomMessages;
  const isTalk = inArray(kind, [...TALK]);
  const bytes = expression`octet_length(${body}::text)`;
  const [found] = await sql
    .select({
      talk: expression`count(*) filter (where ${isTalk})`.mapWith(Number),
      signals: expression`count(*) filter (where not ${isTalk})`.mapWith(Number),
      signalBytes: expression`coalesce(sum(${bytes}) filter (where not ${isTalk}), 0)`.mapWith(
        Number,
      ),
    })
    .from(roomMessages)
    .where(and(eq(roomMessages.appointmentId, appointmentId), eq(roomMessages.sender, sender)));
  return found ?? { talk: 0, signals: 0, signalBytes: 0 };
};

/** Returns true when a result is shown in a call of the account. */
export const isShared = async (sql: Sql, ownerId: string, resultId: string): Promise<boolean> => {
  const shared = expression<string>`${roomMessages.body} -> 'value' -> 'result' ->> 'id'`;
  const found = await sql
    .select({ id: roomMessages.id })
    .from(roomMessages)
    .innerJoin(appointments, eq(appointments.id, roomMessages.appointmentId))
    .where(
      and(eq(appointments.ownerId, ownerId), eq(roomMessages.kind, 'result'), eq(shared, resultId)),
    )
    .limit(1);
  return found.length > 0;
};
