import { lt } from 'drizzle-orm';
import type { Sql } from '../db/connect.ts';
import { providerEvents } from '../db/schema.ts';
import { deleteInSteps } from './in-steps.ts';

export type ProviderEventRow = typeof providerEvents.$inferSelect;

export const providerEventsIn = (sql: Sql) => ({
  /** @returns true the first time; waits for another transaction that adds the same event */
  async add(event: ProviderEventRow): Promise<boolean> {
    const added = await sql
      .insert(providerEvents)
      .values(event)
      .onConflictDoNothing()
      .returning({ id: providerEvents.id });
    return added.length > 0;
  },

  /** @returns how many were deleted */
  deleteReceivedBefore(moment: Date): Promise<number> {
    const { id, receivedAt } = providerEvents;
    return deleteInSteps(sql, id, lt(receivedAt, moment));
  },
});
