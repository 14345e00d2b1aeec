import type { UrgencyLevel } from '../assessment/diagnosis.ts';
import { CLINIC_AHEAD_MS } from '../booking/slots.ts';
import type { ResultTexts } from '../texts/catalogue.ts';

/**
 * The last day of the time that each badge names, in days after the day of the result, which counts as the first day
 * (DIAG-14..17).
 */
export const LAST_DAY = { urgent: 2, moderate: 13, routine: 27 } as const;

/** A day of the calendar, and an hour on it. */
export type Moment = {
  /** Day of the week: 0 is Sunday. */
  readonly weekday: number;
  /** From 1 to 12. */
  readonly month: number;
  readonly day: number;
  /** From 0 to 23. */
  readonly hour: number;
};

/** Length of a day in milliseconds: India has no summer time. */
export const DAY_MS = 86_400_000;

/** A moment whose UTC fields read as a clock in India does, so that a page and its printed copy name one day. */
type ClockOfIndia = Pick<Date, 'getUTCDay' | 'getUTCMonth' | 'getUTCDate' | 'getUTCHours'>;

/** Returns the day and the hour in India. */
export const momentOf = (clock: ClockOfIndia): Moment => ({
  weekday: clock.getUTCDay(),
  month: clock.getUTCMonth() + 1,
  day: clock.getUTCDate(),
  hour: clock.getUTCHours(),
});

const dayNumber = (at: number): number => Math.floor((at + CLINIC_AHEAD_MS) / DAY_MS);

/** Returns true when the day of `due` is over in India at the moment `at`, both in milliseconds. */
export const hasPassed = (due: number, at: number): boolean => dayNumber(at) > dayNumber(due);

/** Hour from which it is too late to be seen on the same day. */
export const TOO_LATE_HOUR = 17;

/** The three national holidays of India, as month and day; those of the states and of religions move from year to year. */
const NATIONAL_HOLIDAYS: ReadonlySet<string> = new Set(['1-26', '8-15', '10-2']);

/** Returns true for a day on which most clinics are closed. */
export const isMostlyClosed = ({ weekday, month, day }: Omit<Moment, 'hour'>): boolean =>
  weekday === 0 || NATIONAL_HOLIDAYS.has(`${month}-${day}`);

/**
 * Returns the best day for an urgent result, in days after the day of the result: tomorrow, or today while clinics are open
 * if most are closed tomorrow; null where neither is good. `onDay` tells the moment that many days later.
 */
export const bestDay = (onDay: (days: number) => Moment): 0 | 1 | null => {
  if (!isMostlyClosed(onDay(1))) return 1;
  const today = onDay(0);
  return isMostlyClosed(today) || today.hour >= TOO_LATE_HOUR ? null : 0;
};

/** Writes what to do and by when, in one line; `best` is null where no day stands out, and `short` the last day beside one that does. */
export const dueHeadline = (
  { headlines, noBest }: Pick<ResultTexts, 'headlines' | 'noBest'>,
  level: Exclude<UrgencyLevel, 'emergency'>,
  {
    by,
    short,
    best,
  }: { readonly by: string; readonly short: string; readonly best: string | null },
): string =>
  (level === 'urgent' && best === null ? noBest : headlines[level])
    .replace('{by}', by)
    .replace('{short}', short)
    .replace('{best}', best ?? '');
