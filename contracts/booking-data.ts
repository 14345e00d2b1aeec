import * as z from 'zod/mini';
import { BOOKED_NOTES_MAX } from './booking.ts';

/** Longer than anything that a field of the form takes: what is being typed is kept as it stands. */
const TEXT_MAX = 300;
const text = z.string().check(z.maxLength(TEXT_MAX));

/** What a booking under way has chosen, as the device keeps it (BKFL-07). */
export const BookingData = z.object({
  /** The form as it was last sent: what "Change" opens again. */
  form: z.object({
    fullName: text,
    email: text,
    phone: text,
    date: text,
    time: text,
    notes: z.string().check(z.maxLength(2 * BOOKED_NOTES_MAX)),
  }),
  /** The chosen moment, ISO 8601 with the offset of India; null until one is chosen, and while it is changed. */
  startsAt: z.nullable(z.iso.datetime({ offset: true })),
  /** Whether it is said who it is for; not while that is changed. */
  isPatientGiven: z.boolean(),
  /** Whether samples consult, which is said before anybody books. */
  withSamples: z.boolean(),
  /** What the request is called, and how often it was changed: the same booking is made once, whatever is reloaded. */
  requestKey: z.string().check(z.regex(/^[\w-]{8,80}$/)),
  edition: z.int().check(z.minimum(0)),
});
export type BookingData = z.infer<typeof BookingData>;

/** The same with when it was kept, in milliseconds since 1970. */
export const KeptBookingData = z.extend(BookingData, { keptAt: z.int() });
