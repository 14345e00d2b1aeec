import { BOOKABLE_DAYS, CLINIC_OFFSET, SLOT_TIMES } from '../../../contracts/booking/slots.ts';
import type { SlotTime } from '../../../contracts/booking/slots.ts';
import { dayOfIndia, startOfDay, withOffset } from '../../lib/india-time.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** Length of a slot, in minutes; a consultation in it may be shorter. */
const SLOT_MINUTES = 30;

/** A day of the clinic's calendar, such as `2026-11-24`. */
type Day = string;

/** Hours of a doctor in an ordinary week, in minutes since midnight of the clinic. */
export type Hours = {
  readonly doctorId: string;
  /** 0 is Sunday. */
  readonly weekday: number;
  readonly fromMinute: number;
  readonly toMinute: number;
};

/** Days on which a doctor is away, both included. */
export type Leave = { readonly doctorId: string; readonly firstDay: Day; readonly lastDay: Day };

/** When doctors consult. */
export type Calendar = {
  readonly hours: readonly Hours[];
  readonly leaves: readonly Leave[];
  /** Least minutes before a call of the same day, by doctor; who is not in it is booked from tomorrow on. */
  readonly notices: ReadonlyMap<string, number>;
};

/** A doctor's time that is held or booked. */
export type Taken = { readonly doctorId: string; readonly startsAt: Date };

const plus = (day: Day, days: number): Day =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);

const weekdayOf = (day: Day): number => new Date(`${day}T00:00:00Z`).getUTCDay();

/** First and last day that can be booked with every doctor: tomorrow is the first (BOOK-18). */
export const bookableFrom = (now: Date): Day => plus(dayOfIndia(now), 1);
export const bookableUntil = (now: Date): Day => plus(dayOfIndia(now), BOOKABLE_DAYS);

/** Returns the day and the week of a moment at the clinic, each up to the start of the next; weeks begin on Mondays. */
export const dayAndWeekOf = (at: Date) => {
  const day = dayOfIndia(at);
  const monday = plus(day, -((weekdayOf(day) + 6) % 7));
  return {
    day: { from: startOfDay(day), until: startOfDay(plus(day, 1)) },
    week: { from: startOfDay(monday), until: startOfDay(plus(monday, 7)) },
  };
};

export const startOf = (day: Day, time: SlotTime): Date =>
  new Date(`${day}T${time}:00${CLINIC_OFFSET}`);

/** Returns the slot time that a moment is the start of; `null` when it is none. */
const timeOf = (at: Date): SlotTime | null => {
  const day = dayOfIndia(at);
  return SLOT_TIMES.find((time) => startOf(day, time).getTime() === at.getTime()) ?? null;
};

/** Returns true when a moment is not too soon to be booked with a doctor. */
const isInTime = ({ notices }: Pick<Calendar, 'notices'>, id: string, at: Date, now: Date) =>
  dayOfIndia(at) >= bookableFrom(now) ||
  at.getTime() - now.getTime() >= (notices.get(id) ?? Infinity) * MINUTE_MS;

/** Returns the reason why a moment cannot be booked with any doctor; `null` when it can. */
export const unbookable = (
  at: Date,
  now: Date,
  calendar: Pick<Calendar, 'notices'>,
): 'noSlot' | 'tooEarly' | 'tooLate' | null => {
  if (timeOf(at) === null) return 'noSlot';
  const day = dayOfIndia(at);
  if (day < bookableFrom(now)) {
    const isAllowed = [...calendar.notices.keys()].some((id) => isInTime(calendar, id, at, now));
    return isAllowed ? null : 'tooEarly';
  }
  return day > bookableUntil(now) ? 'tooLate' : null;
};

const minuteOf = (time: SlotTime): number => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
};

/** Lists the doctors who consult in a slot and are not away, in the order of their hours, each once. */
export const consulting = (
  { hours, leaves }: Pick<Calendar, 'hours' | 'leaves'>,
  at: Date,
): string[] => {
  const time = timeOf(at);
  if (time === null) return [];
  const day = dayOfIndia(at);
  const weekday = weekdayOf(day);
  const from = minuteOf(time);
  const there = hours.filter(
    (each) =>
      each.weekday === weekday && each.fromMinute <= from && from + SLOT_MINUTES <= each.toMinute,
  );
  const away = new Set(
    leaves
      .filter(({ firstDay, lastDay }) => firstDay <= day && day <= lastDay)
      .map(({ doctorId }) => doctorId),
  );
  return [...new Set(there.map(({ doctorId }) => doctorId))].filter((id) => !away.has(id));
};

/** Counts the slots on the day of a moment, by the given hours. */
export const timesOn = (hours: readonly Hours[], at: Date): number => {
  const day = dayOfIndia(at);
  return SLOT_TIMES.filter(
    (time) => consulting({ hours, leaves: [] }, startOf(day, time)).length > 0,
  ).length;
};

const NO_NOTICES: ReadonlyMap<string, number> = new Map();

/** The same, which asks who takes calls of the same day only where it matters. */
export const whyUnbookable = async (
  at: Date,
  now: Date,
  readNotices: () => Promise<Calendar['notices']>,
): Promise<ReturnType<typeof unbookable>> => {
  const why = unbookable(at, now, { notices: NO_NOTICES });
  return why === 'tooEarly' ? unbookable(at, now, { notices: await readNotices() }) : why;
};

type Asked = { readonly at: Date; readonly now: Date };

/** Lists the doctors who consult in a slot, can still be booked for it, and are free. */
export const freeDoctors = (
  calendar: Calendar,
  taken: readonly Taken[],
  { at, now }: Asked,
): string[] => {
  const busy = new Set(
    taken
      .filter(({ startsAt }) => startsAt.getTime() === at.getTime())
      .map(({ doctorId }) => doctorId),
  );
  return consulting(calendar, at).filter((id) => !busy.has(id) && isInTime(calendar, id, at, now));
};

type SlotSearch = {
  /** The first day; `null` for the first on which anybody can be booked. */
  readonly from: Day | null;
  readonly days: number;
  /** Ids of the doctors, in the order in which they are listed. */
  readonly doctors: readonly string[];
  readonly calendar: Calendar;
  readonly taken: readonly Taken[];
  readonly now: Date;
};

/** Lists a day's 15 times, each free when any doctor is; a time that cannot be booked is never free. */
const dayOf = (
  date: Day,
  { doctors, calendar, taken, now }: Omit<SlotSearch, 'from' | 'days'>,
) => ({
  date,
  slots: SLOT_TIMES.map((time) => {
    const at = startOf(date, time);
    const isBookable = unbookable(at, now, calendar) === null;
    const free = isBookable ? freeDoctors(calendar, taken, { at, now }) : [];
    return {
      time,
      starts_at: withOffset(at),
      free: free.length > 0,
      doctors: free.map((id) => doctors.indexOf(id)).toSorted((one, other) => one - other),
    };
  }),
});

/** Lists days with their times. Today stands there, beside the days that are asked for, only while a time of it is free. */
export const slotsOf = ({ from, days, ...search }: SlotSearch) => {
  const first = from ?? bookableFrom(search.now);
  const asked = Array.from({ length: days }, (_none, index) => dayOf(plus(first, index), search));
  if (from !== null) return asked;
  const today = dayOf(dayOfIndia(search.now), search);
  return today.slots.some(({ free }) => free) ? [today, ...asked] : asked;
};
