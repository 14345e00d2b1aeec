import { and, desc, eq, gt, lt, lte, or } from 'drizzle-orm';
import type { Sql } from '../db/connect.ts';
import { accountSessions, accounts, doctors, passkeys } from '../db/schema.ts';
import { deleteInSteps } from './in-steps.ts';

export type AccountSession = typeof accountSessions.$inferSelect;

/** A session with what its account is. */
type Recognised = AccountSession & {
  readonly isStaff: boolean;
  readonly hasPasskey: boolean;
  readonly organizationId: string | null;
};

export const accountSessionsIn = (sql: Sql) => ({
  async add(session: AccountSession): Promise<void> {
    await sql.insert(accountSessions).values(session);
  },

  /**
   * Finds the session of a token, whether it is the current or the previous one, and what decides about its second
   * step and of what it may see: in one question, since every call asks it.
   */
  async byTokenHash(hash: string): Promise<Recognised | null> {
    const { tokenHash, previousTokenHash, accountId } = accountSessions;
    const [found] = await sql
      .select({
        session: accountSessions,
        role: accounts.role,
        organizationId: accounts.organizationId,
        doctor: doctors.id,
        passkey: passkeys.id,
      })
      .from(accountSessions)
      .innerJoin(accounts, eq(accounts.id, accountId))
      .leftJoin(doctors, eq(doctors.accountId, accountId))
      .leftJoin(passkeys, eq(passkeys.accountId, accountId))
      .where(or(eq(tokenHash, hash), eq(previousTokenHash, hash)))
      .limit(1);
    if (found === undefined) return null;
    const { session, role, organizationId, doctor, passkey } = found;
    const isStaff = role !== 'patient' || doctor !== null;
    return { ...session, isStaff, hasPasskey: passkey !== null, organizationId };
  },

  /** Uses up the challenge of a session. @returns true when it was this one, in its time */
  async takeChallenge(sessionId: string, hash: string, now: Date): Promise<boolean> {
    const { id, challengeHash, challengeEndsAt } = accountSessions;
    const taken = await sql
      .update(accountSessions)
      .set({ challengeHash: null, challengeEndsAt: null })
      .where(and(eq(id, sessionId), eq(challengeHash, hash), gt(challengeEndsAt, now)))
      .returning({ id });
    return taken.length > 0;
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

  /** Replaces a token handed out at `before` or earlier. @returns true when it was that old, and still the newest */
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

  /** Lists the sessions of an account that have not expired, the last used first. */
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
    return deleteInSteps(sql, id, lt(expiresAt, moment));
  },
});
