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
import { accounts, appointments, doctors, payments } from '../db/schema.ts';
import { DOCTOR } from './doctors.ts';
import type { Doctor } from './doctors.ts';
import { isAppointmentOf } from './organizations.ts';
import type { Scope } from './organizations.ts';

export type Appointment = typeof appointments.$inferSelect;

export type Attended = { readonly appointment: Appointment; readonly doctor: Doctor };
/** `isMailed`: the account that has booked it has an address for mails. */
export type Owned = Attended & { readonly isMailed: boolean };

const OWNED = {
  appointment: appointments,
  doctor: DOCTOR,
  isMailed: expression<boolean>`${accounts.email} is not null`,
};

/** An appointment with its owner's wish for reminders. */
export type Reminded = Owned & { readonly wantsReminders: boolean };

/** Most absences read at once; staff who settle the oldest see the next. */
const OPEN_ABSENCES_MAX = 100;

/** Gives the money of a booking to the organisation of its doctor: that of the call it was last used for. */
const followDoctor = async (
  sql: Sql,
  { paymentId, doctorId }: Pick<Appointment, 'paymentId' | 'doctorId'>,
): Promise<void> => {
  if (paymentId === null) return;
  const organizationId = expression`(${sql
    .select({ id: doctors.organizationId })
    .from(doctors)
    .where(eq(doctors.id, doctorId))})`;
  await sql.update(payments).set({ organizationId }).where(eq(payments.id, paymentId));
};

const one = ([row]: readonly Appointment[]): Appointment | null => row ?? null;

export const appointmentsIn = (sql: Sql) => ({
  async add(appointment: Appointment): Promise<void> {
    await sql.insert(appointments).values(appointment);
    await followDoctor(sql, appointment);
  },

  async byId(id: string): Promise<Appointment | null> {
    return one(await sql.select().from(appointments).where(eq(appointments.id, id)));
  },

  /** Locks the row until the transaction ends: another transaction that moves it waits. */
  async lock(id: string): Promise<Appointment | null> {
    return one(await sql.select().from(appointments).where(eq(appointments.id, id)).for('update'));
  },

  /**
   * Moves a row on from the state and sequence it was read with. @returns false when another transaction moved it first
   */
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
      .returning({ paymentId: appointments.paymentId, doctorId: appointments.doctorId });
    const [row] = moved;
    if (row && ('paymentId' in to || 'doctorId' in to)) await followDoctor(sql, row);
    return row !== undefined;
  },

  /** Lists the appointments that an account holds or has booked. */
  liveOf(ownerId: string): Promise<Appointment[]> {
    return sql
      .select()
      .from(appointments)
      .where(
        and(eq(appointments.ownerId, ownerId), inArray(appointments.state, ['held', 'confirmed'])),
      );
  },

  /**
   * Lists the doctors of booked and unpaid times of a period, one entry for each time, without the appointment
   * `except`.
   */
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

  /** Finds the appointment that a payment was used for; `null` when it is free again. */
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

/** Rows of appointments, by their doctor and time. */
export const appointmentsAheadIn = (sql: Sql) => ({
  /**
   * Lists the held and booked appointments from `from` to `until`, both included. A hold that has run out still counts
   * until its row lapses.
   */
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

  /** Lists the held and booked appointments of a doctor that begin after a moment, the next one first. */
  ofDoctor(doctorId: string, now: Date): Promise<Appointment[]> {
    return sql
      .select()
      .from(appointments)
      .where(
        and(
          eq(appointments.doctorId, doctorId),
          gt(appointments.startsAt, now),
          inArray(appointments.state, ['held', 'confirmed']),
        ),
      )
      .orderBy(asc(appointments.startsAt));
  },
});

/** Rows of appointments, for noting who came. */
export const comingsIn = (sql: Sql) => ({
  /**
   * Notes the first time that the patient or the doctor entered the room; or that the call is held on another site,
   * where the server sees no one. @returns true when the appointment was still booked as it was read
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

/** Rows of appointments with their doctors. */
export const attendedIn = (sql: Sql) => ({
  /** Reads one appointment with its doctor; `null` when it is another account's. */
  async one(ownerId: string, id: string): Promise<Owned | null> {
    const [found] = await sql
      .select(OWNED)
      .from(appointments)
      .innerJoin(doctors, eq(doctors.id, appointments.doctorId))
      .innerJoin(accounts, eq(accounts.id, appointments.ownerId))
      .where(and(eq(appointments.id, id), eq(appointments.ownerId, ownerId)));
    return found ?? null;
  },

  /** Lists all appointments of an account, the latest first. */
  ofOwner(ownerId: string): Promise<Owned[]> {
    return sql
      .select(OWNED)
      .from(appointments)
      .innerJoin(doctors, eq(doctors.id, appointments.doctorId))
      .innerJoin(accounts, eq(accounts.id, appointments.ownerId))
      .where(eq(appointments.ownerId, ownerId))
      .orderBy(desc(appointments.startsAt), desc(appointments.createdAt));
  },
});

/**
 * True for an absence that staff still have to settle: the patient reported it, and the room did not show that it is
 * so.
 */
export const ABSENCE_IS_OPEN = and(
  isNotNull(appointments.absenceReportedAt),
  isNull(appointments.absenceSettledAt),
  ne(appointments.state, 'missed'),
);

/** Rows of an organisation's calls, of which patients report that the dentist did not come. */
export const absencesIn = (sql: Sql, scope: Scope) => ({
  /** Reads a call; `null` when it is another organisation's. */
  async byId(id: string): Promise<Appointment | null> {
    const isThis = eq(appointments.id, id);
    const own = and(isThis, isAppointmentOf(sql, scope));
    return one(await sql.select().from(appointments).where(own));
  },

  /** Lists the unsettled absences, the oldest first. */
  open(): Promise<Attended[]> {
    const { absenceReportedAt, id } = appointments;
    return sql
      .select({ appointment: appointments, doctor: DOCTOR })
      .from(appointments)
      .innerJoin(doctors, eq(doctors.id, appointments.doctorId))
      .where(and(ABSENCE_IS_OPEN, isAppointmentOf(sql, scope)))
      .orderBy(asc(absenceReportedAt), asc(id))
      .limit(OPEN_ABSENCES_MAX);
  },
});

/** Rows of an organisation's booked appointments, with what a reminder needs; of all of them, where the server itself reminds. */
export const remindedIn = (sql: Sql, scope: Scope | null) => ({
  /** Lists the booked appointments between two moments, the next one first. */
  async between(after: Date, until: Date): Promise<Reminded[]> {
    const rows = await sql
      .select({ ...OWNED, wantsReminders: accounts.reminders })
      .from(appointments)
      .innerJoin(doctors, eq(doctors.id, appointments.doctorId))
      .innerJoin(accounts, eq(accounts.id, appointments.ownerId))
      .where(
        and(
          eq(appointments.state, 'confirmed'),
          gt(appointments.startsAt, after),
          lt(appointments.startsAt, until),
          scope ? isAppointmentOf(sql, scope) : undefined,
        ),
      )
      .orderBy(asc(appointments.startsAt), asc(appointments.id));
    return rows;
  },

  /** Locks a booked appointment until the transaction ends, and reads whether its owner wants reminders. */
  async lock(id: string): Promise<Reminded | null> {
    const [found] = await sql
      .select({ ...OWNED, wantsReminders: accounts.reminders })
      .from(appointments)
      .innerJoin(doctors, eq(doctors.id, appointments.doctorId))
      .innerJoin(accounts, eq(accounts.id, appointments.ownerId))
      .where(
        and(
          eq(appointments.id, id),
          eq(appointments.state, 'confirmed'),
          scope ? isAppointmentOf(sql, scope) : undefined,
        ),
      )
      .for('update', { of: appointments });
    return found ?? null;
  },
});
