import { and, eq, lt } from 'drizzle-orm';
import type { Sql } from '../db/connect.ts';
import { accounts, googleIdentities, googleNonces } from '../db/schema.ts';
import type { Account } from './accounts.ts';
import { deleteInSteps } from './in-steps.ts';

type GoogleIdentity = typeof googleIdentities.$inferSelect;
export type GoogleNonce = typeof googleNonces.$inferSelect;

export const googleIdentitiesIn = (sql: Sql) => ({
  async accountOf(sub: string): Promise<Account | null> {
    const [found] = await sql
      .select({ account: accounts })
      .from(googleIdentities)
      .innerJoin(accounts, eq(accounts.id, googleIdentities.accountId))
      .where(eq(googleIdentities.sub, sub));
    return found?.account ?? null;
  },

  /** Lists what the owner of an account is told of its identities. */
  toldOf(accountId: string): Promise<Omit<GoogleIdentity, 'accountId'>[]> {
    const { sub, linkedAt } = googleIdentities;
    return sql
      .select({ sub, linkedAt })
      .from(googleIdentities)
      .where(eq(googleIdentities.accountId, accountId));
  },

  /** @returns true when the identity was new */
  async add(identity: GoogleIdentity): Promise<boolean> {
    const added = await sql
      .insert(googleIdentities)
      .values(identity)
      .onConflictDoNothing()
      .returning({ sub: googleIdentities.sub });
    return added.length > 0;
  },
});

/** Rows of sign-ins with Google under way. */
export const googleNoncesIn = (sql: Sql) => ({
  async add(nonce: GoogleNonce): Promise<void> {
    await sql.insert(googleNonces).values(nonce);
  },

  /** Locks a sign-in that this browser began until the transaction ends, so that a second call with it waits. */
  async lock({
    nonceHash,
    device,
  }: Pick<GoogleNonce, 'nonceHash' | 'device'>): Promise<GoogleNonce | null> {
    const [nonce] = await sql
      .select()
      .from(googleNonces)
      .where(and(eq(googleNonces.nonceHash, nonceHash), eq(googleNonces.device, device)))
      .for('update');
    return nonce ?? null;
  },

  /** Writes the outcome of a sign-in that is locked. */
  async change(
    nonceHash: string,
    changes: Partial<Omit<GoogleNonce, 'nonceHash' | 'device'>>,
  ): Promise<void> {
    await sql.update(googleNonces).set(changes).where(eq(googleNonces.nonceHash, nonceHash));
  },

  /** @returns how many were deleted */
  deleteExpiredBefore(moment: Date): Promise<number> {
    const { nonceHash, expiresAt } = googleNonces;
    return deleteInSteps(sql, nonceHash, lt(expiresAt, moment));
  },
});
