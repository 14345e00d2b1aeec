import { assign, setup } from 'xstate';
import type { createOrder } from '../../contracts/endpoints/payments.ts';
import type { ResultOf } from '../../contracts/endpoints/endpoint.ts';
import { laterFlowNotProvided } from '../kit/later-flow.ts';
import { notProvided } from '../kit/not-provided.ts';
import { raisesNotice } from '../kit/raise-notice.ts';
import type { Tag } from '../kit/tags.ts';
import type { NoticeRaised } from '../notices/notices.machine.ts';
import type { SignInGateOutput, signInGateMachine } from '../sign-in-gate/sign-in-gate.machine.ts';

/** What is paid for. */
export type CardPaymentInput = {
  /** The assessment, by its session token; null where there is none. */
  readonly sessionId: string | null;
  /**
   * Where a time is kept already, the name of its order, so that the same order is opened in every tab; null where a time is
   * chosen afterwards.
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

/** What the checkout has handed back (DATA-13). */
export type CheckoutResult = {
  readonly orderId: string;
  readonly paymentId: string;
  readonly signature: string;
};

/** Why a checkout did not open (CARD-14..16). */
export type CheckoutProblem = 'connection' | 'configuration' | 'other';

/** What became of the checkout: completed, closed by the person, or never opened. */
export type CheckedOut =
  | { readonly kind: 'completed'; readonly result: CheckoutResult }
  | { readonly kind: 'dismissed' }
  | { readonly kind: 'notOpened'; readonly why: CheckoutProblem };

/** Whether the page where a time is chosen could be opened beside this one: browsers stop what nobody has pressed. */
export type CalendarVerdict = 'opened' | 'blocked';

type CardPaymentContext = CardPaymentInput & {
  readonly order: Order | null;
  readonly result: CheckoutResult | null;
};

type CardPaymentEvents =
  /** The check, which nobody answered, is asked for once more. */
  | { type: 'verification.requested' }
  /** What is shown of the payment is put away. */
  | { type: 'payment.dismissed' };

/** How long the success is shown before the calendar, in milliseconds (CARD-04, CONST-13). */
const CALENDAR_PAUSE_MS = 1000;

/** What the states of the card payment share. */
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
    /** Whether the payment is what it says (CARD-03). */
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
