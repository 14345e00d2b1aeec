import { and, asc, eq } from 'drizzle-orm';
import type { Sql } from '../db/connect.ts';
import { profiles } from '../db/schema.ts';
import type { Rule } from './personal-data-rule.ts';

export type ProfileRow = typeof profiles.$inferSelect;

type Details = Pick<ProfileRow, 'name' | 'birthYear' | 'guardian'>;

/** People whom accounts look after. */
export const profilesIn = (sql: Sql) => ({
  async add(row: ProfileRow): Promise<void> {
    await sql.insert(profiles).values(row);
  },

  /** Lists the people of an account, as they were added. */
  ofAccount(accountId: string): Promise<ProfileRow[]> {
    return sql
      .select()
      .from(profiles)
      .where(eq(profiles.accountId, accountId))
      .orderBy(asc(profiles.createdAt), asc(profiles.id));
  },

  /** Reads one person of an account; `null` for another account's. */
  async byIdOf(accountId: string, id: string): Promise<ProfileRow | null> {
    const [found] = await sql
      .select()
      .from(profiles)
      .where(and(eq(profiles.accountId, accountId), eq(profiles.id, id)));
    return found ?? null;
  },

  async change(
    { accountId, id }: Pick<ProfileRow, 'accountId' | 'id'>,
    to: Details,
  ): Promise<void> {
    await sql
      .update(profiles)
      .set(to)
      .where(and(eq(profiles.accountId, accountId), eq(profiles.id, id)));
  },

  /** Deletes one person of whom nothing is kept any more; the database refuses otherwise. */
  async delete(accountId: string, id: string): Promise<void> {
    await sql.delete(profiles).where(and(eq(profiles.accountId, accountId), eq(profiles.id, id)));
  },
});

/** Rule for the export and the erasure of an account. */
export const PROFILE_RULES = {
  profiles: {
    read: (sql, { id }) => profilesIn(sql).ofAccount(id),
    erase: null,
  },
} as const satisfies Readonly<Record<string, Rule>>;
