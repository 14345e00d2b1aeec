import { assign, setup } from 'xstate';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { createOrder } from '../../contracts/endpoints/payments.ts';
import type { ResultOf } from '../../contracts/endpoints/endpoint.ts';
import { throughGate } from '../sign-in-gate/through-gate.ts';
import { say, raisesNotice } from '../kit/raise-notice.ts';
import { laterFlowNotProvided } from '../kit/later-flow.ts';
import type { LaterFlow } from '../kit/later-flow.ts';
import { notProvided } from '../kit/not-provided.ts';
import type { Tag } from '../kit/tags.ts';
import type { NoticeRaised } from '../notices/notices.machine.ts';
import type { SignInGateOutput, signInGateMachine } from '../sign-in-gate/sign-in-gate.machine.ts';
import {
  BOOKING_ERRORS,
  NOT_VERIFIED,
  ORDER_FAILED,
  PAYMENT_CANCELLED,
  PAYMENT_SUCCESSFUL,
  VERIFICATION_ERROR,
} from './card-payment.texts.ts';
import type { CheckoutProblem } from './card-payment.texts.ts';

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
const cardPayment = setup({
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

type Done = { readonly event: { readonly output: CheckedOut } };

/** Returns the transition for a checkout that did not open for this reason. */
const notOpenedFor = (why: CheckoutProblem) =>
  ({
    guard: {
      type: 'isNotOpenedFor',
      params: ({ event }: Done) => ({ checkedOut: event.output, why }),
    },
    target: 'dismissed',
    actions: say(BOOKING_ERRORS[why]),
  }) as const;

/**
 * A call of 15 minutes, paid by card: an order, the provider's checkout, the check of what it hands back, and then
 * the page where a time is chosen (CARD-01..16), unless one is kept already. The result's page and the booking run it.
 */
export const cardPaymentMachine = cardPayment.createMachine({
  id: 'cardPayment',
  description: 'A consultation is paid by card.',
  context: ({ input }) => ({ ...input, order: null, result: null }),
  output: ({ context, event }) => ({
    kind: event.output === 'verified' ? 'verified' : 'dismissed',
    paymentId: context.order?.payment_id ?? null,
  }),
  initial: 'awaitingSignIn',
  states: {
    awaitingSignIn: {
      description:
        'Who pays has to be known; whoever is signed in passes unseen (AUTH-19, TELE-02, TELE-03).',
      invoke: throughGate({
        action: 'teleconsultation',
        granted: 'creatingOrder',
        dismissed: 'dismissed',
      }),
    },
    creatingOrder: {
      description: 'The server opens an order; one that is paid already needs no checkout.',
      tags: 'busy',
      invoke: {
        id: 'createOrder',
        src: 'createOrder',
        input: ({ context: { sessionId, orderKey } }) => ({ sessionId, orderKey }),
        onDone: [
          {
            guard: { type: 'isPaidForTime', params: ({ event }) => ({ order: event.output }) },
            target: 'verified',
            actions: { type: 'rememberOrder', params: ({ event }) => ({ order: event.output }) },
          },
          {
            guard: { type: 'isPaid', params: ({ event }) => ({ order: event.output }) },
            target: 'settled',
            actions: { type: 'rememberOrder', params: ({ event }) => ({ order: event.output }) },
          },
          {
            target: 'awaitingCheckout',
            actions: { type: 'rememberOrder', params: ({ event }) => ({ order: event.output }) },
          },
        ],
        onError: { target: 'dismissed', actions: say(ORDER_FAILED) },
      },
    },
    awaitingCheckout: {
      description: "The provider's checkout is open over the page.",
      tags: 'busy',
      invoke: {
        id: 'openCheckout',
        src: 'openCheckout',
        input: ({ context: { order } }) => ({ order }),
        onDone: [
          {
            guard: { type: 'isCompleted', params: ({ event }) => event.output },
            target: 'verifyingPayment',
            actions: {
              type: 'rememberResult',
              params: ({ event }) => ({ checkedOut: event.output }),
            },
          },
          {
            guard: { type: 'wasDismissed', params: ({ event }) => event.output },
            target: 'dismissed',
            actions: say(PAYMENT_CANCELLED),
          },
          notOpenedFor('connection'),
          notOpenedFor('configuration'),
          { target: 'dismissed', actions: say(BOOKING_ERRORS.other) },
        ],
        onError: { target: 'dismissed', actions: say(BOOKING_ERRORS.other) },
      },
    },
    verifyingPayment: {
      description: 'The server checks the signature and asks the provider (CARD-03).',
      tags: 'busy',
      invoke: {
        id: 'verifyPayment',
        src: 'verifyPayment',
        input: ({ context: { result } }) => ({ result }),
        onDone: [
          {
            guard: { type: 'isVerifiedForTime', params: ({ event }) => event.output },
            target: 'verified',
          },
          {
            guard: { type: 'isVerified', params: ({ event }) => event.output },
            target: 'settled',
          },
          { target: 'verificationRefused', actions: say(NOT_VERIFIED) },
        ],
        onError: { target: 'verificationFailed', actions: say(VERIFICATION_ERROR) },
      },
    },
    verificationFailed: {
      description: 'Nobody could check it; what was paid is kept, and it can be checked again.',
      on: { 'verification.requested': 'verifyingPayment', 'payment.dismissed': 'dismissed' },
    },
    verificationRefused: {
      description: 'It is not what it says; should money come all the same, it is kept (CARD-12).',
      on: { 'payment.dismissed': 'dismissed' },
    },
    settled: {
      description:
        'It is paid, which is said; the calendar follows a second later (CARD-04, CARD-05).',
      entry: say(PAYMENT_SUCCESSFUL),
      after: { calendarPause: 'openingCalendar' },
    },
    openingCalendar: {
      description: 'The page where a time is chosen opens beside this one.',
      invoke: {
        id: 'openCalendar',
        src: 'openCalendar',
        input: ({ context: { order } }) => ({ address: order?.calendar_url ?? '' }),
        onDone: 'awaitingTime',
        onError: 'awaitingTime',
      },
    },
    awaitingTime: {
      description:
        'The way to that page stays in view: browsers stop pages that nobody has pressed for.',
      on: { 'payment.dismissed': 'verified' },
    },
    verified: {
      description: 'The consultation is paid.',
      type: 'final',
      output: 'verified',
    },
    dismissed: {
      description: 'Nothing was paid, or nothing that we know of yet.',
      type: 'final',
      output: 'dismissed',
    },
  },
});

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
