import { LOCALE } from '../../../contracts/common/locale.ts';
import type { UrgencyLevel } from '../../../contracts/assessment/diagnosis.ts';
import { CLINIC_AHEAD_MS, CLINIC_ZONE } from '../../../contracts/booking/slots.ts';
import {
  bestDay,
  DAY_MS,
  dueHeadline,
  isMostlyClosed,
  LAST_DAY,
  momentOf,
} from '../../../contracts/rules/due-days.ts';
import * as say from '../../../contracts/texts/en/wordings.ts';
import { calendarEntry } from './calendar-entry.ts';
import { resultTexts } from './result-texts.ts';

/** An urgency level with a last day; an emergency has none. */
export type DatedLevel = Exclude<UrgencyLevel, 'emergency'>;

/** A day or a week in the row below the headline. */
export type Period = {
  readonly key: string;
  readonly top: string;
  readonly bottom: string;
  /** `best`: the recommended day; `within`: still in time. */
  readonly standing: 'best' | 'within';
  /** A calendar entry for its first day that is still to come, as an address to download. */
  readonly reminder: string;
  /** The weekday of a single day on which most clinics are closed, in words. */
  readonly closedOn: string | null;
};

const DAYS_IN_WEEK = 7;

/** Returns the same time of day, so many days later: India has no summer time. */
export const daysLater = (from: Date, days: number): Date =>
  new Date(from.getTime() + days * DAY_MS);

const clockOfIndia = (at: Date): Date => new Date(at.getTime() + CLINIC_AHEAD_MS);

const bestDayFrom = (from: Date): 0 | 1 | null =>
  bestDay((days) => momentOf(clockOfIndia(daysLater(from, days))));

/** Makes a day formatter. `Intl.DateTimeFormat` is slow to create, so it is created at the first use. */
const inWords = (options: Intl.DateTimeFormatOptions) => {
  let format: Intl.DateTimeFormat | undefined;
  return (day: Date): string => {
    format ??= new Intl.DateTimeFormat(LOCALE, { ...options, timeZone: CLINIC_ZONE });
    return format.format(day);
  };
};
/** Words a day of this year. */
export const longDay = inWords({ weekday: 'long', day: 'numeric', month: 'long' });
const dated = inWords({ dateStyle: 'long' });
const middleDay = inWords({ weekday: 'short', day: 'numeric', month: 'short' });
const weekday = inWords({ weekday: 'long' });
const shortWeekday = inWords({ weekday: 'short' });
const shortDay = inWords({ day: 'numeric', month: 'short' });

const dayOf = (receivedAt: string | undefined): Date | null => {
  const day = new Date(receivedAt ?? Number.NaN);
  return Number.isNaN(day.getTime()) ? null : day;
};

/** Words the day of a result, with its year; null when unknown. */
export const dayInWords = (receivedAt: string | undefined): string | null => {
  const day = dayOf(receivedAt);
  return day && dated(day);
};

/** Words the last day to see a dentist; null when the day of the result is unknown. */
export const lastDay = (level: DatedLevel, receivedAt: string | undefined): string | null => {
  const from = dayOf(receivedAt);
  return from && longDay(daysLater(from, LAST_DAY[level]));
};

/** Writes what to do and by when, in one line. */
export const headline = (level: DatedLevel, receivedAt: string | undefined): string => {
  const from = dayOf(receivedAt);
  if (from === null) return resultTexts.undated[level];
  const best = bestDayFrom(from);
  return dueHeadline(resultTexts, level, {
    by: longDay(daysLater(from, LAST_DAY[level])),
    short: middleDay(daysLater(from, LAST_DAY[level])),
    best: best === null ? null : weekday(daysLater(from, best)),
  });
};

const days = (from: Date): Period[] => {
  const best = bestDayFrom(from);
  return Array.from({ length: LAST_DAY.urgent + 1 }, (_, at) => {
    const day = daysLater(from, at);
    return {
      key: day.toISOString(),
      top: shortWeekday(day),
      bottom: shortDay(day),
      standing: at === best ? 'best' : 'within',
      reminder: calendarEntry(day),
      closedOn: isMostlyClosed(momentOf(clockOfIndia(day))) ? weekday(day) : null,
    };
  });
};

const weeks = (from: Date, count: number): Period[] =>
  Array.from({ length: count }, (_, at) => {
    const first = daysLater(from, at * DAYS_IN_WEEK);
    const last = daysLater(from, (at + 1) * DAYS_IN_WEEK - 1);
    return {
      key: first.toISOString(),
      top: say.week(at + 1),
      bottom: say.toWords(shortDay(last)),
      standing: 'within',
      reminder: calendarEntry(daysLater(first, at === 0 ? 1 : 0)),
      closedOn: null,
    };
  });

/** Lists the days or weeks that are in time, for the row below the headline. */
export const periods = (level: DatedLevel, receivedAt: string | undefined): Period[] => {
  const from = dayOf(receivedAt);
  if (from === null) return [];
  return level === 'urgent' ? days(from) : weeks(from, (LAST_DAY[level] + 1) / DAYS_IN_WEEK);
};

/** Says what a press on a day does, and on which day to ring first. */
export const daysHint = (shown: readonly Period[]): string => {
  const { press, pressOrRing } = resultTexts.remindMe;
  const day = shown.find(({ closedOn }) => closedOn !== null)?.closedOn;
  return day ? pressOrRing.replace('{day}', day) : press;
};
