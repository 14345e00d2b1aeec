import type { bookingFlowMachine } from '../../../machines/booking-flow/booking-flow.machine.ts';
import { ASHA } from '../../kit/account-samples.ts';
import { BOOKED } from '../../kit/booking-samples.ts';
import type { Oracle } from '../../kit/oracle.ts';
import { OFFLINE, PHONE_REFUSED } from '../slot-hold/cases.ts';
import { ABROAD, STORED, WHEN } from './cases.ts';

type Leaves = Oracle<typeof bookingFlowMachine>['leaves'];

const CODE = 'identifying.provingPhone';
const GATE = 'identifying.awaitingSignIn';
const REVIEW = 'reviewing.awaitingWay';
const PAYING = 'paying.awaitingPayment';
const KEEPS = ['keepBooking'];
const NOW = { isPaidNow: true };
const GRANTED = { output: { kind: 'granted' } } as const;
const PROVEN = { output: { kind: 'verified', user: ASHA } } as const;

/** What the booking promises of how it learns who books. */
export const identifyingLeaves: Pick<Leaves, Extract<keyof Leaves, `identifying.${string}`>> = {
  'identifying.readingSession': {
    tags: ['busy'],
    on: {
      'done: readSession': [
        { with: { output: ASHA }, to: 'bookingAppointment' },
        { given: NOW, with: { output: ASHA }, to: PAYING },
        { with: { output: null }, to: CODE, knows: STORED },
        // No code goes abroad: who has such a phone signs in with something else.
        { given: { form: { ...ABROAD, ...WHEN } }, with: { output: null }, to: GATE },
      ],
      'failed: readSession': { with: { error: OFFLINE }, to: GATE },
    },
  },
  [CODE]: {
    on: {
      'done: oneTimeCode': [
        { with: PROVEN, to: 'bookingAppointment' },
        { given: NOW, with: PROVEN, to: PAYING },
        {
          with: { output: PHONE_REFUSED },
          to: 'editingPatient.entryRefused',
          knows: {
            problems: PHONE_REFUSED.problems,
            isPatientGiven: false,
            startsAt: BOOKED.starts_at,
          },
          does: KEEPS,
        },
        { with: { output: { kind: 'cancelled' } }, to: REVIEW, knows: STORED },
      ],
      'account.chosen': { to: GATE },
      // "Change", and Back, which is the same.
      'time.revisited': {
        to: 'choosingTime.loadingSlots',
        knows: { startsAt: null, form: STORED.form },
        does: KEEPS,
      },
      'patient.revisited': {
        to: 'editingPatient.awaitingPatient',
        knows: { isPatientGiven: false, form: STORED.form },
        does: KEEPS,
      },
      'address.moved': [
        {
          with: { page: 'time' },
          to: 'choosingTime.loadingSlots',
          knows: { startsAt: null },
          does: KEEPS,
        },
        {
          with: { page: 'patient' },
          to: 'editingPatient.awaitingPatient',
          knows: { isPatientGiven: false },
          does: KEEPS,
        },
        { with: { page: 'review' }, to: 'refused' },
      ],
    },
  },
  [GATE]: {
    on: {
      'done: signInGate': [
        { with: GRANTED, to: 'bookingAppointment' },
        { given: NOW, with: GRANTED, to: PAYING },
        { with: { output: { kind: 'dismissed' } }, to: REVIEW, knows: STORED },
      ],
      'failed: signInGate': { to: REVIEW, does: ['emits notice.raised: Not connected'] },
    },
  },
  'identifying.identified': 'passes',
};
