import { timeOfMinute } from '../../contracts/rules/weekly-hours.ts';
import type { WeekdaySpan } from '../../contracts/rules/weekly-hours.ts';

/** Weekdays as a week is read in India, Monday first. */
export const WEEK = [1, 2, 3, 4, 5, 6, 0] as const;

const STEP = 30;
const OPENS = 9 * 60;
const NOON_BREAK = 13 * 60;
const CLOSES = 17 * 60 + STEP;

/** Adds a time to a day: a morning to an empty one, else the rest of the day. */
export const withSpan = (hours: readonly WeekdaySpan[], weekday: number): WeekdaySpan[] => {
  const ends = hours.filter((each) => each.weekday === weekday).map(({ to }) => to);
  if (ends.length === 0) return [...hours, { weekday, from: OPENS, to: NOON_BREAK }];
  const from = Math.min(Math.max(...ends) + STEP, CLOSES - STEP);
  return [...hours, { weekday, from, to: CLOSES }];
};

type Choice = { readonly value: string; readonly minute: number };

/** Lists the half hours in which calls can begin or end, with the minute that is set, wherever it lies. */
export const minuteChoices = (set: number): Choice[] => {
  const usual = Array.from({ length: (CLOSES - OPENS) / STEP + 1 }, (_, at) => OPENS + at * STEP);
  const all = usual.includes(set) ? usual : [...usual, set].toSorted((one, other) => one - other);
  return all.map((minute) => ({ value: timeOfMinute(minute), minute }));
};
