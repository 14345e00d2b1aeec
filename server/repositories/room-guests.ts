import { and, asc, eq, gt, inArray, lte } from 'drizzle-orm';
import type { Sql } from '../db/connect.ts';
import { appointments, doctors, roomGuests, roomMessages, rooms } from '../db/schema.ts';
import type { Attended } from './appointments.ts';
import { DOCTOR } from './doctors.ts';
import { BOOKED } from './rooms.ts';
import type { MessageRow } from './rooms.ts';

export type GuestRow = typeof roomGuests.$inferSelect;

/** The third person of a room, with the call that it belongs to. */
export type GuestOfCall = Attended & { readonly guest: GuestRow };

/** The third persons of rooms. Who changes a row holds the lock of its room, so that one change follows the other. */
export const roomGuestsIn = (sql: Sql) => ({
  async ofRoom(appointmentId: string): Promise<GuestRow | null> {
    const [found] = await sql
      .select()
      .from(roomGuests)
      .where(eq(roomGuests.appointmentId, appointmentId));
    return found ?? null;
  },

  /** Finds who has a secret; `null` where its room is not that of the appointment any more. */
  async byToken(tokenHash: string): Promise<GuestOfCall | null> {
    const [found] = await sql
      .select({ guest: roomGuests, appointment: appointments, doctor: DOCTOR })
      .from(roomGuests)
      .innerJoin(rooms, eq(rooms.appointmentId, roomGuests.appointmentId))
      .innerJoin(
        appointments,
        and(
          eq(appointments.id, roomGuests.appointmentId),
          eq(appointments.sequence, rooms.booking),
          inArray(appointments.state, [...BOOKED]),
        ),
      )
      .innerJoin(doctors, eq(doctors.id, appointments.doctorId))
      .where(eq(roomGuests.tokenHash, tokenHash));
    return found ?? null;
  },

  async add(guest: GuestRow): Promise<void> {
    await sql.insert(roomGuests).values(guest);
  },

  async change(id: string, to: Partial<GuestRow>): Promise<void> {
    await sql.update(roomGuests).set(to).where(eq(roomGuests.id, id));
  },

  async delete(id: string): Promise<void> {
    await sql.delete(roomGuests).where(eq(roomGuests.id, id));
  },

  async deleteOfRoom(appointmentId: string): Promise<void> {
    await sql.delete(roomGuests).where(eq(roomGuests.appointmentId, appointmentId));
  },
});

/** Lists the signals from one visit to another between two numbers. */
export const signalsBetween = (
  sql: Sql,
  appointmentId: string,
  {
    after,
    until,
    from,
    to,
  }: {
    readonly after: number;
    readonly until: number;
    readonly from: string;
    readonly to: string;
  },
): Promise<MessageRow[]> =>
  sql
    .select()
    .from(roomMessages)
    .where(
      and(
        eq(roomMessages.appointmentId, appointmentId),
        gt(roomMessages.sequence, after),
        lte(roomMessages.sequence, until),
        eq(roomMessages.fromVisit, from),
        eq(roomMessages.toVisit, to),
      ),
    )
    .orderBy(asc(roomMessages.sequence));
