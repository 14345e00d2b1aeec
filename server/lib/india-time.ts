import { CLINIC_AHEAD_MS, CLINIC_OFFSET } from '../../contracts/booking/slots.ts';

/** Returns a date whose UTC fields read as a clock in India does at that moment. */
export const inIndia = (moment: Date): Date => new Date(moment.getTime() + CLINIC_AHEAD_MS);

/** Returns the day in India that a moment lies in, such as `2026-01-31`. */
export const dayOfIndia = (moment: Date): string => inIndia(moment).toISOString().slice(0, 10);

/** Returns the moment at which a day begins in India. */
export const startOfDay = (day: string): Date =>
  new Date(Date.parse(`${day}T00:00:00.000Z`) - CLINIC_AHEAD_MS);

/** Writes a moment with India's offset: `2026-01-31T09:30:00+05:30`. */
export const withOffset = (moment: Date): string =>
  `${inIndia(moment).toISOString().slice(0, 19)}${CLINIC_OFFSET}`;
