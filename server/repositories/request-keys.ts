import { and, eq, inArray, lt } from 'drizzle-orm';
import type { Sql } from '../db/connect.ts';
import { requestKeys } from '../db/schema.ts';
import { inSteps } from './in-steps.ts';

export type RequestKey = typeof requestKeys.$inferSelect;

/** Rows of idempotency keys, whose requests have created something. */
export const requestKeysIn = (sql: Sql) => ({
  /** @returns true when the key is new; waits for another transaction that adds the same key */
  async add(key: RequestKey): Promise<boolean> {
    const added = await sql
      .insert(requestKeys)
      .values(key)
      .onConflictDoNothing()
      .returning({ subject: requestKeys.subject });
    return added.length > 0;
  },

  async find(ownerId: string, key: string): Promise<RequestKey | null> {
    const [found] = await sql
      .select()
      .from(requestKeys)
      .where(and(eq(requestKeys.ownerId, ownerId), eq(requestKeys.key, key)));
    return found ?? null;
  },

  /** @returns how many were deleted */
  deleteCreatedBefore(moment: Date): Promise<number> {
    const { ownerId, key, createdAt } = requestKeys;
    const isOld = lt(createdAt, moment);
    const old = sql.select({ key }).from(requestKeys).where(isOld);
    return inSteps((limit) =>
      sql
        .delete(requestKeys)
        .where(and(inArray(key, old.limit(limit)), isOld))
        .returning({ ownerId }),
    );
  },
});
