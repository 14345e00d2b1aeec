import { inArray, lt } from 'drizzle-orm';
import type { Sql } from '../db/connect.ts';
import { providerEvents } from '../db/schema.ts';
import { inSteps } from './in-steps.ts';

export type ProviderEventRow = typeof providerEvents.$inferSelect;

/** Events of the payment provider, as rows. */
export const providerEventsIn = (sql: Sql) => ({
  /** @returns whether it is the first time; another transaction with the same event is waited for */
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
    const old = sql.select({ id }).from(providerEvents).where(lt(receivedAt, moment));
    return inSteps((limit) =>
      sql
        .delete(providerEvents)
        .where(inArray(id, old.limit(limit)))
        .returning({ id }),
    );
  },
});
