import { and, desc, eq } from 'drizzle-orm';
import type { Sql } from '../db/connect.ts';
import { consents } from '../db/schema.ts';

export type Consent = typeof consents.$inferSelect;

/** Rows of the consent ledger, which are added and never changed. */
export const consentsIn = (sql: Sql) => ({
  async add(decisions: readonly (typeof consents.$inferInsert)[]): Promise<void> {
    if (decisions.length > 0) await sql.insert(consents).values([...decisions]);
  },

  /** Lists the decisions of an account, the newest first. */
  ofAccount(accountId: string): Promise<Consent[]> {
    return sql
      .select()
      .from(consents)
      .where(eq(consents.accountId, accountId))
      .orderBy(desc(consents.decidedAt), desc(consents.id));
  },

  /** Reads the newest decision on one purpose; `null` when it was never asked. */
  async newestOn(accountId: string, purpose: Consent['purpose']): Promise<Consent | null> {
    const [newest] = await sql
      .select()
      .from(consents)
      .where(and(eq(consents.accountId, accountId), eq(consents.purpose, purpose)))
      .orderBy(desc(consents.decidedAt), desc(consents.id))
      .limit(1);
    return newest ?? null;
  },
});
