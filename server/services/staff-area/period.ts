import type { Clock } from '../../lib/clock.ts';
import { dayOfIndia, startOfDay } from '../../lib/india-time.ts';
import type { Period } from '../../repositories/staff-figures.ts';

export const DAY_MS = 24 * 60 * 60_000;

/** Number of days that are shown when none are asked for. */
const USUAL_DAYS = 30;

type PeriodRequest = { readonly from?: string | undefined; readonly to?: string | undefined };

/** Makes the period between two days, both included. */
const between = (from: string, to: string): Period => ({
  from,
  to,
  start: startOfDay(from),
  end: new Date(startOfDay(to).getTime() + DAY_MS),
});

export const oneDay = (day: string): Period => between(day, day);

/** Returns the period that was asked for, or the last thirty days including today. */
export const periodOf = (clock: Clock, { from, to }: PeriodRequest): Period => {
  if (from !== undefined && to !== undefined) return between(from, to);
  const now = clock.now();
  const first = new Date(now.getTime() - (USUAL_DAYS - 1) * DAY_MS);
  return between(dayOfIndia(first), dayOfIndia(now));
};

/** Lists every day of a period by its name. */
export const daysOf = ({ start, end }: Period): string[] => {
  const days = Math.round((end.getTime() - start.getTime()) / DAY_MS);
  return Array.from({ length: days }, (_none, index) =>
    dayOfIndia(new Date(start.getTime() + index * DAY_MS)),
  );
};
