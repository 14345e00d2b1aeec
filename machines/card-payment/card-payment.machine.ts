import { assign, setup } from 'xstate';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { createOrder } from '../../contracts/endpoints/payments.ts';
import type { ResultOf } from '../../contracts/endpoints/endpoint.ts';
import type { CheckoutCall } from '../../contracts/payments/products.ts';
import { throughGate } from '../sign-in-gate/through-gate.ts';
import { raisesNotice, say } from '../kit/raise-notice.ts';
import { laterFlowNotProvided } from '../kit/later-flow.ts';
import type { LaterFlow } from '../kit/later-flow.ts';
import { notProvided } from '../kit/not-provided.ts';
import type { Tag } from '../kit/tags.ts';
import type { NoticeRaised } from '../notices/notices.machine.ts';
import { paymentLookMachine } from '../payment-look/payment-look.machine.ts';
import type { Pace, PaymentLookOutput } from '../payment-look/payment-look.machine.ts';
import type { SignInGateOutput, signInGateMachine } from '../sign-in-gate/sign-in-gate.machine.ts';
import {
  BOOKING_ERRORS,
  NOT_VERIFIED,
  ORDER_FAILED,
  PAYMENT_CANCELLED,
  PAYMENT_SUCCESSFUL,
  VERIFICATION_ERROR,
} from '../../contracts/texts/en/flows/card-payment.ts';
import type { CheckoutProblem, DeclinedBy } from '../../contracts/texts/en/flows/card-payment.ts';

/** Later news of the booking replaces these notices: they are untrue as soon as it is paid or booked. */
const ABOUT = { about: 'booking' } as const;

/** Subject of the payment. */
export type CardPaymentInput = {
  readonly product: CheckoutCall;
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

/** The page named another price than the one in force, both in paise: nothing was ordered. */
export type OtherPrice = { readonly told: number; readonly now: number };

/** Request of an order; `price` is what the person has agreed to pay, null for what the page has named all along. */
export type OrderRequest = CardPaymentInput & { readonly price: number | null };

/** Result that the checkout hands back (DATA-13). */
export type CheckoutResult = {
  readonly orderId: string;
  readonly paymentId: string;
  readonly signature: string;
};

/** Outcome of the checkout: completed, closed by the patient, closed after a refusal, or never opened. */
export type CheckedOut =
  | { readonly kind: 'completed'; readonly result: CheckoutResult }
  | { readonly kind: 'dismissed' }
  | { readonly kind: 'declined'; readonly by: DeclinedBy }
  | { readonly kind: 'notOpened'; readonly why: CheckoutProblem };

/**
 * Outcome of opening the page where a time is chosen beside this one: browsers block pages that no press has asked for.
 */
export type CalendarVerdict = 'opened' | 'blocked';

type CardPaymentContext = CardPaymentInput & {
  readonly order: Order | null;
  readonly result: CheckoutResult | null;
  /** Names who has refused the last try; null where nobody has. */
  readonly declinedBy: DeclinedBy | null;
  /** The price that the page has named and the one in force, where they differ. */
  readonly prices: OtherPrice | null;
};

type CardPaymentEvents =
  /** The patient asks for the check once more, since it got no answer. */
  | { type: 'verification.requested' }
  /** The patient pays in another way, or once more. */
  | { type: 'payment.retried' }
  /** The patient has read the price in force, and goes on with it. */
  | { type: 'price.accepted' }
  /** The patient puts away what is shown of the payment. */
  | { type: 'payment.dismissed' };

/** Time for which the success is shown before the calendar, in milliseconds (CARD-04, CONST-13). */
const CALENDAR_PAUSE_MS = 1000;

const isOtherPrice = (reply: Order | OtherPrice): reply is OtherPrice => 'told' in reply;

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
      paymentLook: 'paymentLook';
      verifyPayment: 'verifyPayment';
      lateLook: 'paymentLook';
      openCalendar: 'openCalendar';
    };
    tags: Tag;
  },
  actors: {
    signInGate: laterFlowNotProvided<typeof signInGateMachine>('signInGate'),
    createOrder: notProvided<Order | OtherPrice, OrderRequest>('createOrder'),
    paymentLook: paymentLookMachine,
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
    rememberOrder: assign((_, reply: Order | OtherPrice) =>
      isOtherPrice(reply) ? { prices: reply } : { order: reply },
    ),
    rememberDecline: assign((_, { checkedOut }: { readonly checkedOut: CheckedOut }) =>
      checkedOut.kind === 'declined' ? { declinedBy: checkedOut.by } : {},
    ),
    rememberResult: assign((_, { checkedOut }: { readonly checkedOut: CheckedOut }) =>
      checkedOut.kind === 'completed' ? { result: checkedOut.result } : {},
    ),
    raiseNotice: raisesNotice(),
  },
  guards: {
    wasGranted: (_, output: SignInGateOutput) => output.kind === 'granted',
    isOtherPrice: (_, reply: Order | OtherPrice) => isOtherPrice(reply),
    isPaid: (_, reply: Order | OtherPrice) => !isOtherPrice(reply) && reply.is_paid,
    isPaidForTime: ({ context }, reply: Order | OtherPrice) =>
      !isOtherPrice(reply) && reply.is_paid && context.orderKey !== null,
    isFound: (_, look: PaymentLookOutput) => look.kind === 'told' && look.payment.is_paid,
    isFoundForTime: ({ context }, look: PaymentLookOutput) =>
      look.kind === 'told' && look.payment.is_paid && context.orderKey !== null,
    isNotFound: (_, look: PaymentLookOutput) => look.kind === 'over',
    isVerifiedForTime: ({ context }, params: { readonly success: boolean }) =>
      params.success && context.orderKey !== null,
    isCompleted: (_, checkedOut: CheckedOut) => checkedOut.kind === 'completed',
    wasDismissed: (_, checkedOut: CheckedOut) => checkedOut.kind === 'dismissed',
    wasDeclined: (_, checkedOut: CheckedOut) => checkedOut.kind === 'declined',
    isNotOpenedFor: (
      _,
      params: { readonly checkedOut: CheckedOut; readonly why: CheckoutProblem },
    ) => params.checkedOut.kind === 'notOpened' && params.checkedOut.why === params.why,
    isVerified: (_, params: { readonly success: boolean }) => params.success,
  },
  delays: { calendarPause: CALENDAR_PAUSE_MS },
});

type Done = { readonly event: { readonly output: CheckedOut } };
type Ordered = { readonly event: { readonly output: Order | OtherPrice } };
type Looked = { readonly event: { readonly output: PaymentLookOutput } };

const rememberOrder = {
  type: 'rememberOrder',
  params: ({ event }: Ordered) => event.output,
} as const;

/** Returns one branch for the reply to the order: it leads to this target, and is kept. */
const whenOrdered = <
  Guard extends 'isOtherPrice' | 'isPaidForTime' | 'isPaid',
  Target extends string,
>(
  guard: Guard,
  target: Target,
) =>
  ({
    guard: { type: guard, params: ({ event }: Ordered) => event.output },
    target,
    actions: rememberOrder,
  }) as const;

/** Branches for what was found of the money, in whichever state it is looked for. */
const whenFound = [
  {
    guard: { type: 'isFoundForTime', params: ({ event }: Looked) => event.output },
    target: 'verified',
  },
  { guard: { type: 'isFound', params: ({ event }: Looked) => event.output }, target: 'settled' },
] as const;

/** The look for the money of the open order. */
const lookFor =
  (pace: Pace) =>
  ({ context: { order } }: { readonly context: CardPaymentContext }) => ({
    ref: order?.order_id ?? '',
    payment: null,
    pace,
  });

/** Returns the transition for a checkout that did not open for this reason. */
const notOpenedFor = (why: CheckoutProblem) =>
  ({
    guard: {
      type: 'isNotOpenedFor',
      params: ({ event }: Done) => ({ checkedOut: event.output, why }),
    },
    target: 'dismissed',
    actions: say('error', BOOKING_ERRORS[why], ABOUT),
  }) as const;

/**
 * A call that is paid through the checkout, by UPI, card or what else it takes: an order, the provider's checkout, the check of what it hands back, and then
 * the page where a time is chosen (CARD-01..16), unless one is kept already. The result's page and the booking run it.
 */
export const cardPaymentMachine = cardPayment.createMachine({
  id: 'cardPayment',
  description: 'A consultation is paid through the checkout.',
  context: ({ input }) => ({
    ...input,
    order: null,
    result: null,
    declinedBy: null,
    prices: null,
  }),
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
        input: ({ context: { product, sessionId, orderKey, prices } }) => ({
          product,
          sessionId,
          orderKey,
          price: prices?.now ?? null,
        }),
        onDone: [
          whenOrdered('isOtherPrice', 'priceChanged'),
          whenOrdered('isPaidForTime', 'verified'),
          whenOrdered('isPaid', 'settled'),
          { target: 'awaitingCheckout', actions: rememberOrder },
        ],
        onError: { target: 'dismissed', actions: say('error', ORDER_FAILED, ABOUT) },
      },
    },
    priceChanged: {
      description:
        'Nobody pays a price that was not on the button: both are read before anything is ordered.',
      on: {
        'price.accepted': 'creatingOrder',
        'payment.dismissed': 'dismissed',
      },
    },
    awaitingCheckout: {
      description:
        "The provider's checkout is open over the page; whoever comes back to it has the money looked for.",
      tags: 'busy',
      invoke: [
        {
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
              guard: { type: 'wasDeclined', params: ({ event }) => event.output },
              target: 'declined',
              actions: [
                {
                  type: 'rememberDecline',
                  params: ({ event }: Done) => ({ checkedOut: event.output }),
                },
                say('info', PAYMENT_CANCELLED, ABOUT),
              ],
            },
            {
              guard: { type: 'wasDismissed', params: ({ event }) => event.output },
              target: 'dismissed',
              actions: say('info', PAYMENT_CANCELLED, ABOUT),
            },
            notOpenedFor('connection'),
            notOpenedFor('configuration'),
            { target: 'dismissed', actions: say('error', BOOKING_ERRORS.other, ABOUT) },
          ],
          onError: { target: 'dismissed', actions: say('error', BOOKING_ERRORS.other, ABOUT) },
        },
        {
          id: 'paymentLook',
          src: 'paymentLook',
          input: lookFor('checkout'),
          onDone: [
            ...whenFound,
            { guard: { type: 'isNotFound', params: ({ event }) => event.output } },
            { target: 'verificationRefused', actions: say('error', NOT_VERIFIED) },
          ],
        },
      ],
    },
    declined: {
      description:
        'The bank or the provider has refused it: nothing was taken, and another way is one press away.',
      on: { 'payment.retried': 'creatingOrder', 'payment.dismissed': 'dismissed' },
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
          { target: 'verificationRefused', actions: say('error', NOT_VERIFIED) },
        ],
        onError: { target: 'verificationFailed', actions: say('error', VERIFICATION_ERROR, ABOUT) },
      },
    },
    verificationFailed: {
      description:
        'Nobody could check it; what was paid is kept, looked for, and can be checked again.',
      invoke: {
        id: 'lateLook',
        src: 'paymentLook',
        input: lookFor('late'),
        onDone: [
          ...whenFound,
          { guard: { type: 'isNotFound', params: ({ event }) => event.output } },
          { target: 'verificationRefused', actions: say('error', NOT_VERIFIED) },
        ],
      },
      on: { 'verification.requested': 'verifyingPayment', 'payment.dismissed': 'dismissed' },
    },
    verificationRefused: {
      description: 'It is not what it says; should money come all the same, it is kept (CARD-12).',
      on: { 'payment.dismissed': 'dismissed' },
    },
    settled: {
      description:
        'It is paid, which is said; the calendar follows a second later (CARD-04, CARD-05).',
      entry: say('success', PAYMENT_SUCCESSFUL, ABOUT),
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
  | 'priceChanged'
  | 'declined'
  | 'verifying'
  | 'verificationFailed'
  | 'refused'
  | 'paid';

export const selectCardStage = (snapshot: CardPaymentSnapshot): CardStage => {
  if (snapshot.matches('creatingOrder') || snapshot.matches('awaitingCheckout')) return 'opening';
  if (snapshot.matches('priceChanged')) return 'priceChanged';
  if (snapshot.matches('declined')) return 'declined';
  if (snapshot.matches('verifyingPayment')) return 'verifying';
  if (snapshot.matches('verificationFailed')) return 'verificationFailed';
  if (snapshot.matches('verificationRefused')) return 'refused';
  if (snapshot.matches('awaitingSignIn') || snapshot.matches('dismissed')) return 'idle';
  return 'paid';
};

/** Returns the order that was opened; null before there is one. */
export const selectOrder = ({ context }: CardPaymentSnapshot): Order | null => context.order;

/** Returns the price that the page has named and the one in force; null where they do not differ. */
export const selectPrices = ({ context }: CardPaymentSnapshot): OtherPrice | null => context.prices;

/** Returns who has refused the payment; null where nobody has. */
export const selectDeclinedBy = ({ context }: CardPaymentSnapshot): DeclinedBy | null =>
  context.declinedBy;

/** The look for the money, while it runs. */
export const selectCardLook = (
  snapshot: CardPaymentSnapshot,
): ActorRefFrom<typeof paymentLookMachine> | undefined =>
  snapshot.children.paymentLook ?? snapshot.children.lateLook;

/** Signing in, while it is open. */
export const selectCardSignInGate = (
  snapshot: CardPaymentSnapshot,
): ActorRefFrom<LaterFlow<typeof signInGateMachine>> | undefined => snapshot.children.signInGate;
