import {
  and,
  asc,
  desc,
  eq,
  gt,
  gte,
  inArray,
  isNotNull,
  isNull,
  lt,
  lte,
  ne,
  sql as expression,
} from 'drizzle-orm';
import type { Sql } from '../db/connect.ts';
import { accounts, appointments, doctors } from '../db/schema.ts';
import type { Doctor } from './doctors.ts';

export type Appointment = typeof appointments.$inferSelect;

/** An appointment and who consults. */
export type Attended = { readonly appointment: Appointment; readonly doctor: Doctor };

/** An appointment that may be reminded of. */
export type Reminded = Attended & { readonly wantsReminders: boolean };

/** How many absences are read at once; whoever settles the oldest reads the next. */
const OPEN_ABSENCES_MAX = 100;

const one = ([row]: readonly Appointment[]): Appointment | null => row ?? null;

/** Consultations as rows. */
export const appointmentsIn = (sql: Sql) => ({
  async add(appointment: Appointment): Promise<void> {
    await sql.insert(appointments).values(appointment);
  },

  async byId(id: string): Promise<Appointment | null> {
    return one(await sql.select().from(appointments).where(eq(appointments.id, id)));
  },

  /** The row, locked until the transaction ends: whoever else moves it waits. */
  async lock(id: string): Promise<Appointment | null> {
    return one(await sql.select().from(appointments).where(eq(appointments.id, id)).for('update'));
  },

  /** Moves a row on from where it was read. @returns whether it was still there */
  async move(
    { id, state, sequence }: Pick<Appointment, 'id' | 'state' | 'sequence'>,
    to: Partial<Omit<Appointment, 'id' | 'ownerId'>>,
  ): Promise<boolean> {
    const moved = await sql
      .update(appointments)
      .set(to)
      .where(
        and(
          eq(appointments.id, id),
          eq(appointments.state, state),
          eq(appointments.sequence, sequence),
        ),
      )
      .returning({ id: appointments.id });
    return moved.length > 0;
  },

  /** What an account holds or has booked. */
  liveOf(ownerId: string): Promise<Appointment[]> {
    return sql
      .select()
      .from(appointments)
      .where(
        and(eq(appointments.ownerId, ownerId), inArray(appointments.state, ['held', 'confirmed'])),
      );
  },

  /** Which times are held or booked between two moments. A hold that has run out is one until it is lapsed. */
  takenBetween(from: Date, until: Date): Promise<Appointment[]> {
    return sql
      .select()
      .from(appointments)
      .where(
        and(
          gte(appointments.startsAt, from),
          lte(appointments.startsAt, until),
          inArray(appointments.state, ['held', 'confirmed']),
        ),
      );
  },

  /** Whose times of a period are booked and not paid, a doctor for each of them; `except`: one that is left out. */
  async unpaidWithin(
    { from, until }: { readonly from: Date; readonly until: Date },
    except: string | null,
  ): Promise<string[]> {
    const { id, doctorId, startsAt, state, paymentId } = appointments;
    const rows = await sql
      .select({ doctorId })
      .from(appointments)
      .where(
        and(
          gte(startsAt, from),
          lt(startsAt, until),
          eq(state, 'confirmed'),
          isNull(paymentId),
          except === null ? undefined : ne(id, except),
        ),
      );
    return rows.map((row) => row.doctorId);
  },

  /** The appointment that a payment was used for, if it is not free again. */
  async ofPayment(paymentId: string): Promise<Appointment | null> {
    return one(
      await sql
        .select()
        .from(appointments)
        .where(
          and(
            eq(appointments.paymentId, paymentId),
            inArray(appointments.state, ['held', 'confirmed', 'ended']),
          ),
        ),
    );
  },
});

/** Who came to an appointment. */
export const comingsIn = (sql: Sql) => ({
  /**
   * Writes down that one of its two people has come into its room, once; or that the call is held elsewhere, where nobody sees
   * them. @returns whether it was still booked as it was read
   */
  async note(
    { id, sequence }: Pick<Appointment, 'id' | 'sequence'>,
    where: 'patient' | 'doctor' | 'elsewhere',
    at: Date,
  ): Promise<boolean> {
    const { patientCameAt, doctorCameAt, state } = appointments;
    const first = (came: typeof doctorCameAt) => expression`coalesce(${came}, ${at.toISOString()})`;
    const noted = await sql
      .update(appointments)
      .set(
        {
          patient: { patientCameAt: first(patientCameAt) },
          doctor: { doctorCameAt: first(doctorCameAt) },
          elsewhere: { isElsewhere: true },
        }[where],
      )
      .where(
        and(
          eq(appointments.id, id),
          eq(appointments.sequence, sequence),
          inArray(state, ['confirmed', 'ended']),
        ),
      )
      .returning({ id: appointments.id });
    return noted.length > 0;
  },
});

/** Appointments with those who consult. */
export const attendedIn = (sql: Sql) => ({
  /** One appointment with its doctor; `null` where it is not the account's. */
  async one(ownerId: string, id: string): Promise<Attended | null> {
    const [found] = await sql
      .select({ appointment: appointments, doctor: doctors })
      .from(appointments)
      .innerJoin(doctors, eq(doctors.id, appointments.doctorId))
      .where(and(eq(appointments.id, id), eq(appointments.ownerId, ownerId)));
    return found ?? null;
  },

  /** All of an account, the latest first. */
  ofOwner(ownerId: string): Promise<Attended[]> {
    return sql
      .select({ appointment: appointments, doctor: doctors })
      .from(appointments)
      .innerJoin(doctors, eq(doctors.id, appointments.doctorId))
      .where(eq(appointments.ownerId, ownerId))
      .orderBy(desc(appointments.startsAt), desc(appointments.createdAt));
  },
});

/** What a person still has to look into: it was said, the room has not shown that it is so, and nobody has settled it. */
export const ABSENCE_IS_OPEN = and(
  isNotNull(appointments.absenceReportedAt),
  isNull(appointments.absenceSettledAt),
  ne(appointments.state, 'missed'),
);

/** Calls of which patients said that the dentist did not come. */
export const absencesIn = (sql: Sql) => ({
  /** Those that nobody has looked into, the oldest first. */
  open(): Promise<Attended[]> {
    const { absenceReportedAt, id } = appointments;
    return sql
      .select({ appointment: appointments, doctor: doctors })
      .from(appointments)
      .innerJoin(doctors, eq(doctors.id, appointments.doctorId))
      .where(ABSENCE_IS_OPEN)
      .orderBy(asc(absenceReportedAt), asc(id))
      .limit(OPEN_ABSENCES_MAX);
  },
});

/** What is booked, as it is reminded of. */
export const remindedIn = (sql: Sql) => ({
  /** What is booked between two moments, the next one first. */
  async between(after: Date, until: Date): Promise<Reminded[]> {
    const rows = await sql
      .select({ appointment: appointments, doctor: doctors, wantsReminders: accounts.reminders })
      .from(appointments)
      .innerJoin(doctors, eq(doctors.id, appointments.doctorId))
      .innerJoin(accounts, eq(accounts.id, appointments.ownerId))
      .where(
        and(
          eq(appointments.state, 'confirmed'),
          gt(appointments.startsAt, after),
          lt(appointments.startsAt, until),
        ),
      )
      .orderBy(asc(appointments.startsAt), asc(appointments.id));
    return rows;
  },

  /** One that is booked, with whether its owner wants to be reminded; locked until the transaction ends. */
  async lock(id: string): Promise<Reminded | null> {
    const [found] = await sql
      .select({ appointment: appointments, doctor: doctors, wantsReminders: accounts.reminders })
      .from(appointments)
      .innerJoin(doctors, eq(doctors.id, appointments.doctorId))
      .innerJoin(accounts, eq(accounts.id, appointments.ownerId))
      .where(and(eq(appointments.id, id), eq(appointments.state, 'confirmed')))
      .for('update', { of: appointments });
    return found ?? null;
  },
});
