import { and, eq, lt } from 'drizzle-orm';
import type { Sql } from '../db/connect.ts';
import { accounts, issuerSignIns, staffIdentities } from '../db/schema.ts';
import type { Account } from './accounts.ts';
import { deleteInSteps } from './in-steps.ts';

type StaffIdentity = typeof staffIdentities.$inferSelect;
export type IssuerSignIn = typeof issuerSignIns.$inferSelect;

/** Identities at the house's own issuer, each bound to one account of the staff. */
export const staffIdentitiesIn = (sql: Sql) => ({
  async accountOf({
    issuer,
    subject,
  }: Pick<StaffIdentity, 'issuer' | 'subject'>): Promise<Account | null> {
    const [found] = await sql
      .select({ account: accounts })
      .from(staffIdentities)
      .innerJoin(accounts, eq(accounts.id, staffIdentities.accountId))
      .where(and(eq(staffIdentities.issuer, issuer), eq(staffIdentities.subject, subject)));
    return found?.account ?? null;
  },

  /** Lists what the owner of an account is told of its identities. */
  toldOf(accountId: string): Promise<Omit<StaffIdentity, 'accountId'>[]> {
    const { issuer, subject, linkedAt } = staffIdentities;
    return sql
      .select({ issuer, subject, linkedAt })
      .from(staffIdentities)
      .where(eq(staffIdentities.accountId, accountId));
  },

  /** @returns true when neither the person nor, at this issuer, the account was bound yet */
  async add(identity: StaffIdentity): Promise<boolean> {
    const added = await sql
      .insert(staffIdentities)
      .values(identity)
      .onConflictDoNothing()
      .returning({ subject: staffIdentities.subject });
    return added.length > 0;
  },

  /** Frees an account from its identities, so that its owner can be bound anew. */
  async removeAll(accountId: string): Promise<void> {
    await sql.delete(staffIdentities).where(eq(staffIdentities.accountId, accountId));
  },
});

/** Rows of sign-ins at the house's own issuer under way. */
export const issuerSignInsIn = (sql: Sql) => ({
  async add(signIn: IssuerSignIn): Promise<void> {
    await sql.insert(issuerSignIns).values(signIn);
  },

  /** Locks a sign-in that this browser began until the transaction ends, so that a second call with it waits. */
  async lock({
    stateHash,
    device,
  }: Pick<IssuerSignIn, 'stateHash' | 'device'>): Promise<IssuerSignIn | null> {
    const [signIn] = await sql
      .select()
      .from(issuerSignIns)
      .where(and(eq(issuerSignIns.stateHash, stateHash), eq(issuerSignIns.device, device)))
      .for('update');
    return signIn ?? null;
  },

  async change(
    stateHash: string,
    changes: Partial<Omit<IssuerSignIn, 'stateHash' | 'device'>>,
  ): Promise<void> {
    await sql.update(issuerSignIns).set(changes).where(eq(issuerSignIns.stateHash, stateHash));
  },

  /** Takes away what a sign-in of the account could be repeated by. */
  async deleteOfAccount(accountId: string): Promise<void> {
    await sql.delete(issuerSignIns).where(eq(issuerSignIns.accountId, accountId));
  },

  /** @returns how many were deleted */
  deleteExpiredBefore(moment: Date): Promise<number> {
    const { stateHash, expiresAt } = issuerSignIns;
    return deleteInSteps(sql, stateHash, lt(expiresAt, moment));
  },
});
