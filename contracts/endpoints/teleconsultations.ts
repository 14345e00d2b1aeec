import * as z from 'zod/mini';
import { profileChoice } from '../accounts/family.ts';
import { Moment } from '../common/moment.ts';
import { APPOINTMENT_STATES, FIXED_BY } from '../booking/appointment-states.ts';
import { CANCEL_REASON_MAX, DOCTOR_MAX, MOVES_MAX } from '../booking/booking.ts';
import { PATIENT } from '../forms/booking.ts';
import { textOf } from '../forms/schema.ts';
import { LATER_CALLS, MONEY_AFTER, PAID_AHEAD, ProductId } from '../payments/products.ts';
import { SessionToken } from '../assessment/session-token.ts';
import { BOOKABLE_DAYS, SLOT_TIMES } from '../booking/slots.ts';
import { VisitNote } from '../booking/visit-note.ts';
import { endpoint } from './endpoint.ts';
import { SOME_EMAIL, SOME_ID, SOME_PHONE, SOME_SESSION, SOME_TIME } from './examples.ts';

const tag = 'Teleconsultations';
const perMs = 60_000;

/**
 * Limit above that of any mail address or moment that is accepted: the service says in its sentences which form they
 * need.
 */
const TEXT_MAX = 300;
const text = z.string().check(z.maxLength(TEXT_MAX));

/** Reads a whole number as an address writes it. */
const counted = (most: number) =>
  z.pipe(
    z.pipe(
      z.string().check(z.regex(/^\d{1,3}$/)),
      z.transform((digits) => Number(digits)),
    ),
    z.number().check(z.minimum(1), z.maximum(most)),
  );

/**
 * The doctor of a consultation. A sample is no doctor: it stands in where the product is tried out, and is called one.
 */
const Doctor = z.object({
  /** Name in a booking; empty from a server of the release before. */
  slug: z._default(z.string(), ''),
  name: z.string(),
  /** Organisation of the doctor; left out where there is one alone, and by a server of the release before. */
  organization: z.optional(z.string()),
  registration: z.nullable(z.string()),
  languages: z.array(z.string()),
  is_sample: z.boolean(),
});

/** A consultation as the person who booked it reads it. `price` is in paise. */
export const Appointment = z.object({
  id: z.uuid(),
  product: ProductId,
  state: z.enum(APPOINTMENT_STATES),
  starts_at: Moment,
  minutes: z.number(),
  /** True while its room is open or still to open: a while longer than the consultation is planned. */
  is_joinable: z.boolean(),
  /** False until its room opens. A server of the release before does not send it. */
  is_open: z._default(z.boolean(), true),
  doctor: Doctor,
  price: z.number(),
  /** Payment it was paid with; null where it is paid at the appointment, or not yet. */
  payment_id: z.nullable(z.uuid()),
  /** End of the time for which a held slot is kept. */
  held_until: z.nullable(Moment),
  /** The same in milliseconds from the server's clock, so that a wrong clock of a phone does no harm. */
  held_for_ms: z.nullable(z.int().check(z.minimum(0))),
  patient_name: z.string(),
  /** The person of the account that it is for; null for the account holder. */
  profile_id: z._default(z.nullable(z.uuid()), null),
  patient_email: z.string(),
  patient_phone: z.string(),
  notes: z.string(),
  /**
   * True when mails about it are sent: its account has an e-mail address. A server of the release before does not send
   * it.
   */
  is_mailed: z._default(z.boolean(), true),
  cancel_reason: z.nullable(z.string()),
  /**
   * Reason for which it can be neither moved nor cancelled any more; null while it can. A server of the release before
   * does not send it.
   */
  fixed_by: z._default(z.nullable(z.enum(FIXED_BY)), null),
  /** Number of moves that are left. */
  moves_left: z._default(z.int().check(z.minimum(0)), MOVES_MAX),
  /**
   * True when its patient may say now that the dentist did not come. A server of the release before does not send it.
   */
  can_report_absence: z._default(z.boolean(), false),
  /** Time at which the patient said so. Staff look into it where the appointment is neither missed nor settled. */
  absence_reported_at: z._default(z.nullable(Moment), null),
  /** Time at which staff found that the dentist came all the same, or that the call was missed. */
  absence_settled_at: z._default(z.nullable(Moment), null),
  created_at: Moment,
});
export type Appointment = z.infer<typeof Appointment>;

const One = { 200: z.object({ appointment: Appointment }) };

/** The doctor of a consultation, as whoever books reads it. */
export type Doctor = z.infer<typeof Doctor>;

/**
 * One day: its 15 times, each free when any doctor is free then. `doctors` are their places in the list of doctors; a
 * server of the release before does not send them.
 */
export const SlotDay = z.object({
  date: z.iso.date(),
  slots: z.array(
    z.object({
      time: z.enum(SLOT_TIMES),
      starts_at: Moment,
      free: z.boolean(),
      doctors: z._default(z.array(z.int().check(z.minimum(0))), []),
    }),
  ),
});
export type SlotDay = z.infer<typeof SlotDay>;

/** Days of the clinic's calendar with their times; from tomorrow on where no day is named (BOOK-18..22). */
export const listSlots = endpoint({
  method: 'GET',
  path: '/api/teleconsultations/slots',
  tag,
  summary: 'The times of the next days, and which are free',
  auth: 'none',
  rate: { max: 60, perMs },
  query: z.object({
    from: z.optional(z.iso.date().check(z.regex(/^20\d\d-/))),
    days: z.optional(counted(BOOKABLE_DAYS + 1)),
  }),
  replies: {
    200: z.object({
      zone: z.literal('Asia/Kolkata'),
      /** True when one of the doctors is a sample, which the patient is told before booking. */
      with_samples: z.boolean(),
      /** The doctors consult in this order; a server of the release before does not name them. */
      doctors: z._default(z.array(Doctor), []),
      days: z.array(SlotDay),
    }),
  },
  example: { query: { days: '1' } },
});

/** Fields of every booking (DATA-14). */
const booking = {
  patientName: z.string().check(z.maxLength(PATIENT.fullName.max)),
  patientEmail: text,
  patientPhone: z.string().check(z.maxLength(2 * PATIENT.phone.max)),
  scheduledTime: text,
  /** Slug of the doctor who is wanted; any doctor who is free without it. */
  doctor: z.nullish(z.string().check(z.maxLength(DOCTOR_MAX))),
  notes: z.nullish(textOf(PATIENT.notes)),
  sessionToken: z.nullish(SessionToken),
  /** The person of the account that it is for, whose name stands in the place of `patientName`. 404 for another account's. */
  profile_id: profileChoice,
};

/** A booking, for the examples. */
const BOOKING = {
  patientName: 'Asha Rao',
  patientEmail: SOME_EMAIL,
  patientPhone: SOME_PHONE,
  scheduledTime: SOME_TIME,
  notes: 'AI Diagnosis: Dentine hypersensitivity',
  sessionToken: SOME_SESSION,
};

const rate = { max: 10, perMs } as const;

/**
 * Books a consultation that is paid at the appointment (API-26, API-27, DATA-14). 409: the time is taken. 422: a field,
 * or the time, cannot be booked, or too much is booked already that is not paid; the sentence says why.
 */
export const bookTeleconsultation = endpoint({
  method: 'POST',
  path: '/api/teleconsultations/book',
  tag,
  summary: 'Book a consultation that is paid at the appointment',
  auth: 'patient',
  creates: true,
  rate,
  /** The call of 30 minutes where none is named. */
  body: z.object({ ...booking, product: z.optional(z.enum(Object.values(LATER_CALLS))) }),
  replies: { 200: z.object({ success: z.literal(true), appointment: Appointment }) },
  example: { body: BOOKING },
});

/**
 * Keeps a time for ten minutes while it is paid; the time that the account kept before is free again. 409: the time is
 * taken.
 */
export const holdTeleconsultation = endpoint({
  method: 'POST',
  path: '/api/teleconsultations/hold',
  tag,
  summary: 'Keep a time while it is paid',
  auth: 'patient',
  creates: true,
  rate,
  body: z.object({ ...booking, product: z.enum(PAID_AHEAD) }),
  replies: One,
  example: { body: { ...BOOKING, product: 'videoCall15' } },
});

/**
 * Books with a payment that was made before. 402: it has not arrived. 409: the time is taken, and the payment stays
 * good.
 */
export const scheduleTeleconsultation = endpoint({
  method: 'POST',
  path: '/api/teleconsultations/schedule',
  tag,
  summary: 'Book a consultation that has been paid',
  auth: 'patient',
  creates: true,
  rate,
  body: z.object({ ...booking, payment_id: z.uuid() }),
  replies: One,
  example: { body: { ...BOOKING, payment_id: SOME_ID } },
});

const ofOne = {
  tag,
  auth: 'patient',
  rate: { max: 20, perMs },
  params: z.object({ id: z.uuid() }),
  replies: One,
} as const;

/** Gives a kept time back. */
export const releaseTeleconsultation = endpoint({
  ...ofOne,
  method: 'POST',
  path: '/api/teleconsultations/:id/release',
  summary: 'Give a kept time back',
  body: z.nullish(z.object({})),
  example: { params: { id: SOME_ID }, body: {} },
});

/**
 * Makes a kept time an appointment. 402: the payment has not arrived. 409: another patient got the time, and the
 * payment stays good.
 */
export const confirmTeleconsultation = endpoint({
  ...ofOne,
  method: 'POST',
  path: '/api/teleconsultations/:id/confirm',
  summary: 'Confirm a kept time with its payment',
  body: z.object({ payment_id: z.uuid() }),
  example: { params: { id: SOME_ID }, body: { payment_id: SOME_ID } },
});

/**
 * Moves an appointment to another time. 409: that one is taken, and the appointment stays where it was. 422: it was
 * moved often enough, counts as had, or has begun; the sentence says which.
 */
export const rescheduleTeleconsultation = endpoint({
  ...ofOne,
  method: 'POST',
  path: '/api/teleconsultations/:id/reschedule',
  summary: 'Move an appointment to another time',
  body: z.object({ scheduledTime: text }),
  example: { params: { id: SOME_ID }, body: { scheduledTime: SOME_TIME } },
});

/**
 * Cancels an appointment. What was paid for it goes back, unless it is wanted for another time. 422: it counts as had, or
 * has begun.
 */
export const cancelTeleconsultation = endpoint({
  ...ofOne,
  method: 'POST',
  path: '/api/teleconsultations/:id/cancel',
  summary: 'Cancel an appointment',
  body: z.object({
    reason: z.string().check(z.trim(), z.minLength(1), z.maxLength(CANCEL_REASON_MAX)),
    money: z._default(z.enum(MONEY_AFTER), 'back'),
  }),
  example: { params: { id: SOME_ID }, body: { reason: 'I am away that day', money: 'back' } },
});

/**
 * Says that the dentist did not come. Where the room knows that, the appointment is missed, and what was paid for it is
 * free again; the server has not seen a call on another site, so staff look into it. 422: the dentist did come, or it
 * is too soon or too late to say; the sentence says which.
 */
export const reportAbsence = endpoint({
  ...ofOne,
  method: 'POST',
  path: '/api/teleconsultations/:id/absence',
  summary: 'Say that the dentist did not come',
  body: z.nullish(z.object({})),
  example: { params: { id: SOME_ID }, body: {} },
});

/**
 * Lists the account's own appointments: those to come first, the next one at the top, then what is over, the latest at
 * the top.
 */
export const listTeleconsultations = endpoint({
  method: 'GET',
  path: '/api/teleconsultations',
  tag,
  summary: "One's own appointments",
  auth: 'patient',
  rate: { max: 60, perMs },
  replies: {
    200: z.object({
      appointments: z.array(Appointment),
      /**
       * What dentists wrote after the calls: the newest version of each note (NEW-31). A server of the release before does
       * not send them.
       */
      visit_notes: z._default(z.array(z.object({ appointment_id: z.uuid(), note: VisitNote })), []),
      /** The appointments in which pictures were sent that are still there. A server of the release before does not send them. */
      with_stills: z._default(z.array(z.uuid()), []),
    }),
  },
});

/** One appointment; 404 where there is none, or it is another account's. */
export const readTeleconsultation = endpoint({
  ...ofOne,
  method: 'GET',
  path: '/api/teleconsultations/:id',
  summary: 'One appointment',
  rate: { max: 60, perMs },
  example: { params: { id: SOME_ID } },
});
