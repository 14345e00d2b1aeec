import { and, eq, inArray, lt, not } from 'drizzle-orm';
import type { Sql } from '../db/connect.ts';
import { assessmentSessions, assessments, chatSessions } from '../db/schema.ts';

export type ChatSessions = ReturnType<typeof chatSessionsIn>;

/** Chat sessions as rows. */
export const chatSessionsIn = (sql: Sql) => ({
  async add(token: string, createdAt: Date): Promise<void> {
    await sql.insert(chatSessions).values({ token, createdAt });
  },

  async has(token: string): Promise<boolean> {
    const rows = await sql.select().from(chatSessions).where(eq(chatSessions.token, token));
    return rows.length > 0;
  },

  /** Deletes old ones; who still has results keeps the right to them. @returns how many were deleted */
  async deleteCreatedBefore(moment: Date): Promise<number> {
    const withResults = sql
      .select({ token: assessmentSessions.chatSession })
      .from(assessmentSessions)
      .innerJoin(assessments, eq(assessments.sessionToken, assessmentSessions.token));
    const gone = await sql
      .delete(chatSessions)
      .where(and(lt(chatSessions.createdAt, moment), not(inArray(chatSessions.token, withResults))))
      .returning({ token: chatSessions.token });
    return gone.length;
  },
});
