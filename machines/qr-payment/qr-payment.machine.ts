import { throughGate } from '../sign-in-gate/through-gate.ts';
import { qrPayment } from './qr-payment.setup.ts';
import type { OpenPayment } from './qr-payment.setup.ts';
import {
  PAYMENT_ERROR,
  PAYMENT_SUCCESSFUL,
  PAYMENT_TIMEOUT,
  QR_GENERATED,
} from './qr-payment.texts.ts';
import { say } from '../kit/raise-notice.ts';

type Done = { readonly event: { readonly output: OpenPayment } };

const remember = {
  type: 'rememberPayment',
  params: ({ event }: Done) => event,
} as const;

/** Returns one branch for the reply of a call: a payment in one of these states leads to this target. */
const whenAt = <Target extends string>(
  at: readonly NonNullable<OpenPayment['payment']>['state'][],
  target: Target,
) =>
  ({
    guard: { type: 'stands', params: ({ event }: Done) => ({ read: event, at }) },
    target,
    actions: remember,
  }) as const;

/** Branches for a payment with money, whichever call has read it. */
const withMoney = [
  whenAt(['settled'], '#qrPayment.succeeded'),
  whenAt(['lateSettled'], '#qrPayment.lateSettled'),
  whenAt(['amountMismatch'], '#qrPayment.amountMismatched'),
  whenAt(['refunding', 'refunded'], '#qrPayment.refunding'),
] as const;

/**
 * ₹499 by QR code for the report and a call of 30 minutes: a code is made, scanned or tapped, and the server is asked
 * every five seconds, for ten minutes. The server's row is the record: a page that was reloaded or asleep goes on where
 * it stands (QR-01..19). The step PAYMENT_QR runs it.
 */
export const qrPaymentMachine = qrPayment.createMachine({
  id: 'qrPayment',
  description: 'A consultation is paid by QR code.',
  context: ({ input }) => ({ ...input, code: null, payment: null }),
  output: { kind: 'settled' },
  initial: 'readingPayment',
  states: {
    readingPayment: {
      description: 'The server is asked what is open or paid for this assessment already.',
      tags: 'busy',
      invoke: {
        id: 'readOpenPayment',
        src: 'readOpenPayment',
        input: ({ context: { sessionId } }) => ({ sessionId }),
        onDone: [
          ...withMoney,
          whenAt(['awaiting'], 'processing'),
          { target: 'pending', actions: 'forgetPayment' },
        ],
        onError: 'readingFailed',
      },
    },
    readingFailed: {
      description:
        'Nobody knows whether it is paid already, so nothing is offered before the server was asked again.',
      on: { 'payment.retried': 'readingPayment' },
    },
    pending: {
      description: 'The fee and what is had for it (QR-01, QR-02, QR-08).',
      on: { 'code.requested': 'awaitingSignIn' },
    },
    awaitingSignIn: {
      description: 'Who pays has to be known, so that what was paid is never lost (AUTH-19).',
      invoke: throughGate({
        action: 'teleconsultation',
        granted: 'creatingCode',
        dismissed: 'pending',
      }),
    },
    creatingCode: {
      description: 'The server opens a payment and its code.',
      tags: 'busy',
      invoke: {
        id: 'createQr',
        src: 'createQr',
        input: ({ context: { sessionId } }) => ({ sessionId }),
        onDone: [...withMoney, { target: 'processing', actions: [remember, say(QR_GENERATED)] }],
        onError: { target: 'creationFailed', actions: say(PAYMENT_ERROR) },
      },
    },
    creationFailed: {
      description: 'There is no code, and nothing was paid (QR-15).',
      on: { 'payment.retried': 'pending' },
    },
    processing: {
      description:
        'The code is on screen, and the server is asked whether it is paid (QR-09, QR-10).',
      initial: 'awaitingPayment',
      invoke: { id: 'watchPage', src: 'watchPage' },
      after: { paymentWindow: 'timedOut' },
      states: {
        awaitingPayment: {
          description: 'The person pays; a page that is seen again asks at once.',
          on: { 'page.shown': 'checkingPayment' },
          after: { pollInterval: 'checkingPayment' },
        },
        checkingPayment: {
          description: 'The server is asked; what it says of the time counts.',
          invoke: {
            id: 'readPayment',
            src: 'readPayment',
            input: ({ context: { code, payment } }) => ({ code, payment }),
            onDone: [
              ...withMoney,
              whenAt(['expired', 'creationFailed'], '#qrPayment.timedOut'),
              { target: 'awaitingPayment', actions: remember },
            ],
            onError: 'reconnecting',
          },
        },
        reconnecting: {
          description:
            'The server could not be asked; the code is as good as before, and it is asked again.',
          on: { 'page.shown': 'checkingPayment' },
          after: { pollInterval: 'checkingPayment' },
        },
      },
    },
    timedOut: {
      description: 'The ten minutes are over (QR-13, QR-14).',
      entry: say(PAYMENT_TIMEOUT),
      initial: 'closing',
      on: { 'payment.retried': 'pending' },
      states: {
        closing: {
          description: 'The provider is asked once more before the code is closed.',
          tags: 'busy',
          invoke: {
            id: 'closeQr',
            src: 'closeQr',
            input: ({ context: { code, payment } }) => ({ code, payment }),
            onDone: [...withMoney, { target: 'closed', actions: remember }],
            onError: 'closingFailed',
          },
        },
        closed: {
          description: 'Nothing was paid; money that comes all the same is kept.',
          on: { 'check.requested': 'closing' },
        },
        closingFailed: {
          description:
            'Nobody could be asked; the server does it by itself, and it can be asked again.',
          on: { 'check.requested': 'closing' },
        },
      },
    },
    lateSettled: {
      description:
        'It was paid after the window: the money is there, for the consultation or to go back.',
      on: {
        'consultation.chosen': 'settled',
        'refund.requested': 'requestingRefund',
      },
    },
    amountMismatched: {
      description: 'What came is not what is due, and goes back by itself.',
      on: { 'payment.retried': 'pending' },
    },
    requestingRefund: {
      description: 'The server is asked to give the money back.',
      tags: 'busy',
      invoke: {
        id: 'requestRefund',
        src: 'requestRefund',
        input: ({ context: { code, payment } }) => ({ code, payment }),
        onDone: { target: 'refunding', actions: remember },
        onError: 'refundFailed',
      },
    },
    refundFailed: {
      description: 'Nothing has changed: the money is still there.',
      on: {
        'refund.requested': 'requestingRefund',
        'consultation.chosen': 'settled',
      },
    },
    refunding: {
      description: 'The money is on its way back, or back.',
      on: { 'payment.retried': 'pending' },
    },
    succeeded: {
      description: 'It is paid (QR-11); the consultation follows after a moment (QR-12).',
      entry: say(PAYMENT_SUCCESSFUL),
      after: { settledPause: 'settled' },
    },
    settled: {
      description: 'The consultation can be had (QR-19).',
      type: 'final',
    },
  },
});
