import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { PaymentStatus, QrCode } from '../../contracts/endpoints/payments.ts';
import type { LaterFlow } from '../kit/later-flow.ts';
import { minutesIn, spokenMinutes } from '../kit/time-left.ts';
import type { signInGateMachine } from '../sign-in-gate/sign-in-gate.machine.ts';
import type { qrPaymentMachine } from './qr-payment.machine.ts';

type QrPaymentSnapshot = SnapshotFrom<typeof qrPaymentMachine>;

/** Screens of the flow: every leaf of the chart belongs to one of them. */
export type QrScreen =
  | 'reading'
  | 'readingFailed'
  | 'pending'
  | 'creationFailed'
  | 'processing'
  | 'timedOut'
  | 'lateSettled'
  | 'amountMismatched'
  | 'refundFailed'
  | 'refunding'
  | 'succeeded';

const SCREENS = [
  'readingFailed',
  'creationFailed',
  'processing',
  'timedOut',
  'lateSettled',
  'amountMismatched',
  'refundFailed',
  'refunding',
  'succeeded',
] as const;

/** Returns the screen that is on; a call of the server stays on the screen where the patient pressed for it. */
export const selectQrScreen = (snapshot: QrPaymentSnapshot): QrScreen => {
  const named = SCREENS.find((name) => snapshot.matches(name));
  if (named !== undefined) return named;
  if (snapshot.matches('readingPayment')) return 'reading';
  if (snapshot.matches('requestingRefund')) return 'lateSettled';
  if (snapshot.matches('settled')) return 'succeeded';
  return 'pending';
};

type FourWords = 'pending' | 'processing' | 'success' | 'failed';

/** Status of each screen in the four words; a screen that is missing here can be paid, or paid anew. */
const STATUSES: Partial<Record<QrScreen, FourWords>> = {
  processing: 'processing',
  succeeded: 'success',
  lateSettled: 'success',
  refundFailed: 'success',
  timedOut: 'failed',
  creationFailed: 'failed',
  amountMismatched: 'failed',
};

/** Returns the status in the requirements' four words (DATA-11). */
export const selectPaymentStatus = (snapshot: QrPaymentSnapshot): FourWords =>
  STATUSES[selectQrScreen(snapshot)] ?? 'pending';

/** Returns the code that is scanned or tapped; null before there is one. */
export const selectCode = ({ context }: QrPaymentSnapshot): QrCode | null => context.code;

/** Returns the payment as the server last sent it. */
export const selectPayment = ({ context }: QrPaymentSnapshot): PaymentStatus | null =>
  context.payment;

/** Returns the minutes left to pay, as the server last said. */
export const selectMinutesLeft = ({ context }: QrPaymentSnapshot): number =>
  minutesIn(context.payment?.expires_in_ms ?? 0);

/** Returns the minutes to read out; null before there are any. */
export const selectSpokenMinutes = (snapshot: QrPaymentSnapshot): number | null =>
  spokenMinutes(selectMinutesLeft(snapshot));

/** Returns true when the server could not be asked just now. */
export const selectIsReconnecting = (snapshot: QrPaymentSnapshot): boolean =>
  snapshot.matches({ processing: 'reconnecting' }) ||
  snapshot.matches({ timedOut: 'closingFailed' });

/** Returns true while an answer of the server is awaited that a press has asked for. */
export const selectIsBusy = (snapshot: QrPaymentSnapshot): boolean => snapshot.hasTag('busy');

/** Signing in, while it is open. */
export const selectQrSignInGate = (
  snapshot: QrPaymentSnapshot,
): ActorRefFrom<LaterFlow<typeof signInGateMachine>> | undefined => snapshot.children.signInGate;
