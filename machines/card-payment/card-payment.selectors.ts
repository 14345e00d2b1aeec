import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { LaterFlow } from '../kit/later-flow.ts';
import type { signInGateMachine } from '../sign-in-gate/sign-in-gate.machine.ts';
import type { cardPaymentMachine } from './card-payment.machine.ts';

type CardPaymentSnapshot = SnapshotFrom<typeof cardPaymentMachine>;

/** Stages shown beside the price: every leaf of the chart belongs to one of them. */
export type CardStage =
  | 'idle'
  | 'opening'
  | 'verifying'
  | 'verificationFailed'
  | 'refused'
  | 'paid';

export const selectCardStage = (snapshot: CardPaymentSnapshot): CardStage => {
  if (snapshot.matches('creatingOrder') || snapshot.matches('awaitingCheckout')) return 'opening';
  if (snapshot.matches('verifyingPayment')) return 'verifying';
  if (snapshot.matches('verificationFailed')) return 'verificationFailed';
  if (snapshot.matches('verificationRefused')) return 'refused';
  if (snapshot.matches('awaitingSignIn') || snapshot.matches('dismissed')) return 'idle';
  return 'paid';
};

/** Returns the address at which a time is chosen; empty before there is an order. */
export const selectCalendar = ({ context }: CardPaymentSnapshot): string =>
  context.order?.calendar_url ?? '';

/** Signing in, while it is open. */
export const selectCardSignInGate = (
  snapshot: CardPaymentSnapshot,
): ActorRefFrom<LaterFlow<typeof signInGateMachine>> | undefined => snapshot.children.signInGate;
