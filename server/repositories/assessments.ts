import { eq, lte } from 'drizzle-orm';
import type { Sql } from '../db/connect.ts';
import { assessments } from '../db/schema.ts';

export type Assessment = typeof assessments.$inferSelect;
export type Assessments = ReturnType<typeof assessmentsIn>;

/** Results of assessments as rows. */
export const assessmentsIn = (sql: Sql) => ({
  /** Keeps one result for each session: a later one takes the place of the earlier, under the same id. */
  async keep(assessment: Assessment): Promise<void> {
    const { id: _id, sessionToken: _token, ...renewed } = assessment;
    await sql
      .insert(assessments)
      .values(assessment)
      .onConflictDoUpdate({ target: assessments.sessionToken, set: renewed });
  },

  async bySession(sessionToken: string): Promise<Assessment | null> {
    const rows = await sql
      .select()
      .from(assessments)
      .where(eq(assessments.sessionToken, sessionToken));
    return rows[0] ?? null;
  },

  /** Deletes what has expired by then; results without an end stay. @returns how many were deleted */
  async deleteExpired(now: Date): Promise<number> {
    const gone = await sql
      .delete(assessments)
      .where(lte(assessments.expiresAt, now))
      .returning({ id: assessments.id });
    return gone.length;
  },
});
