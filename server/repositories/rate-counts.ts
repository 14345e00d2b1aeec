import { and, eq, gt, lt, sql as text } from 'drizzle-orm';
import type { Sql } from '../db/connect.ts';
import { rateCounts } from '../db/schema.ts';
import type { Count, SharedCounts } from '../lib/count-batches.ts';
import { deleteInSteps } from './in-steps.ts';

const added = text`excluded.count`;
const addedEnd = text`excluded.ends_at`;

/** Rows of the rate limits: one count for each key, which starts again with each window. */
export const rateCountsIn = (
  sql: Sql,
): SharedCounts & {
  countOf(key: string, now: Date): Promise<number>;
  deleteEndedBefore(moment: Date): Promise<number>;
} => ({
  async add(counts: readonly Count[]) {
    const { key, count, endsAt } = rateCounts;
    const rows = await sql
      .insert(rateCounts)
      .values([...counts])
      .onConflictDoUpdate({
        target: key,
        set: {
          count: text`case when ${endsAt} < ${addedEnd} then ${added} else ${count} + ${added} end`,
          endsAt: text`greatest(${endsAt}, ${addedEnd})`,
        },
      })
      .returning({ key, count });
    return new Map(rows.map((row) => [row.key, row.count]));
  },

  /** Reads the count of the current window; 0 when it has ended. */
  async countOf(key, now): Promise<number> {
    const [found] = await sql
      .select({ count: rateCounts.count })
      .from(rateCounts)
      .where(and(eq(rateCounts.key, key), gt(rateCounts.endsAt, now)));
    return found?.count ?? 0;
  },

  /** @returns how many were deleted */
  deleteEndedBefore(moment: Date): Promise<number> {
    const { key, endsAt } = rateCounts;
    return deleteInSteps(sql, key, lt(endsAt, moment));
  },
});
