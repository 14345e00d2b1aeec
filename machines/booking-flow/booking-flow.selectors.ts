import { TIME_GONE } from '../../contracts/texts/en/flows/booking-flow.ts';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { cardPaymentMachine } from '../card-payment/card-payment.machine.ts';
import type { LaterFlow } from '../kit/later-flow.ts';
import type { signInGateMachine } from '../sign-in-gate/sign-in-gate.machine.ts';
import type { oneTimeCodeMachine } from '../one-time-code/one-time-code.machine.ts';
import type { slotHoldMachine } from '../slot-hold/slot-hold.machine.ts';
import type { bookingFlowMachine } from './booking-flow.machine.ts';
import type { CallMinutes } from '../../contracts/payments/products.ts';
import { minutesOf } from './booking-flow.setup.ts';
import type { BookingPage } from './booking-flow.setup.ts';

type BookingFlowSnapshot = SnapshotFrom<typeof bookingFlowMachine>;

/** Screens of the flow: every leaf of the chart belongs to one of them. */
export type BookingScreen =
  | 'opening'
  | 'time'
  | 'timesLoading'
  | 'timesFailed'
  | 'patient'
  | 'review'
  | 'failed'
  | 'payment'
  | 'booked'
  | 'paidWithoutTime';

export const selectBookingScreen = (snapshot: BookingFlowSnapshot): BookingScreen => {
  if (snapshot.matches('readingBooking')) return 'opening';
  if (snapshot.matches({ choosingTime: 'loadingSlots' })) return 'timesLoading';
  if (snapshot.matches({ choosingTime: 'slotsFailed' })) return 'timesFailed';
  if (snapshot.matches('choosingTime')) return 'time';
  if (snapshot.matches('editingPatient')) return 'patient';
  if (snapshot.matches('bookingFailed')) return 'failed';
  if (snapshot.matches('booked')) return 'booked';
  if (snapshot.matches('timeTaken')) return 'paidWithoutTime';
  if (snapshot.matches({ paying: 'leaving' })) return 'review';
  return snapshot.matches('paying') ? 'payment' : 'review';
};

const PAGES: Readonly<Record<BookingScreen, BookingPage | null>> = {
  opening: null,
  time: 'time',
  timesLoading: 'time',
  timesFailed: 'time',
  patient: 'patient',
  review: 'review',
  failed: 'review',
  payment: 'payment',
  booked: 'review',
  paidWithoutTime: 'review',
};

/** Returns the page that the address shows; null before what is kept was read. */
export const selectBookingPage = (snapshot: BookingFlowSnapshot): BookingPage | null =>
  PAGES[selectBookingScreen(snapshot)];

/** Returns the text on a time that is gone; null where that is not so. */
export const selectTimeLost = (snapshot: BookingFlowSnapshot): string | null =>
  snapshot.matches({ choosingTime: { editing: 'timeLost' } })
    ? (snapshot.context.refusal ?? TIME_GONE)
    : null;

/** Returns the length of the call that is booked now: that of what is paid already, or what was chosen. */
export const selectMinutes = ({ context }: BookingFlowSnapshot): CallMinutes => minutesOf(context);

/** Returns true when the booking can be sent: nothing is under way. */
export const selectCanBook = (snapshot: BookingFlowSnapshot): boolean =>
  snapshot.can({ type: 'booking.requested' });

/** Returns true while the booking is on its way. */
export const selectIsBooking = (snapshot: BookingFlowSnapshot): boolean =>
  snapshot.matches('bookingAppointment');

/** Returns true when the payment can be begun: nothing of it is under way. */
export const selectCanPay = (snapshot: BookingFlowSnapshot): boolean =>
  snapshot.can({ type: 'payment.requested' });

/** The code that goes to the phone in the form, while it is asked for. */
export const selectBookingCode = (
  snapshot: BookingFlowSnapshot,
): ActorRefFrom<typeof oneTimeCodeMachine> | undefined => snapshot.children.oneTimeCode;

/** Signing in, while it is open. */
export const selectBookingFlowGate = (
  snapshot: BookingFlowSnapshot,
): ActorRefFrom<LaterFlow<typeof signInGateMachine>> | undefined => snapshot.children.signInGate;

/** The hold of the time, while it is kept. */
export const selectSlotHold = (
  snapshot: BookingFlowSnapshot,
): ActorRefFrom<typeof slotHoldMachine> | undefined => snapshot.children.slotHold;

/** The payment through the checkout, while it is under way. */
export const selectHoldPayment = (
  snapshot: BookingFlowSnapshot,
): ActorRefFrom<typeof cardPaymentMachine> | undefined => snapshot.children.cardPayment;
