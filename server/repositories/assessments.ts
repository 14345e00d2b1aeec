import { and, desc, eq, inArray, isNull, lte } from 'drizzle-orm';
import type { Sql } from '../db/connect.ts';
import { assessments } from '../db/schema.ts';
import { inSteps } from './in-steps.ts';

export type Assessment = typeof assessments.$inferSelect;
export type Assessments = ReturnType<typeof assessmentsIn>;

/** What is added without an account: it has no owner and an end. */
export type AnonymousAssessment = Omit<Assessment, 'ownerId' | 'expiresAt'> & {
  readonly expiresAt: Date;
};

/** Results of assessments as rows, which are added and deleted and never changed. */
export const assessmentsIn = (sql: Sql) => ({
  async add(assessment: AnonymousAssessment): Promise<void> {
    await sql.insert(assessments).values(assessment);
  },

  /** The results of one assessment, the newest first. */
  ofSession(sessionToken: string): Promise<Assessment[]> {
    return sql
      .select()
      .from(assessments)
      .where(eq(assessments.sessionToken, sessionToken))
      .orderBy(desc(assessments.createdAt), desc(assessments.id));
  },

  /** Deletes one result, unless it belongs to an account. */
  async deleteById(id: string): Promise<void> {
    await sql.delete(assessments).where(and(eq(assessments.id, id), isNull(assessments.ownerId)));
  },

  /** Deletes the results of one assessment that belong to no account. @returns whether none is left */
  async deleteOfSession(sessionToken: string): Promise<boolean> {
    const ofSession = eq(assessments.sessionToken, sessionToken);
    await sql.delete(assessments).where(and(ofSession, isNull(assessments.ownerId)));
    const left = await sql.select({ id: assessments.id }).from(assessments).where(ofSession);
    return left.length === 0;
  },

  /** Deletes what has expired by then; results without an end stay. @returns how many were deleted */
  deleteExpired(now: Date): Promise<number> {
    const { id, expiresAt } = assessments;
    const expired = sql.select({ id }).from(assessments).where(lte(expiresAt, now));
    return inSteps((limit) =>
      sql
        .delete(assessments)
        .where(inArray(id, expired.limit(limit)))
        .returning({ id }),
    );
  },
});
