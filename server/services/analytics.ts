import type { AnalyticsEvent } from '../../contracts/site/analytics-events.ts';
import { dayOfIndia } from '../lib/india-time.ts';
import { analyticsIn } from '../repositories/analytics.ts';
import type { DayCount } from '../repositories/analytics.ts';
import type { ServiceDeps } from './deps.ts';

type Visit = { readonly visit: string; readonly events: readonly AnalyticsEvent[] };

/**
 * Counts the events by kind, sorted: two visits that add at the same moment lock rows in the same order and cannot
 * deadlock.
 */
const countsOf = (day: string, events: readonly AnalyticsEvent[]): DayCount[] => {
  const counts = new Map<string, DayCount>();
  for (const { name, step = '', category = '', urgency = '', outcome = '' } of events) {
    const kind = [name, step, category, urgency, outcome].join(' ');
    const before = counts.get(kind)?.events ?? 0;
    counts.set(kind, { day, name, step, category, urgency, outcome, events: before + 1 });
  }
  return [...counts].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, row]) => row);
};

/**
 * Most events of a day that are kept one by one, over all visits. Later ones are only counted, so the figures are
 * complete.
 */
const KEPT_A_DAY = 50_000;

/** Counts the events of a visit and keeps them for a while; their time is when they arrived, by the server's clock. */
export const recordVisit = async (
  { db, clock, ids }: ServiceDeps,
  { visit, events }: Visit,
): Promise<void> => {
  const at = clock.now();
  const nothing = { step: null, category: null, urgency: null, outcome: null, count: null };
  await db.transaction(async (sql) => {
    const rows = events.map((event) => ({ ...nothing, ...event, id: ids.row(), visit, at }));
    const day = dayOfIndia(at);
    await analyticsIn(sql).count(countsOf(day, events));
    if ((await analyticsIn(sql).countedOn(day)) <= KEPT_A_DAY) await analyticsIn(sql).add(rows);
  });
};
