import * as z from 'zod/mini';
import { Moment } from '../common/moment.ts';
import { PATIENT } from '../forms/booking.ts';
import { CALL_MINUTES } from '../payments/products.ts';

/** Limit above that of every field of the form: what is being typed is kept as it stands, even when it is too long. */
const TEXT_MAX = 300;
const text = z.string().check(z.maxLength(TEXT_MAX));

/** The choices of a booking under way, as the device keeps them (BKFL-07). */
export const BookingData = z.object({
  /** The form as it was last sent: what "Change" opens again. */
  form: z.object({
    fullName: text,
    email: text,
    phone: text,
    date: text,
    time: text,
    notes: z.string().check(z.maxLength(2 * PATIENT.notes.max)),
  }),
  /** Slug of the doctor who was chosen, with the name and where they work; null for any doctor who is free. */
  doctor: z._default(
    z.nullable(z.object({ slug: text, name: text, organization: z.optional(text) })),
    null,
  ),
  /** The chosen moment, ISO 8601 with the offset of India; null until one is chosen, and while it is changed. */
  startsAt: z.nullable(Moment),
  /** Length of the call. */
  minutes: z._default(z.literal(CALL_MINUTES), CALL_MINUTES[0]),
  /** True when it is said who the consultation is for; false while that is changed. */
  isPatientGiven: z.boolean(),
  /** True when one of the doctors is a sample, which the patient is told before booking. */
  withSamples: z.boolean(),
  /** Key of the request, and how often it was changed: the same booking is made once, whatever is reloaded. */
  requestKey: z.string().check(z.regex(/^[\w-]{8,80}$/)),
  edition: z.int().check(z.minimum(0)),
});
export type BookingData = z.infer<typeof BookingData>;

/** The booking data with the time they were kept, in milliseconds since 1970. */
export const KeptBookingData = z.extend(BookingData, { keptAt: z.int() });
