import { and, desc, eq, gt, inArray, lt, lte, or } from 'drizzle-orm';
import type { Sql } from '../db/connect.ts';
import { accountSessions } from '../db/schema.ts';
import { inSteps } from './in-steps.ts';

export type AccountSession = typeof accountSessions.$inferSelect;

/** Who is signed in where, as rows. */
export const accountSessionsIn = (sql: Sql) => ({
  async add(session: AccountSession): Promise<void> {
    await sql.insert(accountSessions).values(session);
  },

  /** The session of a token, of the one before it too. */
  async byTokenHash(hash: string): Promise<AccountSession | null> {
    const { tokenHash, previousTokenHash } = accountSessions;
    const [session] = await sql
      .select()
      .from(accountSessions)
      .where(or(eq(tokenHash, hash), eq(previousTokenHash, hash)));
    return session ?? null;
  },

  async byId(sessionId: string): Promise<AccountSession | null> {
    const sessions = await sql
      .select()
      .from(accountSessions)
      .where(eq(accountSessions.id, sessionId));
    return sessions[0] ?? null;
  },

  async change(id: string, changes: Partial<Omit<AccountSession, 'id'>>): Promise<void> {
    await sql.update(accountSessions).set(changes).where(eq(accountSessions.id, id));
  },

  /** Puts another token in the place of one from before a moment. @returns whether it was that old, and still the newest */
  async rotate(
    [from, to]: readonly [from: string, to: string],
    { before, at }: { readonly before: Date; readonly at: Date },
  ): Promise<boolean> {
    const { id, tokenHash, rotatedAt } = accountSessions;
    const rotated = await sql
      .update(accountSessions)
      .set({ tokenHash: to, previousTokenHash: from, rotatedAt: at })
      .where(and(eq(tokenHash, from), lte(rotatedAt, before)))
      .returning({ id });
    return rotated.length > 0;
  },

  /** The one used last first; none that has ended. */
  ofAccount(accountId: string, now: Date): Promise<AccountSession[]> {
    return sql
      .select()
      .from(accountSessions)
      .where(and(eq(accountSessions.accountId, accountId), gt(accountSessions.expiresAt, now)))
      .orderBy(desc(accountSessions.lastUsedAt));
  },

  /** @returns how many were deleted */
  async deleteOfAccount(accountId: string): Promise<number> {
    const deleted = await sql
      .delete(accountSessions)
      .where(eq(accountSessions.accountId, accountId))
      .returning({ id: accountSessions.id });
    return deleted.length;
  },

  async deleteById(id: string): Promise<void> {
    await sql.delete(accountSessions).where(eq(accountSessions.id, id));
  },

  /** @returns how many were deleted */
  deleteExpiredBefore(moment: Date): Promise<number> {
    const { id, expiresAt } = accountSessions;
    const old = sql.select({ id }).from(accountSessions).where(lt(expiresAt, moment));
    return inSteps((limit) =>
      sql
        .delete(accountSessions)
        .where(inArray(id, old.limit(limit)))
        .returning({ id }),
    );
  },
});
