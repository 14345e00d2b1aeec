import { and, desc, eq, inArray, sql as expression } from 'drizzle-orm';
import type { Sql } from '../db/connect.ts';
import { appointments, assessments, visitResults } from '../db/schema.ts';
import type { Rule } from './personal-data-rule.ts';
import { resultsSharedIn } from './visit-notes.ts';

/** A call to which a result was brought. */
export type BroughtTo = {
  readonly resultId: string;
  readonly appointmentId: string;
  readonly startsAt: Date;
};

/** Rows of results that were brought to calls. */
export const visitResultsIn = (sql: Sql) => ({
  /** Adds what has been shown in the room of a call so far, unless it was deleted since. */
  async addShared(appointmentId: string): Promise<void> {
    const ids = (await resultsSharedIn(sql, appointmentId)).map(({ id }) => id);
    if (ids.length === 0) return;
    // The lock keeps a result from being deleted before its row is added. One that is just being deleted is passed over: the
    // erasure of a person locks results and calls the other way round.
    const kept = await sql
      .select({ id: assessments.id })
      .from(assessments)
      .where(inArray(assessments.id, ids))
      .for('key share', { skipLocked: true });
    if (kept.length === 0) return;
    await sql
      .insert(visitResults)
      .values(kept.map(({ id }) => ({ appointmentId, resultId: id })))
      .onConflictDoNothing();
  },

  /** Lists the calls to which results of an account were brought, the newest first: each of the person whom the result is of. */
  async ofOwner(ownerId: string, resultId: string | null = null): Promise<BroughtTo[]> {
    return sql
      .select({
        resultId: visitResults.resultId,
        appointmentId: visitResults.appointmentId,
        startsAt: appointments.startsAt,
      })
      .from(visitResults)
      .innerJoin(appointments, eq(appointments.id, visitResults.appointmentId))
      .innerJoin(assessments, eq(assessments.id, visitResults.resultId))
      .where(
        and(
          eq(appointments.ownerId, ownerId),
          eq(assessments.ownerId, ownerId),
          expression`${assessments.profileId} is not distinct from ${appointments.profileId}`,
          resultId === null ? undefined : eq(visitResults.resultId, resultId),
        ),
      )
      .orderBy(desc(appointments.startsAt));
  },
});

/** Rule of the table for the export and the erasure of an account. */
export const VISIT_RESULT_RULES = {
  visit_results: {
    read: (sql, { id }) =>
      sql
        .select({ appointmentId: visitResults.appointmentId, resultId: visitResults.resultId })
        .from(visitResults)
        .innerJoin(appointments, eq(appointments.id, visitResults.appointmentId))
        .where(eq(appointments.ownerId, id)),
    erase: null,
    because: 'Which result was brought to which call. It goes with either of the two.',
  },
} as const satisfies Readonly<Record<string, Rule>>;
