import {
  and,
  asc,
  eq,
  getTableColumns,
  gte,
  inArray,
  lt,
  or,
  sql as expression,
} from 'drizzle-orm';
import type { Sql } from '../db/connect.ts';
import { appointments, doctors } from '../db/schema.ts';
import { NAMED_ORGANIZATION } from './organizations.ts';

/** A doctor, with the organisation's name where patients have to be told it. */
export type Doctor = typeof doctors.$inferSelect & { readonly organization: string | null };
/** The columns of a doctor who is read. */
export const DOCTOR = { ...getTableColumns(doctors), organization: NAMED_ORGANIZATION };
/** A period; `until` is the first moment after it. */
type Span = { readonly from: Date; readonly until: Date };

/** Rows of the doctors who consult by video. */
export const doctorsIn = (sql: Sql) => ({
  /** Lists the doctors who can be booked: samples only when there is no real one. */
  async bookable(): Promise<Doctor[]> {
    const all = await sql.select(DOCTOR).from(doctors).orderBy(asc(doctors.slug));
    const real = all.filter(({ isSample }) => !isSample);
    return real.length > 0 ? real : all;
  },

  /**
   * Locks the doctors until the transaction ends, so that bookings take times one after the other, and lists the
   * bookable ones.
   */
  async lock(): Promise<Doctor[]> {
    await sql
      .select({ id: doctors.id })
      .from(doctors)
      .orderBy(asc(doctors.slug))
      .for('no key update');
    return this.bookable();
  },

  /** @returns the id of the doctor with this slug; `null` when there is none */
  async idOf(slug: string): Promise<string | null> {
    const [found] = await sql
      .select({ id: doctors.id })
      .from(doctors)
      .where(eq(doctors.slug, slug));
    return found?.id ?? null;
  },

  async byIds(ids: readonly string[]): Promise<Doctor[]> {
    if (ids.length === 0) return [];
    return sql
      .select(DOCTOR)
      .from(doctors)
      .where(inArray(doctors.id, [...ids]));
  },

  /**
   * Picks the doctor with the fewest calls on a day, then in its week, then the first slug; `null` when `ids` is empty.
   * Held, booked, ended and missed calls count; cancelled ones, and holds that have run out, do not.
   */
  async leastBooked(
    ids: readonly string[],
    { day, week, now }: { readonly day: Span; readonly week: Span; readonly now: Date },
  ): Promise<string | null> {
    if (ids.length === 0) return null;
    const { id, doctorId, startsAt, state, heldUntil } = appointments;
    const isCall = or(
      inArray(state, ['confirmed', 'ended', 'missed']),
      and(eq(state, 'held'), gte(heldUntil, now)),
    );
    const within = ({ from, until }: Span) => and(gte(startsAt, from), lt(startsAt, until));
    const [found] = await sql
      .select({ id: doctors.id })
      .from(doctors)
      .leftJoin(appointments, and(eq(doctorId, doctors.id), isCall, within(week)))
      .where(inArray(doctors.id, [...ids]))
      .groupBy(doctors.id, doctors.slug)
      .orderBy(
        expression`count(${id}) filter (where ${within(day)})`,
        expression`count(${id})`,
        asc(doctors.slug),
      )
      .limit(1);
    return found?.id ?? null;
  },

  /** @returns the doctor whose account this is; `null` where it is nobody's */
  async ofAccount(accountId: string): Promise<Doctor | null> {
    const [found] = await sql.select(DOCTOR).from(doctors).where(eq(doctors.accountId, accountId));
    return found ?? null;
  },

  /** Changes what the prescriptions of a real doctor name. @returns true when there is one with this slug */
  async qualify(
    slug: string,
    named: Partial<Pick<Doctor, 'registration' | 'qualification'>>,
  ): Promise<boolean> {
    const changed = await sql
      .update(doctors)
      .set(named)
      .where(and(eq(doctors.slug, slug), eq(doctors.isSample, false)))
      .returning({ id: doctors.id });
    return changed.length > 0;
  },

  /** @returns true when no doctor had the slug, or the account */
  async add(doctor: typeof doctors.$inferInsert): Promise<boolean> {
    const added = await sql
      .insert(doctors)
      .values(doctor)
      .onConflictDoNothing()
      .returning({ id: doctors.id });
    return added.length > 0;
  },
});
