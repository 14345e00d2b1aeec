import type { bookingFlowMachine } from '../../../machines/booking-flow/booking-flow.machine.ts';
import { BOOKED, SLOT_DAYS } from '../../kit/booking-samples.ts';
import { holdAgainst } from '../../kit/oracle.ts';
import type { Move, Oracle } from '../../kit/oracle.ts';
import { timeSubmitted } from './oracle.choosing-time.ts';
import { identifyingToBook, identifyingToPay } from './oracle.identifying.ts';
import { payingLeaves } from './oracle.paying.ts';
import {
  AT_PHONE,
  CONFIRMED,
  HELD,
  NOTHING,
  OFFLINE,
  PAID,
  PHONE_REFUSED,
  SAID_TAKEN,
  STANDS_BOOKED,
  STANDS_HELD,
  WHO,
} from '../slot-hold/cases.ts';
import { CHANGING, FREE, FRESH, GONE, KEPT, STORED, TAKEN, WHEN, known } from './cases.ts';

type Flow = typeof bookingFlowMachine;

const EMPTY = { fullName: '', email: '', phone: '', date: '', time: '', notes: '' };
const LOADING = 'choosingTime.loadingSlots';
const TIME = 'choosingTime.editing.awaitingTime';
const LOST = 'choosingTime.editing.timeLost';
const PATIENT = 'editingPatient.awaitingPatient';
const AT_FIELD = 'editingPatient.entryRefused';
const READING = 'reviewing.readingStanding';
const REVIEW = 'reviewing.awaitingWay';
const PAYING = 'paying.awaitingPayment';
const KEEPS = ['keepBooking'];

type Opened = 'time' | 'patient' | 'review';

const openedStored = (opened: Opened): Move<Flow> => ({
  given: { opened },
  with: { output: KEPT },
  to: READING,
  knows: { startsAt: BOOKED.starts_at, form: STORED.form, requestKey: 'made-up-key' },
});
const openedFresh = (opened: Opened): Move<Flow> => ({
  given: { opened },
  with: { output: FRESH },
  to: LOADING,
  knows: { startsAt: null, isPatientGiven: false, form: EMPTY },
});
/** The part is stored no more, and the form still has it. */
const timeCleared: Move<Flow> = {
  to: LOADING,
  knows: { startsAt: null, earlierStart: BOOKED.starts_at, form: STORED.form },
  does: KEEPS,
};
const patientCleared: Move<Flow> = {
  to: PATIENT,
  knows: { isPatientGiven: false, form: STORED.form },
  does: KEEPS,
};

/** The time stays chosen, and so does what was typed. */
const phoneRefused = {
  to: AT_FIELD,
  knows: {
    startsAt: BOOKED.starts_at,
    isPatientGiven: false,
    form: STORED.form,
    problems: PHONE_REFUSED.problems,
  },
  does: KEEPS,
} as const;

const oracle: Oracle<Flow> = {
  known,
  opens: (['time', 'patient', 'review'] as const).map((opened) => ({
    input: { opened },
    at: 'readingBooking',
    knows: { opened, startsAt: null, isPatientGiven: false, form: EMPTY },
  })),
  starts: {
    readingBooking: ['calls readBooking'],
    [LOADING]: ['calls loadSlots'],
    [READING]: ['calls readHold'],
    'identifyingToBook.readingSession': ['calls readSession'],
    'identifyingToBook.provingPhone': ['calls oneTimeCode'],
    'identifyingToBook.awaitingSignIn': ['calls signInGate'],
    'identifyingToPay.readingSession': ['calls readSession'],
    'identifyingToPay.provingPhone': ['calls oneTimeCode'],
    'identifyingToPay.awaitingSignIn': ['calls signInGate'],
    bookingAppointment: ['calls submitBooking'],
    paying: ['calls slotHold'],
    'paying.checkingHold': ['calls checkHold'],
    'paying.payingByCard': ['calls cardPayment'],
    'paying.leaving': ['tells slotHold: hold.released'],
    // The booking is done: nothing of it is kept on the device.
    booked: ['forgetBooking'],
    timeTaken: ['forgetBooking'],
  },
  leaves: {
    readingBooking: {
      on: {
        'done: readBooking': [
          // BKFL-01, BKFL-03, BKFL-05: with booking data stored, every page is the review.
          openedStored('time'),
          openedStored('patient'),
          openedStored('review'),
          // BKFL-02, BKFL-06: without, /booking is the form, and so is the review.
          openedFresh('time'),
          openedFresh('review'),
          // BKFL-04
          {
            given: { opened: 'patient' },
            with: { output: { ...FRESH, person: KEPT.person } },
            to: PATIENT,
            knows: { form: { ...EMPTY, fullName: 'Asha Verma', email: 'asha@example.org' } },
          },
          // What is being changed is not stored, and still stands in the form.
          {
            given: { opened: 'review' },
            with: { output: CHANGING },
            to: LOADING,
            knows: { form: STORED.form, isPatientGiven: false, startsAt: BOOKED.starts_at },
          },
        ],
        'failed: readBooking': { with: { error: OFFLINE }, to: LOADING },
      },
    },
    [LOADING]: {
      tags: ['busy'],
      on: {
        'done: loadSlots': [
          {
            given: { days: [], startsAt: null, form: { ...WHO, date: '', time: '' } },
            with: { output: FREE },
            to: TIME,
            knows: { days: SLOT_DAYS, withSamples: true },
          },
          // What is free is still chosen.
          {
            given: { days: [] },
            with: { output: FREE },
            to: TIME,
            knows: { form: STORED.form, startsAt: BOOKED.starts_at },
          },
          {
            given: { days: [], form: { ...WHO, ...GONE } },
            with: { output: FREE },
            to: LOST,
            knows: { form: { ...WHO, ...GONE, time: '' }, startsAt: null, earlierStart: null },
            does: KEEPS,
          },
          // The server has said so.
          {
            given: { refusal: SAID_TAKEN, startsAt: null, form: { ...WHO, ...WHEN, time: '' } },
            with: { output: FREE },
            to: LOST,
            does: KEEPS,
          },
        ],
        'failed: loadSlots': { with: { error: OFFLINE }, to: 'choosingTime.slotsFailed' },
      },
    },
    'choosingTime.slotsFailed': { on: { 'loading.requested': { to: LOADING } } },
    [TIME]: { on: {} },
    [LOST]: { on: {} },
    [PATIENT]: { on: {} },
    [AT_FIELD]: { on: {} },
    [READING]: {
      tags: ['busy'],
      on: {
        'done: readHold': [
          { with: { output: STANDS_BOOKED }, to: 'booked', knows: { appointment: CONFIRMED } },
          // A reload in the middle of the payment goes on with it.
          { with: { output: STANDS_HELD }, to: PAYING, knows: { holdId: HELD.id } },
          {
            with: { output: { ...NOTHING, payment: PAID } },
            to: REVIEW,
            knows: { payment: PAID, holdId: null },
          },
        ],
        'failed: readHold': { with: { error: OFFLINE }, to: REVIEW },
      },
    },
    [REVIEW]: {
      on: {
        'booking.requested': { to: 'identifyingToBook.readingSession' },
        'payment.requested': { to: 'identifyingToPay.readingSession' },
      },
    },
    ...identifyingToBook,
    ...identifyingToPay,
    bookingAppointment: {
      tags: ['busy'],
      on: {
        'done: submitBooking': [
          {
            with: { output: { verdict: 'booked', appointment: BOOKED } },
            to: 'booked',
            knows: { appointment: BOOKED },
          },
          {
            with: { output: TAKEN },
            to: LOADING,
            knows: {
              startsAt: null,
              form: { ...STORED.form, time: '' },
              isPatientGiven: true,
              refusal: SAID_TAKEN,
              lost: 1,
            },
            does: KEEPS,
          },
        ],
        'failed: submitBooking': [
          { with: { error: OFFLINE }, to: 'bookingFailed', knows: { ...STORED, refusal: null } },
          {
            with: { error: { kind: 'refused', message: 'Not today.', isSaid: true } },
            to: 'bookingFailed',
            knows: { refusal: 'Not today.' },
          },
          { with: { error: AT_PHONE }, ...phoneRefused },
        ],
      },
    },
    bookingFailed: {
      on: {
        'retry.requested': { to: READING, knows: STORED },
        'address.moved': { with: { page: 'patient' }, to: READING, knows: STORED },
      },
    },
    ...payingLeaves,
    booked: { on: {} },
    timeTaken: { on: {} },
  },
  around: {
    choosingTime: {
      'address.moved': [
        { at: TIME, with: { page: 'patient' }, to: PATIENT },
        {
          at: TIME,
          given: { startsAt: null, earlierStart: BOOKED.starts_at },
          with: { page: 'review' },
          to: READING,
          knows: { startsAt: BOOKED.starts_at, earlierStart: null },
          does: KEEPS,
        },
        { at: LOADING, given: { startsAt: null }, with: { page: 'review' }, to: 'refused' },
        { at: LOST, given: { startsAt: null }, with: { page: 'review' }, to: 'refused' },
        { at: TIME, given: { form: EMPTY }, with: { page: 'review' }, to: 'refused' },
        { at: 'choosingTime.slotsFailed', with: { page: 'patient' }, to: PATIENT },
      ],
    },
    'choosingTime.editing': timeSubmitted,
    reviewing: {
      // "Change" clears the part, and the form still has it.
      'time.revisited': [
        { at: READING, ...timeCleared },
        { at: REVIEW, ...timeCleared },
      ],
      'patient.revisited': [
        { at: READING, ...patientCleared },
        { at: REVIEW, ...patientCleared },
      ],
      // Back within the flow is "Change".
      'address.moved': [
        {
          at: REVIEW,
          with: { page: 'patient' },
          to: PATIENT,
          knows: { isPatientGiven: false },
          does: KEEPS,
        },
        {
          at: REVIEW,
          with: { page: 'time' },
          to: LOADING,
          knows: { startsAt: null },
          does: KEEPS,
        },
        { at: REVIEW, with: { page: 'payment' }, to: 'refused' },
      ],
    },
    editingPatient: {
      'patient.submitted': [
        {
          at: PATIENT,
          given: { isPatientGiven: false, form: { ...EMPTY, ...WHEN }, edition: 1 },
          with: { who: WHO },
          to: READING,
          knows: { isPatientGiven: true, form: STORED.form, edition: 2 },
          does: KEEPS,
        },
        {
          at: PATIENT,
          given: { isPatientGiven: false, startsAt: null },
          with: { who: WHO },
          to: LOADING,
          knows: { isPatientGiven: true, edition: 2 },
          does: KEEPS,
        },
        {
          at: AT_FIELD,
          given: { isPatientGiven: false, problems: PHONE_REFUSED.problems },
          with: { who: { ...WHO, phone: '98765 43211' } },
          to: READING,
          knows: { isPatientGiven: true, problems: {}, edition: 3 },
          does: KEEPS,
        },
        { at: PATIENT, with: { who: { ...WHO, fullName: 'A' } }, to: 'refused' },
        { at: PATIENT, with: { who: { ...WHO, email: 'asha@' } }, to: 'refused' },
        { at: PATIENT, with: { who: { ...WHO, phone: '98765' } }, to: 'refused' },
      ],
      'address.moved': [
        { at: PATIENT, given: { isPatientGiven: false }, with: { page: 'time' }, to: LOADING },
        // Back to the review takes the change back.
        {
          at: PATIENT,
          given: { isPatientGiven: false },
          with: { page: 'review' },
          to: READING,
          knows: { isPatientGiven: true, startsAt: BOOKED.starts_at },
          does: KEEPS,
        },
        // BKFL-06
        { at: PATIENT, given: { startsAt: null }, with: { page: 'review' }, to: 'refused' },
        {
          at: PATIENT,
          given: { form: { ...EMPTY, ...WHEN } },
          with: { page: 'review' },
          to: 'refused',
        },
        { at: PATIENT, with: { page: 'payment' }, to: 'refused' },
      ],
    },
    paying: {
      'done: slotHold': [
        {
          at: PAYING,
          with: { output: { kind: 'confirmed', appointment: CONFIRMED } },
          to: 'booked',
          knows: { appointment: CONFIRMED },
        },
        {
          at: 'paying.confirming',
          with: { output: { kind: 'taken', said: SAID_TAKEN } },
          to: 'timeTaken',
          knows: { refusal: SAID_TAKEN },
        },
        {
          at: PAYING,
          with: { output: { kind: 'lost', said: SAID_TAKEN } },
          to: LOADING,
          knows: {
            startsAt: null,
            refusal: SAID_TAKEN,
            isPatientGiven: true,
            form: { ...STORED.form, time: '' },
          },
          does: KEEPS,
        },
        { at: PAYING, with: { output: PHONE_REFUSED }, ...phoneRefused },
        { at: 'paying.leaving', with: { output: { kind: 'released' } }, to: REVIEW, knows: STORED },
      ],
    },
  },
};

holdAgainst('bookingFlow', oracle);
