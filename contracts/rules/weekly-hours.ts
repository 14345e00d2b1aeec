import { SPANS_MAX } from '../booking/weekly-hours.ts';

/** Hours of one weekday, in minutes since midnight in India; 0 is Sunday. */
export type WeekdaySpan = {
  readonly weekday: number;
  readonly from: number;
  readonly to: number;
};

export type Leave = { readonly first_day: string; readonly last_day: string };

/** `order`: it ends before it begins. `overlap`: two spans of a day meet. `many`: a day has too many. */
export type HoursFault = { readonly kind: 'order' | 'overlap' | 'many'; readonly weekday: number };

/** Finds what is wrong with the hours of a week; null for nothing. Spans that touch are fine. */
export const hoursFault = (hours: readonly WeekdaySpan[]): HoursFault | null => {
  for (const weekday of [1, 2, 3, 4, 5, 6, 0]) {
    const spans = hours
      .filter((each) => each.weekday === weekday)
      .toSorted((one, other) => one.from - other.from);
    if (spans.length > SPANS_MAX) return { kind: 'many', weekday };
    if (spans.some(({ from, to }) => from >= to)) return { kind: 'order', weekday };
    if (spans.some(({ from }, at) => from < (spans[at - 1]?.to ?? 0))) {
      return { kind: 'overlap', weekday };
    }
  }
  return null;
};

/** Returns true when a leave has both its days, in their order. */
export const isLeave = ({ first_day, last_day }: Leave): boolean =>
  first_day !== '' && first_day <= last_day;

/** Writes a minute of a day as 24-hour clocks do: "09:30". */
export const timeOfMinute = (minute: number): string =>
  [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, '0')).join(':');
