import { and, desc, eq, isNull, lte } from 'drizzle-orm';
import type { Sql } from '../db/connect.ts';
import { assessments } from '../db/schema.ts';
import { assessmentFactsIn } from './assessment-facts.ts';
import { deleteInSteps } from './in-steps.ts';

export type Assessment = typeof assessments.$inferSelect;
export type Assessments = ReturnType<typeof assessmentsIn>;

/** A result stored without an account: it has no owner and expires. */
export type AnonymousAssessment = Omit<Assessment, 'ownerId' | 'profileId' | 'expiresAt'> & {
  readonly expiresAt: Date;
};

/** A result stored for an account, for good. */
export type OwnedAssessment = Omit<Assessment, 'ownerId' | 'expiresAt'> & {
  readonly ownerId: string;
};

/** The account that gets a result, and for which of its people; `null` for the account holder. */
export type Claimer = Pick<OwnedAssessment, 'ownerId' | 'profileId'>;

/** Rows of results. They are added and deleted, and change only in whose they are: an account gets one for good. */
export const assessmentsIn = (sql: Sql) => ({
  async add(assessment: AnonymousAssessment | OwnedAssessment): Promise<void> {
    const stored = sql.$with('stored').as(sql.insert(assessments).values(assessment));
    await assessmentFactsIn(sql).add(assessment, stored);
  },

  /** Lists the results of one assessment, the newest first. */
  ofSession(sessionToken: string): Promise<Assessment[]> {
    return sql
      .select()
      .from(assessments)
      .where(eq(assessments.sessionToken, sessionToken))
      .orderBy(desc(assessments.createdAt), desc(assessments.id));
  },

  /** Gives the results of one assessment that have no owner to an account, for good. */
  async claim(sessionToken: string, claimer: Claimer): Promise<void> {
    await sql
      .update(assessments)
      .set({ ...claimer, expiresAt: null })
      .where(and(eq(assessments.sessionToken, sessionToken), isNull(assessments.ownerId)));
  },

  /** Lists the results of an account, the newest first. */
  ofOwner(ownerId: string): Promise<Assessment[]> {
    return sql
      .select()
      .from(assessments)
      .where(eq(assessments.ownerId, ownerId))
      .orderBy(desc(assessments.createdAt), desc(assessments.id));
  },

  /** Reads one result of an account; `null` when it is another account's. */
  async byIdOf(ownerId: string, id: string): Promise<Assessment | null> {
    const [found] = await sql
      .select()
      .from(assessments)
      .where(and(eq(assessments.id, id), eq(assessments.ownerId, ownerId)));
    return found ?? null;
  },

  /** Reads the newest result of one assessment, if it is the account's. */
  async newestOf(ownerId: string, sessionToken: string): Promise<Assessment | null> {
    const [found] = await sql
      .select()
      .from(assessments)
      .where(and(eq(assessments.sessionToken, sessionToken), eq(assessments.ownerId, ownerId)))
      .orderBy(desc(assessments.createdAt), desc(assessments.id))
      .limit(1);
    return found ?? null;
  },

  /** Keeps a result from being deleted before the transaction ends, if there is one. */
  async hold(id: string): Promise<void> {
    await sql
      .select({ id: assessments.id })
      .from(assessments)
      .where(eq(assessments.id, id))
      .for('key share');
  },

  /** Deletes one result, unless it belongs to an account. */
  async deleteById(id: string): Promise<void> {
    await sql.delete(assessments).where(and(eq(assessments.id, id), isNull(assessments.ownerId)));
  },

  async deleteOfOwner(ownerId: string, id: string): Promise<void> {
    await sql
      .delete(assessments)
      .where(and(eq(assessments.id, id), eq(assessments.ownerId, ownerId)));
  },

  /** Deletes the results of one assessment that belong to no account. @returns whether none is left */
  async deleteOfSession(sessionToken: string): Promise<boolean> {
    const ofSession = eq(assessments.sessionToken, sessionToken);
    await sql.delete(assessments).where(and(ofSession, isNull(assessments.ownerId)));
    const left = await sql.select({ id: assessments.id }).from(assessments).where(ofSession);
    return left.length === 0;
  },

  /** Deletes the results that have expired; results without an end stay. @returns how many were deleted */
  deleteExpired(now: Date): Promise<number> {
    const { id, expiresAt } = assessments;
    return deleteInSteps(sql, id, lte(expiresAt, now));
  },
});
