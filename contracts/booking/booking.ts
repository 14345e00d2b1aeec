import * as z from 'zod/mini';
import { Email, NAME_MAX } from '../accounts/account.ts';

/** Texts for the errors of the booking form (BOOK-13..17). */
export const BOOKING_ERRORS = {
  fullName: 'Full name must be at least 2 characters.',
  email: 'Please enter a valid email address.',
  phone: 'Phone number must be at least 10 digits.',
  date: 'Please select a valid date.',
  time: 'Please select a time slot.',
} as const;

/** The shortest name of a patient, in characters (BOOK-13). */
const BOOKED_NAME_MIN = 2;

/** The shortest phone number; the rule counts characters, since people write spaces and countries (BOOK-15). */
const BOOKED_PHONE_MIN = 10;

/** The longest phone number that is kept, in characters. */
export const BOOKED_PHONE_MAX = 20;

/** The longest notes for the doctor, in characters. */
export const BOOKED_NOTES_MAX = 1000;

/** The longest reason for a cancellation, in characters. */
export const CANCEL_REASON_MAX = 300;

/** Most unpaid calls to come that an account may have, kept times among them. */
export const UNPAID_CALLS_MAX = 2;

/** Most moves of one booking. */
export const MOVES_MAX = 3;

/** The longest mail address, in characters. */
const EMAIL_MAX = 254;

/** Name of the person the consultation is for. */
export const PatientName = z
  .string()
  .check(
    z.trim(),
    z.minLength(BOOKED_NAME_MIN, BOOKING_ERRORS.fullName),
    z.maxLength(NAME_MAX, BOOKING_ERRORS.fullName),
  );
export const PatientEmail = z.string().check(
  z.trim(),
  z.maxLength(EMAIL_MAX, BOOKING_ERRORS.email),
  z.refine((value) => z.safeParse(Email, value).success, BOOKING_ERRORS.email),
);
export const PatientPhone = z
  .string()
  .check(
    z.trim(),
    z.minLength(BOOKED_PHONE_MIN, BOOKING_ERRORS.phone),
    z.maxLength(BOOKED_PHONE_MAX, BOOKING_ERRORS.phone),
  );

/** A moment as the booking sends it: ISO 8601 with its offset (BOOK-33). */
const ScheduledTime = z
  .string()
  .check(
    z.refine(
      (value) => z.safeParse(z.iso.datetime({ offset: true }), value).success,
      BOOKING_ERRORS.date,
    ),
  );

/** The parts of a booking that have a sentence of their own when they are wrong. */
export const BookedParts = z.object({
  patientName: PatientName,
  patientEmail: PatientEmail,
  patientPhone: PatientPhone,
  scheduledTime: ScheduledTime,
});
