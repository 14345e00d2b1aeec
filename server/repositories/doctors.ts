import { asc, eq, inArray } from 'drizzle-orm';
import type { Sql } from '../db/connect.ts';
import { doctorHours, doctors } from '../db/schema.ts';

export type Doctor = typeof doctors.$inferSelect;
export type DoctorHours = typeof doctorHours.$inferSelect;

/** Who consults, as rows. */
export const doctorsIn = (sql: Sql) => ({
  /** Those who can be booked: samples only where there is nobody else. */
  async bookable(): Promise<Doctor[]> {
    const all = await sql.select().from(doctors).orderBy(asc(doctors.slug));
    const real = all.filter(({ isSample }) => !isSample);
    return real.length > 0 ? real : all;
  },

  /** The same, held until the transaction ends: of all who take a time of theirs one goes first. */
  async lock(): Promise<Doctor[]> {
    await sql
      .select({ id: doctors.id })
      .from(doctors)
      .orderBy(asc(doctors.slug))
      .for('no key update');
    return this.bookable();
  },

  async byIds(ids: readonly string[]): Promise<Doctor[]> {
    if (ids.length === 0) return [];
    return sql
      .select()
      .from(doctors)
      .where(inArray(doctors.id, [...ids]));
  },

  /** When they consult, in the order of their names in the address. */
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

  /** @returns whether nobody had the name in the address, or the account */
  async add(doctor: Doctor): Promise<boolean> {
    const added = await sql
      .insert(doctors)
      .values(doctor)
      .onConflictDoNothing()
      .returning({ id: doctors.id });
    return added.length > 0;
  },

  async addHours(hours: readonly DoctorHours[]): Promise<void> {
    await sql.insert(doctorHours).values([...hours]);
  },
});
