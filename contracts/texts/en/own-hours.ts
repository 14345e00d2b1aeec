import { SPANS_MAX } from '../../booking/weekly-hours.ts';
import type { HoursFault } from '../../rules/weekly-hours.ts';

/** Weekdays by number; 0 is Sunday. */
export const NAMES_OF_DAYS = [
  'Sunday',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
] as const;

/** What is wrong with the hours of a day. */
export const HOURS_FAULT_WORDS: Readonly<Record<HoursFault['kind'], string>> = {
  order: 'The end must be later than the start.',
  overlap: 'Two times overlap. Leave them apart or make them one.',
  many: `A day has at most ${SPANS_MAX} times.`,
};

export const LEAVE_FAULT = 'Choose the first and the last day. The last day cannot come first.';
