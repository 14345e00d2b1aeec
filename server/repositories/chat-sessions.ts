import { eq, lt } from 'drizzle-orm';
import type { Sql } from '../db/connect.ts';
import { chatSessions } from '../db/schema.ts';

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

  /** @returns how many were deleted */
  async deleteCreatedBefore(moment: Date): Promise<number> {
    const gone = await sql
      .delete(chatSessions)
      .where(lt(chatSessions.createdAt, moment))
      .returning({ token: chatSessions.token });
    return gone.length;
  },
});
