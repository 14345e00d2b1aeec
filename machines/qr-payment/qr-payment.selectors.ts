import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { PaymentStatus, QrCode } from '../../contracts/endpoints/payments.ts';
import type { LaterFlow } from '../kit/later-flow.ts';
import { minutesIn, spokenMinutes } from '../kit/time-left.ts';
import type { signInGateMachine } from '../sign-in-gate/sign-in-gate.machine.ts';
import type { qrPaymentMachine } from './qr-payment.machine.ts';

type QrPaymentSnapshot = SnapshotFrom<typeof qrPaymentMachine>;

/** What is on screen: every leaf of the chart belongs to one of them. */
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

/** Which screen is on; what is asked stays below what the person pressed. */
export const selectQrScreen = (snapshot: QrPaymentSnapshot): QrScreen => {
  const named = SCREENS.find((name) => snapshot.matches(name));
  if (named !== undefined) return named;
  if (snapshot.matches('readingPayment')) return 'reading';
  if (snapshot.matches('requestingRefund')) return 'lateSettled';
  if (snapshot.matches('settled')) return 'succeeded';
  return 'pending';
};

type FourWords = 'pending' | 'processing' | 'success' | 'failed';

/** What each screen is in the four words; what is not named can be paid, or paid anew. */
const STATUSES: Partial<Record<QrScreen, FourWords>> = {
  processing: 'processing',
  succeeded: 'success',
  lateSettled: 'success',
  refundFailed: 'success',
  timedOut: 'failed',
  creationFailed: 'failed',
  amountMismatched: 'failed',
};

/** The status in the documents' four words (DATA-11). */
export const selectPaymentStatus = (snapshot: QrPaymentSnapshot): FourWords =>
  STATUSES[selectQrScreen(snapshot)] ?? 'pending';

/** What is scanned or tapped; null before there is any. */
export const selectCode = ({ context }: QrPaymentSnapshot): QrCode | null => context.code;

/** What the server last said of the payment. */
export const selectPayment = ({ context }: QrPaymentSnapshot): PaymentStatus | null =>
  context.payment;

/** Minutes left to pay, as the server last said. */
export const selectMinutesLeft = ({ context }: QrPaymentSnapshot): number =>
  minutesIn(context.payment?.expires_in_ms ?? 0);

/** The minutes to read out; null before there are any. */
export const selectSpokenMinutes = (snapshot: QrPaymentSnapshot): number | null =>
  spokenMinutes(selectMinutesLeft(snapshot));

/** Whether the server could not be asked just now. */
export const selectIsReconnecting = (snapshot: QrPaymentSnapshot): boolean =>
  snapshot.matches({ processing: 'reconnecting' }) ||
  snapshot.matches({ timedOut: 'closingFailed' });

/** Whether an answer of the server is awaited that a press has asked for. */
export const selectIsBusy = (snapshot: QrPaymentSnapshot): boolean => snapshot.hasTag('busy');

/** Signing in, while it is open. */
export const selectQrSignInGate = (
  snapshot: QrPaymentSnapshot,
): ActorRefFrom<LaterFlow<typeof signInGateMachine>> | undefined => snapshot.children.signInGate;
