import { and, avg, count, eq, inArray, lt, max, or } from 'drizzle-orm';
import type { Sql } from '../db/connect.ts';
import { assessmentSessions, assessments, feedback } from '../db/schema.ts';
import { deleteInSteps } from './in-steps.ts';

export type FeedbackRow = typeof feedback.$inferSelect;

/** Matches the feedback of an account: about its X-rays, and about the assessments whose results it keeps. */
export const isSaidBy = (sql: Sql, ownerId: string) =>
  or(
    eq(feedback.ownerId, ownerId),
    inArray(
      feedback.sessionToken,
      sql
        .select({ token: assessmentSessions.chatSession })
        .from(assessmentSessions)
        .innerJoin(assessments, eq(assessments.sessionToken, assessmentSessions.token))
        .where(eq(assessments.ownerId, ownerId)),
    ),
  );

/** Returns true when the assessment of a chat session has a stored result. */
export const hasResult = async (sql: Sql, chatSession: string): Promise<boolean> => {
  const [found] = await sql
    .select({ id: assessments.id })
    .from(assessments)
    .innerJoin(assessmentSessions, eq(assessments.sessionToken, assessmentSessions.token))
    .where(eq(assessmentSessions.chatSession, chatSession))
    .limit(1);
  return found !== undefined;
};

/** Rows of feedback, which are added and deleted. */
export const feedbackIn = (sql: Sql) => ({
  /** Adds a row unless the same subject was rated before on that scale. */
  async add(row: FeedbackRow): Promise<void> {
    await sql.insert(feedback).values(row).onConflictDoNothing();
  },

  async has({ sessionToken, scale }: Pick<FeedbackRow, 'sessionToken' | 'scale'>) {
    const { id } = feedback;
    const isIt = and(eq(feedback.sessionToken, sessionToken), eq(feedback.scale, scale));
    return (await sql.select({ id }).from(feedback).where(isIt)).length > 0;
  },

  /** Returns the mean of the counted ratings on a scale, their number, and the time of the newest. */
  async figuresOf(scale: number) {
    const { rating, createdAt } = feedback;
    const [figures] = await sql
      .select({ average: avg(rating).mapWith(Number), count: count(), newest: max(createdAt) })
      .from(feedback)
      .where(and(eq(feedback.scale, scale), feedback.isCounted));
    return figures ?? { average: null, count: 0, newest: null };
  },

  async deleteOfSession(sessionToken: string): Promise<void> {
    await sql.delete(feedback).where(eq(feedback.sessionToken, sessionToken));
  },

  /** @returns how many were deleted */
  deleteCreatedBefore(moment: Date): Promise<number> {
    const { id, createdAt } = feedback;
    return deleteInSteps(sql, id, lt(createdAt, moment));
  },
});
