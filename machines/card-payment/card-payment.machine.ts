import { throughGate } from '../sign-in-gate/through-gate.ts';
import { cardPayment } from './card-payment.setup.ts';
import type { CheckedOut, CheckoutProblem } from './card-payment.setup.ts';
import {
  BOOKING_ERRORS,
  NOT_VERIFIED,
  ORDER_FAILED,
  PAYMENT_CANCELLED,
  PAYMENT_SUCCESSFUL,
  VERIFICATION_ERROR,
} from './card-payment.texts.ts';
import { say } from '../kit/raise-notice.ts';

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
 * ₹299 by card for a call of 15 minutes: an order, the provider's checkout, the check of what it hands back, and then
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
