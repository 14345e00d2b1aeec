import type { BookingData } from '../../../contracts/booking/booking-data.ts';
import type { bookingFlowMachine } from '../../../machines/booking-flow/booking-flow.machine.ts';
import type { KeptBooking } from '../../../machines/booking-flow/booking-flow.setup.ts';
import { ASHA } from '../../kit/account-samples.ts';
import { ARJUN, BOOKED, DOCTORS, SLOT_DAYS } from '../../kit/booking-samples.ts';
import type { Cases } from '../../model/cases.ts';
import {
  CONFIRMED,
  HELD,
  AT_PHONE,
  NOTHING,
  OFFLINE,
  PAID,
  PHONE_REFUSED,
  SAID_TAKEN,
  STANDS_BOOKED,
  STANDS_HELD,
  WHO,
} from '../slot-hold/cases.ts';

const DAY = '2026-11-24';
export const WHEN = { date: DAY, time: '10:00' };
/** A time of that day that somebody else has. */
export const GONE = { date: DAY, time: '09:30', minutes: 15, doctor: null } as const;
export const CHOSEN = { ...WHEN, minutes: 15, doctor: null } as const;
/** A time at which this doctor is not free, though another is. */
export const ELSEWHERE = { date: DAY, time: '10:30', minutes: 30, doctor: ARJUN.slug } as const;
export const REQUEST_KEY = 'made-up-key';

/** All that a booking says, stored. */
export const STORED: BookingData = {
  form: { ...WHO, ...WHEN },
  doctor: null,
  startsAt: BOOKED.starts_at,
  minutes: 15,
  isPatientGiven: true,
  withSamples: true,
  requestKey: REQUEST_KEY,
  edition: 2,
};
const person = { name: ASHA.name, email: ASHA.email };
export const FRESH: KeptBooking = { data: null, person: null, requestKey: REQUEST_KEY };
export const KEPT: KeptBooking = { data: STORED, person, requestKey: 'another-key' };
/** Who it is for is being changed. */
export const CHANGING: KeptBooking = { ...KEPT, data: { ...STORED, isPatientGiven: false } };

export const FREE = { days: SLOT_DAYS, doctors: DOCTORS, withSamples: true };
export const TAKEN = { verdict: 'taken', message: SAID_TAKEN } as const;
/** A phone of another country, which gets no text messages. */
export const ABROAD = { ...WHO, phone: '+44 20 7946 0958' };
export const VERIFIED = { kind: 'verified', paymentId: PAID.id } as const;
export const NO_ORDER = { kind: 'dismissed', paymentId: null } as const;
export const CLOSED = { kind: 'dismissed', paymentId: PAID.id } as const;

/** A booking that is whole, with its time kept. */
export const known = {
  opened: 'time',
  ...STORED,
  days: SLOT_DAYS,
  doctors: DOCTORS,
  earlierStart: null,
  lost: 0,
  refusal: null,
  problems: {},
  payment: null,
  holdId: HELD.id,
  failedOrders: 0,
  appointment: null,
} as const;

export const cases: Cases<typeof bookingFlowMachine> = {
  inputs: [{ opened: 'time' }, { opened: 'patient' }, { opened: 'review' }],
  events: {
    'loading.requested': [{}],
    'time.submitted': [{ chosen: CHOSEN }, { chosen: GONE }, { chosen: ELSEWHERE }],
    'patient.submitted': [{ who: WHO }, { who: { ...WHO, phone: '98765' } }, { who: ABROAD }],
    'time.revisited': [{}],
    'patient.revisited': [{}],
    'booking.requested': [{}],
    'payment.requested': [{}],
    'payment.declined': [{}],
    'retry.requested': [{}],
    'account.chosen': [{}],
    'address.moved': [{ page: 'time' }, { page: 'patient' }, { page: 'review' }],
  },
  actors: {
    readBooking: { done: [FRESH, KEPT, CHANGING], error: [OFFLINE] },
    loadSlots: { done: [FREE], error: [OFFLINE] },
    readHold: {
      done: [NOTHING, { ...NOTHING, payment: PAID }, STANDS_HELD, STANDS_BOOKED],
      error: [OFFLINE],
    },
    readSession: { done: [null, ASHA], error: [OFFLINE] },
    oneTimeCode: {
      done: [{ kind: 'verified', user: ASHA }, PHONE_REFUSED, { kind: 'cancelled' }],
    },
    signInGate: { done: [{ kind: 'granted' }, { kind: 'dismissed' }], error: [OFFLINE] },
    submitBooking: {
      done: [{ verdict: 'booked', appointment: BOOKED }, TAKEN],
      error: [OFFLINE, AT_PHONE],
    },
    slotHold: {
      done: [
        { kind: 'confirmed', appointment: CONFIRMED },
        { kind: 'taken', said: SAID_TAKEN },
        { kind: 'lost', said: SAID_TAKEN },
        { kind: 'released' },
        PHONE_REFUSED,
      ],
    },
    cardPayment: { done: [VERIFIED, NO_ORDER, CLOSED] },
  },
  contextKey: ({
    opened,
    form,
    startsAt,
    earlierStart,
    isPatientGiven,
    days,
    refusal,
    problems,
  }) => [
    opened,
    form.time,
    form.phone,
    startsAt,
    earlierStart,
    isPatientGiven,
    days.length,
    refusal !== null,
    problems.phone,
  ],
};
