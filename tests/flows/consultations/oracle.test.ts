import { describe, expect, it } from 'vitest';
import type { consultationsMachine } from '../../../machines/consultations/consultations.machine.ts';
import { bookingOf } from '../../../machines/consultations/consultations.setup.ts';
import { BOOKED } from '../../kit/booking-samples.ts';
import { holdAgainst } from '../../kit/oracle.ts';
import type { Oracle } from '../../kit/oracle.ts';
import { paymentAt } from '../qr-payment/cases.ts';
import { ANONYMOUS, CALL, INPUT, NOTHING, OWN, PAID, VISIT_NOTE } from './cases.ts';

const OWN_NOTE = { appointment_id: BOOKED.id, note: VISIT_NOTE };
const known = {
  ...INPUT,
  appointments: [BOOKED],
  paid: [PAID],
  calls: [CALL],
  isDentist: true,
  visitNotes: [OWN_NOTE],
  withStills: [BOOKED.id],
  payment: PAID,
  leaving: BOOKED,
  missed: BOOKED.id,
  moved: BOOKED,
};
const nobodysKnown = {
  appointments: [],
  paid: [],
  calls: [],
  isDentist: false,
  visitNotes: [],
  withStills: [],
};
const said = (title: string) => [`emits notice.raised: ${title}`];

const oracle: Oracle<typeof consultationsMachine> = {
  known,
  opens: [
    {
      input: INPUT,
      at: 'readingConsultations',
      knows: {
        ...INPUT,
        ...nobodysKnown,
        payment: null,
        leaving: null,
        missed: null,
        moved: null,
      },
    },
  ],
  starts: {
    readingConsultations: ['calls readConsultations'],
    awaitingSignIn: ['calls signInGate'],
    bookingConsultation: ['calls bookingDialog'],
    requestingRefund: ['calls requestRefund'],
    cancellingConsultation: ['calls cancellation'],
    movingConsultation: ['calls reschedule'],
    reportingAbsence: ['calls absence'],
  },
  leaves: {
    readingConsultations: {
      tags: ['busy'],
      on: {
        'done: readConsultations': [
          {
            with: { output: OWN },
            to: 'browsing',
            knows: {
              appointments: [BOOKED],
              paid: [PAID],
              calls: [CALL],
              isDentist: true,
              visitNotes: [OWN_NOTE],
              withStills: [BOOKED.id],
            },
          },
          {
            with: { output: NOTHING },
            to: 'browsing',
            knows: nobodysKnown,
          },
          // What was there of somebody who has signed out is not shown.
          {
            with: { output: ANONYMOUS },
            to: 'anonymous',
            knows: nobodysKnown,
          },
        ],
        'failed: readConsultations': { to: 'readingFailed' },
      },
    },
    readingFailed: { on: { 'reading.requested': { to: 'readingConsultations' } } },
    anonymous: { on: { 'signIn.requested': { to: 'awaitingSignIn' } } },
    awaitingSignIn: {
      on: {
        'done: signInGate': [
          { with: { output: { kind: 'granted' } }, to: 'readingConsultations' },
          { with: { output: { kind: 'dismissed' } }, to: 'anonymous' },
        ],
        'failed: signInGate': { to: 'anonymous', does: said('Not connected') },
      },
    },
    browsing: {
      on: {
        'booking.requested': {
          given: { payment: null },
          with: { payment: PAID },
          to: 'bookingConsultation',
          knows: { payment: PAID },
        },
        'refund.requested': {
          given: { payment: null },
          with: { payment: PAID },
          to: 'confirmingRefund',
          knows: { payment: PAID },
        },
        'cancellation.requested': {
          given: { leaving: null },
          with: { appointment: BOOKED },
          to: 'cancellingConsultation',
          knows: { leaving: BOOKED },
        },
        'absence.requested': {
          given: { missed: null },
          with: { id: BOOKED.id },
          to: 'reportingAbsence',
          knows: { missed: BOOKED.id },
        },
        'reschedule.requested': {
          given: { moved: null },
          with: { appointment: BOOKED },
          to: 'movingConsultation',
          knows: { moved: BOOKED },
        },
        'reading.requested': { to: 'readingConsultations' },
      },
    },
    movingConsultation: {
      on: {
        'done: reschedule': [
          {
            with: { output: { kind: 'moved' } },
            to: 'readingConsultations',
            does: said('Consultation moved'),
          },
          { with: { output: { kind: 'kept' } }, to: 'browsing' },
          // It has begun, or is gone: the list says how it stands.
          { with: { output: { kind: 'outdated' } }, to: 'readingConsultations' },
        ],
      },
    },
    cancellingConsultation: {
      on: {
        'done: cancellation': [
          {
            with: { output: { kind: 'cancelled', paid: null, money: 'back' } },
            to: 'readingConsultations',
            does: said('Consultation cancelled'),
          },
          { with: { output: { kind: 'kept' } }, to: 'browsing' },
        ],
      },
    },
    reportingAbsence: {
      on: {
        'done: absence': [
          // What is paid is free then, and the list says so.
          {
            with: { output: { kind: 'missed' } },
            to: 'readingConsultations',
            does: said('We are sorry that nobody came'),
          },
          {
            with: { output: { kind: 'noted' } },
            to: 'readingConsultations',
            does: said('We have taken it down'),
          },
          { with: { output: { kind: 'kept' } }, to: 'browsing' },
        ],
      },
    },
    bookingConsultation: {
      on: {
        'done: bookingDialog': [
          { with: { output: { kind: 'booked' } }, to: 'readingConsultations' },
          { with: { output: { kind: 'closed' } }, to: 'readingConsultations' },
        ],
        'failed: bookingDialog': { to: 'browsing', does: said('Not connected') },
      },
    },
    confirmingRefund: {
      on: {
        'refund.confirmed': { to: 'requestingRefund' },
        'refund.declined': { to: 'browsing' },
      },
    },
    requestingRefund: {
      tags: ['busy'],
      on: {
        'done: requestRefund': {
          to: 'readingConsultations',
          does: said('Your money is on its way back'),
        },
        'failed: requestRefund': { to: 'browsing', does: said('Not connected') },
      },
    },
  },
};

holdAgainst('consultations', oracle);

describe('what a time is chosen for', () => {
  it('[QR-07] is the payment, with the length that was paid for', () => {
    expect(bookingOf(known)).toEqual({ ...INPUT, payment: { id: PAID.id, minutes: 30 } });
    const byCard = paymentAt('settled', { product: 'videoCall15' });
    expect(bookingOf({ ...known, payment: byCard }).payment).toEqual({ id: PAID.id, minutes: 15 });
    expect(bookingOf({ ...known, payment: null }).payment).toBeNull();
  });
});
