import { eq, lt, sql as text, sum } from 'drizzle-orm';
import type { Sql } from '../db/connect.ts';
import { analyticsDays, analyticsEvents } from '../db/schema.ts';
import { deleteInSteps } from './in-steps.ts';

export type StoredEvent = typeof analyticsEvents.$inferSelect;
export type DayCount = typeof analyticsDays.$inferSelect;

const added = text`excluded.events`;

/** Rows of single events, kept for a limited time, and the counts of each day, kept for good. */
export const analyticsIn = (sql: Sql) => ({
  async add(events: readonly StoredEvent[]): Promise<void> {
    await sql.insert(analyticsEvents).values([...events]);
  },

  /**
   * Adds to the counts of days. The list holds each kind once, in one order for all callers: two orders could deadlock.
   */
  async count(counts: readonly DayCount[]): Promise<void> {
    const { day, name, step, category, urgency, outcome, events } = analyticsDays;
    await sql
      .insert(analyticsDays)
      .values([...counts])
      .onConflictDoUpdate({
        target: [day, name, step, category, urgency, outcome],
        set: { events: text`${events} + ${added}` },
      });
  },

  /** Returns the number of events of a day so far. */
  async countedOn(day: string): Promise<number> {
    const [found] = await sql
      .select({ events: sum(analyticsDays.events).mapWith(Number) })
      .from(analyticsDays)
      .where(eq(analyticsDays.day, day));
    return found?.events ?? 0;
  },

  /** @returns how many single events were deleted */
  deleteBefore(moment: Date): Promise<number> {
    const { id, at } = analyticsEvents;
    return deleteInSteps(sql, id, lt(at, moment));
  },
});
