import { assign, setup } from 'xstate';
import type { createOrder } from '../../contracts/endpoints/payments.ts';
import type { ResultOf } from '../../contracts/endpoints/endpoint.ts';
import { laterFlowNotProvided } from '../kit/later-flow.ts';
import { notProvided } from '../kit/not-provided.ts';
import { raisesNotice } from '../kit/raise-notice.ts';
import type { Tag } from '../kit/tags.ts';
import type { NoticeRaised } from '../notices/notices.machine.ts';
import type { SignInGateOutput, signInGateMachine } from '../sign-in-gate/sign-in-gate.machine.ts';

/** Subject of the payment. */
export type CardPaymentInput = {
  /** The assessment, by its session token; null where there is none. */
  readonly sessionId: string | null;
  /**
   * Key of the order for a time that is kept already, so that the same order is opened in every tab; null where a time
   * is chosen afterwards.
   */
  readonly orderKey: string | null;
};
/** Paid, or given up; `paymentId` is null where no order was opened. */
export type CardPaymentOutput = {
  readonly kind: 'verified' | 'dismissed';
  readonly paymentId: string | null;
};

/** An order that is open at the provider (CARD-01). */
export type Order = ResultOf<typeof createOrder>;

/** Result that the checkout hands back (DATA-13). */
export type CheckoutResult = {
  readonly orderId: string;
  readonly paymentId: string;
  readonly signature: string;
};

/** Reasons for which a checkout did not open (CARD-14..16). */
export type CheckoutProblem = 'connection' | 'configuration' | 'other';

/** Outcome of the checkout: completed, closed by the patient, or never opened. */
export type CheckedOut =
  | { readonly kind: 'completed'; readonly result: CheckoutResult }
  | { readonly kind: 'dismissed' }
  | { readonly kind: 'notOpened'; readonly why: CheckoutProblem };

/**
 * Outcome of opening the page where a time is chosen beside this one: browsers block pages that no press has asked for.
 */
export type CalendarVerdict = 'opened' | 'blocked';

type CardPaymentContext = CardPaymentInput & {
  readonly order: Order | null;
  readonly result: CheckoutResult | null;
};

type CardPaymentEvents =
  /** The patient asks for the check once more, since it got no answer. */
  | { type: 'verification.requested' }
  /** The patient puts away what is shown of the payment. */
  | { type: 'payment.dismissed' };

/** Time for which the success is shown before the calendar, in milliseconds (CARD-04, CONST-13). */
const CALENDAR_PAUSE_MS = 1000;

/** Facts, effects, decisions and waits that the states of the card payment share. */
export const cardPayment = setup({
  types: {} as {
    input: CardPaymentInput;
    context: CardPaymentContext;
    events: CardPaymentEvents;
    output: CardPaymentOutput;
    emitted: NoticeRaised;
    children: {
      signInGate: 'signInGate';
      createOrder: 'createOrder';
      openCheckout: 'openCheckout';
      verifyPayment: 'verifyPayment';
      openCalendar: 'openCalendar';
    };
    tags: Tag;
  },
  actors: {
    signInGate: laterFlowNotProvided<typeof signInGateMachine>('signInGate'),
    createOrder: notProvided<Order, CardPaymentInput>('createOrder'),
    /** Opens the provider's checkout with the order, and ends when it is closed (CARD-02, CARD-07..10). */
    openCheckout: notProvided<CheckedOut, { readonly order: Order | null }>('openCheckout'),
    /** Asks the server to check that the payment is what it says (CARD-03). */
    verifyPayment: notProvided<
      { readonly success: boolean },
      { readonly result: CheckoutResult | null }
    >('verifyPayment'),
    openCalendar: notProvided<CalendarVerdict, { readonly address: string }>('openCalendar'),
  },
  actions: {
    rememberOrder: assign((_, params: { readonly order: Order }) => params),
    rememberResult: assign((_, { checkedOut }: { readonly checkedOut: CheckedOut }) =>
      checkedOut.kind === 'completed' ? { result: checkedOut.result } : {},
    ),
    raiseNotice: raisesNotice(),
  },
  guards: {
    wasGranted: (_, output: SignInGateOutput) => output.kind === 'granted',
    isPaid: (_, params: { readonly order: Order }) => params.order.is_paid,
    isPaidForTime: ({ context }, params: { readonly order: Order }) =>
      params.order.is_paid && context.orderKey !== null,
    isVerifiedForTime: ({ context }, params: { readonly success: boolean }) =>
      params.success && context.orderKey !== null,
    isCompleted: (_, checkedOut: CheckedOut) => checkedOut.kind === 'completed',
    wasDismissed: (_, checkedOut: CheckedOut) => checkedOut.kind === 'dismissed',
    isNotOpenedFor: (
      _,
      params: { readonly checkedOut: CheckedOut; readonly why: CheckoutProblem },
    ) => params.checkedOut.kind === 'notOpened' && params.checkedOut.why === params.why,
    isVerified: (_, params: { readonly success: boolean }) => params.success,
  },
  delays: { calendarPause: CALENDAR_PAUSE_MS },
});
