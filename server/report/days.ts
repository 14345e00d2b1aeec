import { CLINIC_AHEAD_MS, CLINIC_ZONE as timeZone } from '../../contracts/booking/slots.ts';
import { LOCALE } from '../../contracts/common/locale.ts';
import type { DayWords } from '../../contracts/rules/check-in-lines.ts';
import {
  bestDay,
  DAY_MS,
  dueHeadline,
  hasPassed,
  LAST_DAY,
  momentOf as dayAndHour,
} from '../../contracts/rules/due-days.ts';
import { PAPER } from '../../contracts/texts/en/papers.ts';
import { RESULT } from '../../contracts/texts/en/result.ts';
import type { UrgencyLevel } from '../../contracts/assessment/diagnosis.ts';

/** A level that names a day by which to act. */
export type DatedLevel = Exclude<UrgencyLevel, 'emergency'>;

/** Days are those of India: a printed page has no clock of its own to ask. */
const inWords = (options: Intl.DateTimeFormatOptions): ((day: Date) => string) => {
  const format = new Intl.DateTimeFormat(LOCALE, { ...options, timeZone });
  return (day) => format.format(day);
};
const longDay = inWords({ weekday: 'long', day: 'numeric', month: 'long' });
const shortDay = inWords({ weekday: 'short', day: 'numeric', month: 'short' });
const weekday = inWords({ weekday: 'long' });
const dated = inWords({ dateStyle: 'long' });
const clocked = inWords({ timeStyle: 'short', hourCycle: 'h12' });
const sortable = new Intl.DateTimeFormat('sv-SE', { timeZone });

const later = (from: string, days: number): Date => new Date(Date.parse(from) + days * DAY_MS);

/** Writes a day in words, with its year. */
export const dayOf = (moment: string): string => dated(later(moment, 0));

/** Words of the days in dated lines. */
export const DAY_WORDS: DayWords = {
  at: Date.parse,
  dated: dayOf,
  by: (day) => longDay(new Date(day)),
};

/** Writes a day as ISO 8601 does, for the name of a file. */
export const isoDayOf = (moment: string): string => sortable.format(later(moment, 0));

/** Writes a moment in words, by the clock of India. */
export const momentOf = (moment: string): string =>
  PAPER.moment.replace('{day}', dayOf(moment)).replace('{time}', clocked(later(moment, 0)));

/** Writes the day by which a dentist should be seen, in words. */
export const lastDayOf = (level: DatedLevel, madeAt: string): string =>
  longDay(later(madeAt, LAST_DAY[level]));

/** Advice of a level, given at a moment. */
type Advice = { readonly level: DatedLevel; readonly madeAt: string };

const lastMoment = ({ level, madeAt }: Advice): number => later(madeAt, LAST_DAY[level]).getTime();

/** Returns the moment from which `advice` has to count so that its day is not after that of `other`. */
export const sooner = (advice: Advice, other: Advice): string => {
  const last = Math.min(lastMoment(advice), lastMoment(other));
  return new Date(last - LAST_DAY[advice.level] * DAY_MS).toISOString();
};

/** Returns true when the day of the advice had passed at the moment `now`. */
export const isPast = (level: DatedLevel, madeAt: string, now: string): boolean =>
  hasPassed(lastMoment({ level, madeAt }), Date.parse(now));

/** Writes what to do and by when, in one line. */
export const headlineOf = (level: DatedLevel, madeAt: string): string => {
  const best = bestDay((days) =>
    dayAndHour(new Date(later(madeAt, days).getTime() + CLINIC_AHEAD_MS)),
  );
  return dueHeadline(RESULT, level, {
    by: lastDayOf(level, madeAt),
    short: shortDay(later(madeAt, LAST_DAY[level])),
    best: best === null ? null : weekday(later(madeAt, best)),
  });
};
