import { and, asc, count, eq, gte, inArray, max, min, or, sql as text } from 'drizzle-orm';
import type { Sql } from '../db/connect.ts';
import { jobs, messages, paymentLedger, payments, xrays } from '../db/schema.ts';

const lastOf = (column: typeof messages.createdAt | typeof xrays.createdAt) => max(column);

/** Figures of the last day's work with each provider, and of the jobs: those of all organisations, for the house alone. */
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

  /** Returns the time of the last move of a payment whose source is not `request`. */
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

  /** Counts the jobs that wait, run or were given up, and those that were done since a moment. */
  jobs(since: Date) {
    const { kind, state, dueAt } = jobs;
    return sql
      .select({ kind, state, times: count(), first: min(dueAt) })
      .from(jobs)
      .where(
        or(
          inArray(state, ['waiting', 'running', 'dead']),
          and(eq(state, 'done'), gte(dueAt, since)),
        ),
      )
      .groupBy(kind, state)
      .orderBy(asc(kind));
  },
});
