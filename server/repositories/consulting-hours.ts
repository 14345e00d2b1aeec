import { asc, eq, inArray } from 'drizzle-orm';
import type { Sql } from '../db/connect.ts';
import { doctorHours, doctorLeaves, doctors } from '../db/schema.ts';
import type { Doctor } from './doctors.ts';

export type DoctorHours = typeof doctorHours.$inferSelect;
type DoctorLeave = typeof doctorLeaves.$inferSelect;

/** Returns the least notice, in minutes, of those who take calls of the same day. */
export const noticesOf = (
  of: readonly Pick<Doctor, 'id' | 'leastNotice'>[],
): ReadonlyMap<string, number> =>
  new Map(of.flatMap(({ id, leastNotice }) => (leastNotice === null ? [] : [[id, leastNotice]])));

/** Rows of when doctors consult: their hours in a week, and their leaves. */
export const consultingHoursIn = (sql: Sql) => ({
  /** Lists the hours of doctors, in the order of their slugs. */
  async hoursOf(ids: readonly string[]): Promise<DoctorHours[]> {
    if (ids.length === 0) return [];
    const rows = await sql
      .select({ hours: doctorHours })
      .from(doctorHours)
      .innerJoin(doctors, eq(doctors.id, doctorHours.doctorId))
      .where(inArray(doctorHours.doctorId, [...ids]))
      .orderBy(asc(doctors.slug), asc(doctorHours.weekday), asc(doctorHours.fromMinute));
    return rows.map(({ hours }) => hours);
  },

  /** Reads when doctors consult: their hours, leaves, and the least notice of those who take calls of the same day. */
  async calendarOf(of: readonly Pick<Doctor, 'id' | 'leastNotice'>[]) {
    const ids = of.map(({ id }) => id);
    return {
      hours: await this.hoursOf(ids),
      leaves: await this.leavesOf(ids),
      notices: noticesOf(of),
    };
  },

  /** Lists the leaves of doctors, the first one first. */
  async leavesOf(ids: readonly string[]): Promise<DoctorLeave[]> {
    if (ids.length === 0) return [];
    return sql
      .select()
      .from(doctorLeaves)
      .where(inArray(doctorLeaves.doctorId, [...ids]))
      .orderBy(asc(doctorLeaves.firstDay));
  },

  /** Replaces the hours and leaves of a doctor, whose row is locked. */
  async replaceCalendar(
    { id, hoursVersion }: Pick<Doctor, 'id' | 'hoursVersion'>,
    {
      hours,
      leaves,
      leastNotice,
    }: {
      readonly hours: readonly DoctorHours[];
      readonly leaves: readonly DoctorLeave[];
      readonly leastNotice: number | null;
    },
  ): Promise<void> {
    await sql.delete(doctorHours).where(eq(doctorHours.doctorId, id));
    await sql.delete(doctorLeaves).where(eq(doctorLeaves.doctorId, id));
    if (hours.length > 0) await this.addHours(hours);
    if (leaves.length > 0) await sql.insert(doctorLeaves).values([...leaves]);
    await sql
      .update(doctors)
      .set({ leastNotice, hoursVersion: hoursVersion + 1 })
      .where(eq(doctors.id, id));
  },

  async addHours(hours: readonly DoctorHours[]): Promise<void> {
    await sql.insert(doctorHours).values([...hours]);
  },
});
