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

/** A doctor's time that is held or booked. */
export type Taken = { readonly doctorId: string; readonly startsAt: Date };

const plus = (day: Day, days: number): Day =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);

const weekdayOf = (day: Day): number => new Date(`${day}T00:00:00Z`).getUTCDay();

/** First and last day that can be booked: tomorrow is the first (BOOK-18). */
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

/** Returns the reason why a moment cannot be booked with any doctor; `null` when it can. */
export const unbookable = (at: Date, now: Date): 'noSlot' | 'tooEarly' | 'tooLate' | null => {
  if (timeOf(at) === null) return 'noSlot';
  const day = dayOfIndia(at);
  if (day < bookableFrom(now)) return 'tooEarly';
  return day > bookableUntil(now) ? 'tooLate' : null;
};

const minuteOf = (time: SlotTime): number => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
};

/** Lists the doctors who consult in a slot, in the order of their hours, each once. */
export const consulting = (hours: readonly Hours[], at: Date): string[] => {
  const time = timeOf(at);
  if (time === null) return [];
  const weekday = weekdayOf(dayOfIndia(at));
  const from = minuteOf(time);
  const there = hours.filter(
    (each) =>
      each.weekday === weekday && each.fromMinute <= from && from + SLOT_MINUTES <= each.toMinute,
  );
  return [...new Set(there.map(({ doctorId }) => doctorId))];
};

/** Counts the slots on the day of a moment, by the given hours. */
export const timesOn = (hours: readonly Hours[], at: Date): number => {
  const day = dayOfIndia(at);
  return SLOT_TIMES.filter((time) => consulting(hours, startOf(day, time)).length > 0).length;
};

/** Lists the doctors who consult in a slot and are free. */
export const freeDoctors = (
  hours: readonly Hours[],
  taken: readonly Taken[],
  at: Date,
): string[] => {
  const busy = new Set(
    taken
      .filter(({ startsAt }) => startsAt.getTime() === at.getTime())
      .map(({ doctorId }) => doctorId),
  );
  return consulting(hours, at).filter((doctorId) => !busy.has(doctorId));
};

type SlotSearch = {
  readonly from: Day | null;
  readonly days: number;
  /** Ids of the doctors, in the order in which they are listed. */
  readonly doctors: readonly string[];
  readonly hours: readonly Hours[];
  readonly taken: readonly Taken[];
  readonly now: Date;
};

/** Lists days with their 15 times, each free when any doctor is; a time that cannot be booked is never free. */
export const slotsOf = ({ from, days, doctors, hours, taken, now }: SlotSearch) =>
  Array.from({ length: days }, (_none, index) => {
    const date = plus(from ?? bookableFrom(now), index);
    const slots = SLOT_TIMES.map((time) => {
      const at = startOf(date, time);
      const free = unbookable(at, now) === null ? freeDoctors(hours, taken, at) : [];
      return {
        time,
        starts_at: withOffset(at),
        free: free.length > 0,
        doctors: free.map((id) => doctors.indexOf(id)).toSorted((one, other) => one - other),
      };
    });
    return { date, slots };
  });
