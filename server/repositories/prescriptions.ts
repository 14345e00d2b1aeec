import { and, eq, gt, inArray, isNull, lt, max, ne } from 'drizzle-orm';
import type { Sql } from '../db/connect.ts';
import { appointments, prescriptions, visitNotes } from '../db/schema.ts';

export type PrescriptionRow = typeof prescriptions.$inferSelect;

/** A prescription as its check page needs it: nothing of patient and medicines. */
export type CheckedCode = {
  readonly issuedAt: Date;
  readonly doctorName: string;
  readonly doctorRegistration: string | null;
  readonly version: number;
  /** The newest version of the note, and the newest one with a prescription. */
  readonly newestNote: number;
  readonly newestPrescription: number;
};

/** Rows of prescriptions, which are added and never changed. */
export const prescriptionsIn = (sql: Sql) => ({
  async add(row: PrescriptionRow): Promise<void> {
    await sql.insert(prescriptions).values(row);
  },

  /** Lists every prescription of these appointments, of any version. */
  async ofAll(appointmentIds: readonly string[]): Promise<PrescriptionRow[]> {
    if (appointmentIds.length === 0) return [];
    return sql
      .select()
      .from(prescriptions)
      .where(inArray(prescriptions.appointmentId, [...appointmentIds]));
  },

  async byCode(code: string): Promise<CheckedCode | null> {
    const [found] = await sql
      .select({
        appointmentId: prescriptions.appointmentId,
        version: prescriptions.version,
        issuedAt: visitNotes.closedAt,
        doctorName: visitNotes.doctorName,
        doctorRegistration: visitNotes.doctorRegistration,
      })
      .from(prescriptions)
      .innerJoin(
        visitNotes,
        and(
          eq(visitNotes.appointmentId, prescriptions.appointmentId),
          eq(visitNotes.version, prescriptions.version),
        ),
      )
      .where(eq(prescriptions.code, code));
    if (found === undefined) return null;
    const { appointmentId, ...checked } = found;
    const [notes] = await sql
      .select({ newest: max(visitNotes.version) })
      .from(visitNotes)
      .where(eq(visitNotes.appointmentId, appointmentId));
    const [prescribed] = await sql
      .select({ newest: max(prescriptions.version) })
      .from(prescriptions)
      .where(eq(prescriptions.appointmentId, appointmentId));
    return {
      ...checked,
      newestNote: notes?.newest ?? checked.version,
      newestPrescription: prescribed?.newest ?? checked.version,
    };
  },

  /**
   * Returns true when this dentist has closed a note of another, earlier call of this patient since a moment: for the same
   * person of the account.
   */
  async hasEarlierVisit(
    asked: Readonly<Record<'appointmentId' | 'ownerId' | 'doctorId', string>> & {
      readonly profileId: string | null;
      readonly startsAt: Date;
      readonly since: Date;
    },
  ): Promise<boolean> {
    const [found] = await sql
      .select({ id: appointments.id })
      .from(appointments)
      .innerJoin(visitNotes, eq(visitNotes.appointmentId, appointments.id))
      .where(
        and(
          eq(appointments.ownerId, asked.ownerId),
          asked.profileId === null
            ? isNull(appointments.profileId)
            : eq(appointments.profileId, asked.profileId),
          eq(visitNotes.doctorId, asked.doctorId),
          ne(appointments.id, asked.appointmentId),
          lt(appointments.startsAt, asked.startsAt),
          gt(appointments.startsAt, asked.since),
        ),
      )
      .limit(1);
    return found !== undefined;
  },
});
