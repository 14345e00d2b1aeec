import { EMAIL } from './fields.ts';
import type { Fields, ValueOf } from './form.ts';

/** Day and time, such as `2026-11-24` and `09:30`, by the clinic's clock; empty until chosen (BOOK-06, BOOK-07). */
export const BOOKED_TIME = {
  date: { kind: 'text', pattern: /^\d{4}-\d{2}-\d{2}$/ },
  time: { kind: 'text', min: 1 },
} as const satisfies Fields;

/**
 * The person that a consultation is for, and notes for the doctor (BOOK-03..05, BOOK-08). An e-mail address may be left
 * out (NEW-21). The rule for the phone counts characters, since people write spaces and countries (BOOK-15).
 */
export const PATIENT = {
  fullName: { kind: 'name', min: 2, max: 200, pattern: /^$|\p{L}/u, autoComplete: 'name' },
  email: {
    ...EMAIL,
    pattern: new RegExp(`^$|${EMAIL.pattern.source}`, 'u'),
    autoComplete: 'email',
  },
  phone: { kind: 'tel', min: 10, max: 20, inputMode: 'tel', autoComplete: 'tel' },
  notes: { kind: 'text', isVerbatim: true, max: 1000 },
} as const satisfies Fields;

/** The booking of a consultation (BOOK-03..08). */
export const BOOKING = { ...BOOKED_TIME, ...PATIENT } as const;

/** The part of the form with the day and the time. */
export type WhenDetails = ValueOf<typeof BOOKED_TIME>;
/** The part of the form with the person it is for. */
export type WhoDetails = ValueOf<typeof PATIENT>;
export type BookingDetails = ValueOf<typeof BOOKING>;
