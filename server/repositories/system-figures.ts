import { asc, count, gte, max, min, sql as text } from 'drizzle-orm';
import type { Sql } from '../db/connect.ts';
import { jobs, messages, paymentLedger, payments, xrays } from '../db/schema.ts';

/** When a column was last true of a row. */
const lastOf = (column: typeof messages.createdAt | typeof xrays.createdAt) => max(column);

/** How the last day's work with those went whom we depend on, and what work there is. */
export const systemFiguresIn = (sql: Sql) => ({
  messages(since: Date) {
    const { channel, state, createdAt } = messages;
    return sql
      .select({ channel, state, times: count(), last: lastOf(createdAt) })
      .from(messages)
      .where(gte(createdAt, since))
      .groupBy(channel, state);
  },

  payments(since: Date) {
    const { state, createdAt } = payments;
    return sql
      .select({ state, times: count() })
      .from(payments)
      .where(gte(createdAt, since))
      .groupBy(state);
  },

  /** When the provider last told us something. */
  async lastMove(since: Date): Promise<Date | null> {
    const { at, source } = paymentLedger;
    const [found] = await sql
      .select({ last: max(at) })
      .from(paymentLedger)
      .where(text`${at} >= ${since.toISOString()}::timestamptz and ${source} <> 'request'`);
    return found?.last ?? null;
  },

  xrays(since: Date) {
    const { state, createdAt } = xrays;
    return sql
      .select({ state, times: count(), last: lastOf(createdAt) })
      .from(xrays)
      .where(gte(createdAt, since))
      .groupBy(state);
  },

  jobs() {
    const { kind, state, dueAt } = jobs;
    return sql
      .select({ kind, state, times: count(), first: min(dueAt) })
      .from(jobs)
      .groupBy(kind, state)
      .orderBy(asc(kind));
  },
});
