import * as z from 'zod/mini';
import { Moment } from '../common/moment.ts';
import { BOOKABLE_DAYS, SLOT_TIMES } from '../booking/slots.ts';
import { DAY_MINUTES, LEAST_NOTICES, LEAVES_MAX, SPANS_MAX } from '../booking/weekly-hours.ts';
import { MONEY_AFTER } from '../payments/products.ts';
import { endpoint } from './endpoint.ts';

const tag = 'Teleconsultations';
const perMs = 60_000;
const Minute = z.int().check(z.minimum(0), z.maximum(DAY_MINUTES));
const Day = z.iso.date().check(z.regex(/^20\d\d-/));

const week = {
  /** Hours in an ordinary week, in minutes since midnight in India. Weekday 0 is Sunday. */
  hours: z
    .array(
      z.object({
        weekday: z.int().check(z.minimum(0), z.maximum(6)),
        from: Minute,
        to: Minute,
      }),
    )
    .check(z.maxLength(7 * SPANS_MAX)),
  /** Least time before a call of the same day, in minutes; null where nobody books for the same day. */
  least_notice: z.nullable(z.literal(LEAST_NOTICES)),
  /** Days away, both included. Leaves that are over are not kept. */
  leaves: z.array(z.object({ first_day: Day, last_day: Day })).check(z.maxLength(LEAVES_MAX)),
};

/** A dentist's hours and leave. `version` counts its changes. */
export const OwnHours = z.object({ version: z.int(), ...week });
export type OwnHours = z.infer<typeof OwnHours>;

/** A booked or held call that a change would leave outside the hours. It carries nothing of who the patient is. */
export const CallInTheWay = z.object({
  id: z.uuid(),
  starts_at: Moment,
  minutes: z.int(),
  is_paid: z.boolean(),
  /** True while its patient is still paying. */
  is_held: z.boolean(),
});
export type CallInTheWay = z.infer<typeof CallInTheWay>;

/** Reads the caller's own hours and leave. 404 for everybody who does not consult. */
export const readOwnHours = endpoint({
  method: 'GET',
  path: '/api/own-hours',
  tag,
  summary: "A dentist's own hours and leave",
  auth: 'patient',
  rate: { max: 60, perMs },
  replies: { 200: z.object({ hours: OwnHours }) },
});

/** Most calls that can stand ahead of one dentist. */
const CALLS_MAX = (BOOKABLE_DAYS + 1) * SLOT_TIMES.length;

/**
 * Changes the caller's own hours and leave, as a whole. Where booked calls would lie outside, and `calls` does not name each
 * of them, nothing is changed and they are listed. A named call is called off, its patient gets a mail, and what was paid goes
 * back or is free for another time. The same once more changes nothing. 409: they were changed meanwhile. 422: the hours or
 * days do not fit together; the sentence says how.
 */
export const changeOwnHours = endpoint({
  method: 'POST',
  path: '/api/own-hours',
  tag,
  summary: "Change a dentist's own hours and leave",
  auth: 'patient',
  rate: { max: 30, perMs },
  body: z.object({
    /** The version that was read. */
    after: z.int().check(z.minimum(0)),
    ...week,
    /** Calls in the way, and what becomes of the money of each. */
    calls: z
      .array(z.object({ id: z.uuid(), money: z.enum(MONEY_AFTER) }))
      .check(z.maxLength(CALLS_MAX)),
  }),
  replies: { 200: z.object({ hours: OwnHours, calls: z.array(CallInTheWay) }) },
  example: {
    body: {
      after: 0,
      hours: [{ weekday: 1, from: 540, to: 780 }],
      least_notice: null,
      leaves: [],
      calls: [],
    },
  },
});
