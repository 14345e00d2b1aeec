import { and, eq, inArray, ne } from 'drizzle-orm';
import type { Permission } from '../../contracts/accounts/permissions.ts';
import type { Sql } from '../db/connect.ts';
import { accounts, rolePermissions } from '../db/schema.ts';
import { isPatientOf } from './organizations.ts';
import type { Scope } from './organizations.ts';

export type Account = typeof accounts.$inferSelect;

export const accountsIn = (sql: Sql) => ({
  /** @returns true when no account had the address or the number yet */
  async add(account: Account): Promise<boolean> {
    const added = await sql
      .insert(accounts)
      .values(account)
      .onConflictDoNothing()
      .returning({ id: accounts.id });
    return added.length > 0;
  },

  async byId(id: string): Promise<Account | null> {
    const [account] = await sql.select().from(accounts).where(eq(accounts.id, id));
    return account ?? null;
  },

  async byEmail(email: string): Promise<Account | null> {
    const [account] = await sql.select().from(accounts).where(eq(accounts.email, email));
    return account ?? null;
  },

  /** Lists addresses of the staff, for the sandbox in which one of them is chosen. */
  async staffEmails(): Promise<string[]> {
    const rows = await sql
      .select({ email: accounts.email })
      .from(accounts)
      .where(ne(accounts.role, 'patient'))
      .orderBy(accounts.email)
      .limit(20);
    return rows.flatMap(({ email }) => email ?? []);
  },

  /**
   * Reads the account of an organisation's patient and keeps it from being deleted before the transaction ends; `null` for
   * staff, too.
   */
  async holdPatient(
    scope: Scope,
    by: { readonly id: string } | { readonly email: string },
  ): Promise<Account | null> {
    const named = 'id' in by ? eq(accounts.id, by.id) : eq(accounts.email, by.email);
    const [account] = await sql
      .select()
      .from(accounts)
      .where(and(named, eq(accounts.role, 'patient'), isPatientOf(sql, scope)))
      .for('key share');
    return account ?? null;
  },

  /**
   * Reads accounts and keeps them from being deleted before the transaction ends, by one statement; deleted ones are
   * left out.
   */
  async hold(ids: readonly string[]): Promise<Account[]> {
    if (ids.length === 0) return [];
    const { id } = accounts;
    return sql
      .select()
      .from(accounts)
      .where(inArray(id, [...ids]))
      .orderBy(id)
      .for('key share');
  },

  /**
   * Locks an account against other writers until the transaction ends, so that its bookings happen one after the other.
   */
  async lock(id: string): Promise<Account | null> {
    const [account] = await sql
      .select()
      .from(accounts)
      .where(eq(accounts.id, id))
      .for('no key update');
    return account ?? null;
  },

  async byPhone(phone: string): Promise<Account | null> {
    const [account] = await sql.select().from(accounts).where(eq(accounts.phone, phone));
    return account ?? null;
  },

  async change(id: string, changes: Partial<Omit<Account, 'id'>>): Promise<void> {
    await sql.update(accounts).set(changes).where(eq(accounts.id, id));
  },

  /** Lists the permissions of an account's role. */
  async permissionsOf({ role }: Pick<Account, 'role'>): Promise<Permission[]> {
    const rows = await sql
      .select({ permission: rolePermissions.permission })
      .from(rolePermissions)
      .where(eq(rolePermissions.role, role));
    return rows.map(({ permission }) => permission);
  },

  /** Lists the permissions of an account by its id; none when there is no such account. */
  async permissionsById(id: string): Promise<Permission[]> {
    const rows = await sql
      .select({ permission: rolePermissions.permission })
      .from(accounts)
      .innerJoin(rolePermissions, eq(rolePermissions.role, accounts.role))
      .where(eq(accounts.id, id));
    return rows.map(({ permission }) => permission);
  },
});
