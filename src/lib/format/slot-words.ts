import { LOCALE } from '../../../contracts/common/locale.ts';
import { CLINIC_AHEAD_MS, LAST_MORNING_SLOT } from '../../../contracts/booking/slots.ts';

const MIDNIGHT = 'T00:00:00Z';

/** Formats calendar days in UTC, so that no time zone shifts them. */
const words = (options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat(LOCALE, { ...options, timeZone: 'UTC' });

const WEEKDAY = words({ weekday: 'short' });
const DAY = words({ day: 'numeric' });
const NAME_PARTS = { weekday: words({ weekday: 'long' }), month: words({ month: 'long' }) };

/** Words a day for a strip and for screen readers: "Mon", "23", "Monday 23 November". */
export const dayWords = (date: string) => {
  const day = new Date(`${date}${MIDNIGHT}`);
  const [weekday, number] = [NAME_PARTS.weekday.format(day), DAY.format(day)];
  return {
    weekday: WEEKDAY.format(day),
    day: number,
    name: `${weekday} ${number} ${NAME_PARTS.month.format(day)}`,
  };
};

/** Formats `09:00` as "9:00 AM" (BOOK-19, BOOK-20). */
export const timeWords = (time: string): string => {
  const [hours = 0] = time.split(':').map(Number);
  return `${hours % 12 === 0 ? 12 : hours % 12}:${time.slice(-2)} ${hours < 12 ? 'AM' : 'PM'}`;
};

/** True when a time is before the clinic's break (BOOK-22). */
export const isMorning = (time: string): boolean => time <= LAST_MORNING_SLOT;

/** Returns the moment this many milliseconds before another. */
export const before = (iso: string, ms: number): string =>
  new Date(Date.parse(iso) - ms).toISOString();

/** Shifts a moment so that its ISO text reads as Indian time. */
const inIndia = (iso: string): string => new Date(Date.parse(iso) + CLINIC_AHEAD_MS).toISOString();

/** Formats a moment by the clinic's clock: "9:00 AM". */
export const clockWords = (iso: string): string => timeWords(inIndia(iso).slice(11, 16));

/** Formats a moment by the clinic's clock: "Monday 23 November, 9:00 AM". */
export const momentWords = (iso: string): string =>
  `${dayWords(inIndia(iso).slice(0, 10)).name}, ${clockWords(iso)}`;
