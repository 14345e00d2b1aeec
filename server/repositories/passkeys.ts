import { and, asc, eq } from 'drizzle-orm';
import type { Sql } from '../db/connect.ts';
import { accounts, doctors, passkeys } from '../db/schema.ts';

export type Passkey = typeof passkeys.$inferSelect;

export const passkeysIn = (sql: Sql) => ({
  /** @returns true when no account had this passkey yet */
  async add(passkey: Passkey): Promise<boolean> {
    const added = await sql
      .insert(passkeys)
      .values(passkey)
      .onConflictDoNothing()
      .returning({ id: passkeys.id });
    return added.length > 0;
  },

  /** Lists the passkeys of an account, the oldest first. */
  ofAccount(accountId: string): Promise<Passkey[]> {
    return sql
      .select()
      .from(passkeys)
      .where(eq(passkeys.accountId, accountId))
      .orderBy(asc(passkeys.addedAt), asc(passkeys.id));
  },

  /** Lists what the owner of an account is told of its passkeys. */
  toldOf(accountId: string): Promise<Pick<Passkey, 'name' | 'addedAt' | 'lastUsedAt'>[]> {
    const { name, addedAt, lastUsedAt } = passkeys;
    return sql
      .select({ name, addedAt, lastUsedAt })
      .from(passkeys)
      .where(eq(passkeys.accountId, accountId));
  },

  /** Locks a passkey of an account until the transaction ends, so that its uses are counted one after the other. */
  async lock(accountId: string, credentialId: string): Promise<Passkey | null> {
    const [found] = await sql
      .select()
      .from(passkeys)
      .where(and(eq(passkeys.accountId, accountId), eq(passkeys.credentialId, credentialId)))
      .for('update');
    return found ?? null;
  },

  async change(id: string, changes: Pick<Passkey, 'counter' | 'lastUsedAt'>): Promise<void> {
    await sql.update(passkeys).set(changes).where(eq(passkeys.id, id));
  },

  /** @returns true when the account had it */
  async remove(accountId: string, id: string): Promise<boolean> {
    const removed = await sql
      .delete(passkeys)
      .where(and(eq(passkeys.accountId, accountId), eq(passkeys.id, id)))
      .returning({ id: passkeys.id });
    return removed.length > 0;
  },

  /** @returns how many there were */
  async removeAll(accountId: string): Promise<number> {
    const removed = await sql
      .delete(passkeys)
      .where(eq(passkeys.accountId, accountId))
      .returning({ id: passkeys.id });
    return removed.length;
  },

  /**
   * Returns what decides about the second step of an account's sessions. A dentist counts as staff whatever the role of
   * their account is: they read what patients share.
   */
  async standingOf(accountId: string): Promise<{ isStaff: boolean; hasPasskey: boolean }> {
    const [found] = await sql
      .select({ role: accounts.role, doctor: doctors.id, passkey: passkeys.id })
      .from(accounts)
      .leftJoin(doctors, eq(doctors.accountId, accounts.id))
      .leftJoin(passkeys, eq(passkeys.accountId, accounts.id))
      .where(eq(accounts.id, accountId))
      .limit(1);
    return {
      isStaff: found !== undefined && (found.role !== 'patient' || found.doctor !== null),
      hasPasskey: found !== undefined && found.passkey !== null,
    };
  },
});
