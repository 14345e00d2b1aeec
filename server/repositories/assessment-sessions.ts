import { and, eq, isNotNull, sql as expression } from 'drizzle-orm';
import type { AssessmentKey } from '../../contracts/assessment/session-token.ts';
import type { Sql } from '../db/connect.ts';
import { assessmentSessions, assessments, chatSessions } from '../db/schema.ts';

/** Rows of the names of assessments: each belongs to the chat session that used it first. */
export const assessmentSessionsIn = (sql: Sql) => ({
  /**
   * Binds a name to a chat session unless it is bound already. One of two concurrent calls waits for the other.
   * @returns true when it belongs to this chat session now; never for one that the server has not opened
   */
  async bind({ sessionToken, chatSessionToken }: AssessmentKey): Promise<boolean> {
    const known = sql
      .select({
        token: expression<string>`${sessionToken}::text`.as('token'),
        chatSession: chatSessions.token,
      })
      .from(chatSessions)
      .where(eq(chatSessions.token, chatSessionToken));
    const bound = await sql
      .insert(assessmentSessions)
      .select(known)
      .onConflictDoUpdate({ target: assessmentSessions.token, set: { token: sessionToken } })
      .returning({ chatSession: assessmentSessions.chatSession });
    return bound[0]?.chatSession === chatSessionToken;
  },

  /**
   * Finds the chat session that a name belongs to, and locks it until the transaction ends; `null` for a name without
   * results.
   */
  async lockOwner(sessionToken: string): Promise<string | null> {
    const [bound] = await sql
      .select({ chatSession: assessmentSessions.chatSession })
      .from(assessmentSessions)
      .where(eq(assessmentSessions.token, sessionToken))
      .for('update');
    return bound?.chatSession ?? null;
  },

  /** Returns true when any account has a result of this chat session. */
  async isOwned(chatSession: string): Promise<boolean> {
    const owned = await sql
      .select({ id: assessments.id })
      .from(assessments)
      .innerJoin(assessmentSessions, eq(assessmentSessions.token, assessments.sessionToken))
      .where(and(eq(assessmentSessions.chatSession, chatSession), isNotNull(assessments.ownerId)))
      .limit(1);
    return owned.length > 0;
  },

  /** Deletes a name that no result is stored under any more. */
  async delete(sessionToken: string): Promise<void> {
    await sql.delete(assessmentSessions).where(eq(assessmentSessions.token, sessionToken));
  },
});
