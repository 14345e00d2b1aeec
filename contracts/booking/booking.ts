import * as z from 'zod/mini';
import { Moment } from '../common/moment.ts';
import { PATIENT } from '../forms/booking.ts';
import { BOOKING_ERRORS } from '../texts/en/booking-errors.ts';
import { textOf } from '../forms/schema.ts';

/** The longest reason for a cancellation, in characters. */
export const CANCEL_REASON_MAX = 300;

/** Most unpaid calls to come that an account may have, kept times among them. */
export const UNPAID_CALLS_MAX = 2;

/** The longest slug of a doctor, in characters. */
export const DOCTOR_MAX = 300;

/** Most moves of one booking. */
export const MOVES_MAX = 3;

/** A moment as the booking sends it: ISO 8601 with its offset (BOOK-33). */
const ScheduledTime = z
  .string()
  .check(z.refine((value) => z.safeParse(Moment, value).success, BOOKING_ERRORS.date));

/** The parts of a booking that have a sentence of their own when they are wrong. */
export const BookedParts = z.object({
  patientName: textOf(PATIENT.fullName, BOOKING_ERRORS.fullName),
  patientEmail: textOf(PATIENT.email, BOOKING_ERRORS.email),
  patientPhone: textOf(PATIENT.phone, BOOKING_ERRORS.phone),
  scheduledTime: ScheduledTime,
});
