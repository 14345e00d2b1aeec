import { and, eq, inArray, lt, not } from 'drizzle-orm';
import type { Sql } from '../db/connect.ts';
import { assessmentSessions, assessments, chatSessions } from '../db/schema.ts';
import { deleteInSteps } from './in-steps.ts';

export type ChatSessions = ReturnType<typeof chatSessionsIn>;

export const chatSessionsIn = (sql: Sql) => ({
  async add(token: string, createdAt: Date): Promise<void> {
    await sql.insert(chatSessions).values({ token, createdAt });
  },

  async has(token: string): Promise<boolean> {
    const rows = await sql.select().from(chatSessions).where(eq(chatSessions.token, token));
    return rows.length > 0;
  },

  /**
   * Deletes old chat sessions without results; the others keep the right to their results. @returns how many were
   * deleted
   */
  deleteCreatedBefore(moment: Date): Promise<number> {
    const { token, createdAt } = chatSessions;
    const withResults = sql
      .select({ token: assessmentSessions.chatSession })
      .from(assessmentSessions)
      .innerJoin(assessments, eq(assessments.sessionToken, assessmentSessions.token));
    return deleteInSteps(sql, token, and(lt(createdAt, moment), not(inArray(token, withResults))));
  },
});
