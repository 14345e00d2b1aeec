import type { Opening, OpeningHours } from '../../../contracts/booking/dentists.ts';
import { inIndia, withOffset } from '../../lib/india-time.ts';

const MINUTE_MS = 60_000;
const DAY = 24 * 60;
const WEEK = 7 * DAY;

/** A span of the week, in minutes since midnight between Saturday and Sunday. */
type Span = { readonly from: number; readonly to: number };

/** Returns the moment of the week in India: the weekday (0 is Sunday) and the minute of the day. */
export const weekMomentAt = (now: Date): { weekday: number; minute: number } => {
  const there = inIndia(now);
  return {
    weekday: there.getUTCDay(),
    minute: there.getUTCHours() * 60 + there.getUTCMinutes(),
  };
};

/** Lists the times of two weeks in order; adjoining ones, as over midnight, are joined. */
const spansOf = (hours: OpeningHours): Span[] => {
  const spans = [0, WEEK].flatMap((week) =>
    hours.flatMap((times, weekday) =>
      times.map(({ from, to }) => ({
        from: week + weekday * DAY + from,
        to: week + weekday * DAY + to,
      })),
    ),
  );
  const joined: Span[] = [];
  for (const span of spans.toSorted((one, other) => one.from - other.from)) {
    const last = joined.at(-1);
    if (last === undefined || span.from > last.to) joined.push(span);
    else joined[joined.length - 1] = { from: last.from, to: Math.max(last.to, span.to) };
  }
  return joined;
};

/** Adds minutes to the start of the minute of `now`, and writes the result with India's offset. */
const minutesAfter = (now: Date, minutes: number): string =>
  withOffset(new Date((Math.floor(now.getTime() / MINUTE_MS) + minutes) * MINUTE_MS));

/** Tells whether a clinic is open at a moment of an ordinary week, until when, or else from when. */
export const openingAt = (hours: OpeningHours, now: Date): Opening => {
  const { weekday, minute } = weekMomentAt(now);
  const at = weekday * DAY + minute;
  const spans = spansOf(hours);
  const open = spans.find(({ from, to }) => from <= at && at < to);
  if (open !== undefined) {
    const isAlways = open.to - open.from === 2 * WEEK;
    return {
      isOpen: true,
      closesAt: isAlways ? null : minutesAfter(now, open.to - at),
      opensAt: null,
    };
  }
  const next = spans.find(({ from }) => from > at);
  return {
    isOpen: false,
    closesAt: null,
    opensAt: next ? minutesAfter(now, next.from - at) : null,
  };
};
