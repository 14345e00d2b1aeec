import type { bookingFlowMachine } from '../../../machines/booking-flow/booking-flow.machine.ts';
import { ASHA } from '../../kit/account-samples.ts';
import { BOOKED } from '../../kit/booking-samples.ts';
import type { Oracle } from '../../kit/oracle.ts';
import { OFFLINE, PHONE_REFUSED } from '../slot-hold/cases.ts';
import { ABROAD, STORED, WHEN } from './cases.ts';

type Leaves = Oracle<typeof bookingFlowMachine>['leaves'];
type Leaf = keyof Leaves;
type Within<Way extends string> = Pick<Leaves, Extract<Leaf, `${Way}.${string}`>>;
type OfLeaf = Exclude<Leaves[Leaf], string>;

const REVIEW = 'reviewing.awaitingWay';
const KEEPS = ['keepBooking'];
const TIME_CLEARED = {
  to: 'choosingTime.loadingSlots',
  knows: { startsAt: null, form: STORED.form },
  does: KEEPS,
} as const;
const PATIENT_CLEARED = {
  to: 'editingPatient.awaitingPatient',
  knows: { isPatientGiven: false, form: STORED.form },
  does: KEEPS,
} as const;

/** A person who is signed in passes unseen; no code goes abroad, so a foreign phone leads to signing in. */
const readingSession = (next: Leaf, code: Leaf, gate: Leaf): OfLeaf => ({
  tags: ['busy'],
  on: {
    'done: readSession': [
      { with: { output: ASHA }, to: next },
      { with: { output: null }, to: code, knows: STORED },
      { given: { form: { ...ABROAD, ...WHEN } }, with: { output: null }, to: gate },
    ],
    'failed: readSession': { with: { error: OFFLINE }, to: gate },
  },
});

const provingPhone = (next: Leaf, gate: Leaf): OfLeaf => ({
  on: {
    'done: oneTimeCode': [
      { with: { output: { kind: 'verified', user: ASHA } }, to: next, knows: STORED },
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
    'account.chosen': { to: gate, knows: STORED },
    // "Change", and Back, which is the same.
    'time.revisited': TIME_CLEARED,
    'patient.revisited': PATIENT_CLEARED,
    'address.moved': [
      { with: { page: 'time' }, ...TIME_CLEARED },
      { with: { page: 'patient' }, ...PATIENT_CLEARED },
      { with: { page: 'review' }, to: 'refused' },
    ],
  },
});

const awaitingSignIn = (next: Leaf): OfLeaf => ({
  on: {
    'done: signInGate': [
      { with: { output: { kind: 'granted' } }, to: next },
      { with: { output: { kind: 'dismissed' } }, to: REVIEW, knows: STORED },
    ],
    'failed: signInGate': { to: REVIEW, does: ['emits notice.raised: Not connected'] },
  },
});

/** What the booking promises of how it learns who books. */
export const identifyingToBook: Within<'identifyingToBook'> = {
  'identifyingToBook.readingSession': readingSession(
    'bookingAppointment',
    'identifyingToBook.provingPhone',
    'identifyingToBook.awaitingSignIn',
  ),
  'identifyingToBook.provingPhone': provingPhone(
    'bookingAppointment',
    'identifyingToBook.awaitingSignIn',
  ),
  'identifyingToBook.awaitingSignIn': awaitingSignIn('bookingAppointment'),
};
export const identifyingToPay: Within<'identifyingToPay'> = {
  'identifyingToPay.readingSession': readingSession(
    'paying.awaitingPayment',
    'identifyingToPay.provingPhone',
    'identifyingToPay.awaitingSignIn',
  ),
  'identifyingToPay.provingPhone': provingPhone(
    'paying.awaitingPayment',
    'identifyingToPay.awaitingSignIn',
  ),
  'identifyingToPay.awaitingSignIn': awaitingSignIn('paying.awaitingPayment'),
};
