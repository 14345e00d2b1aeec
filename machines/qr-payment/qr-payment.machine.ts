import { assign, setup } from 'xstate';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { PaymentStatus, QrCode } from '../../contracts/endpoints/payments.ts';
import type { PaymentState } from '../../contracts/payments/payment-states.ts';
import { throughGate } from '../sign-in-gate/through-gate.ts';
import { raisesNotice, say } from '../kit/raise-notice.ts';
import { laterFlowNotProvided } from '../kit/later-flow.ts';
import type { LaterFlow } from '../kit/later-flow.ts';
import { notProvided } from '../kit/not-provided.ts';
import type { Tag } from '../kit/tags.ts';
import type { NoticeRaised } from '../notices/notices.machine.ts';
import type { SignInGateOutput, signInGateMachine } from '../sign-in-gate/sign-in-gate.machine.ts';
import { paymentLookMachine } from '../payment-look/payment-look.machine.ts';
import type { PaymentLookOutput } from '../payment-look/payment-look.machine.ts';
import {
  PAYMENT_ERROR,
  PAYMENT_SUCCESSFUL,
  PAYMENT_TIMEOUT,
  QR_GENERATED,
} from '../../contracts/texts/en/flows/qr-payment.ts';

/** Later news of the booking replaces these notices. */
const ABOUT = { about: 'booking' } as const;

/** `sessionId`: the assessment that is paid for, by its session token. */
export type QrPaymentInput = { readonly sessionId: string };
/** The flow ends when the consultation is paid; going back ends it before. */
type QrPaymentOutput = { readonly kind: 'settled' };

/** The payment as the server knows it; nothing where there is none, or no account is signed in. */
export type OpenPayment = {
  readonly code: QrCode | null;
  readonly payment: PaymentStatus | null;
};

type QrPaymentContext = QrPaymentInput & OpenPayment;

type QrPaymentEvents =
  | { type: 'code.requested' }
  /** The patient starts again (QR-16). */
  | { type: 'payment.retried' }
  /** The patient asks once more for a payment that may have arrived. */
  | { type: 'check.requested' }
  /** Money that came late is used, or asked back. */
  | { type: 'consultation.chosen' }
  | { type: 'refund.requested' };

/** What is known of the payment after a call, or after a look for the money. */
type Read = OpenPayment | PaymentLookOutput;

/** Returns what was read of the payment; nothing where a look ended without news. */
const readOf = (read: Read): Partial<OpenPayment> => {
  if (!('kind' in read)) return read;
  return read.kind === 'told' ? { payment: read.payment } : {};
};

/** Time for which the success is shown before the next step, in milliseconds (QR-12, CONST-12). */
const SETTLED_PAUSE_MS = 2000;

/** Facts, effects, decisions and waits that the states of the payment share. */
const qrPayment = setup({
  types: {} as {
    input: QrPaymentInput;
    context: QrPaymentContext;
    events: QrPaymentEvents;
    output: QrPaymentOutput;
    emitted: NoticeRaised;
    children: {
      readOpenPayment: 'readOpenPayment';
      signInGate: 'signInGate';
      createQr: 'createQr';
      paymentLook: 'paymentLook';
      lateLook: 'paymentLook';
      closeQr: 'closeQr';
      requestRefund: 'requestRefund';
    };
    tags: Tag;
  },
  actors: {
    /** Reads the payment that is open or paid for the assessment. */
    readOpenPayment: notProvided<OpenPayment, QrPaymentInput>('readOpenPayment'),
    signInGate: laterFlowNotProvided<typeof signInGateMachine>('signInGate'),
    createQr: notProvided<OpenPayment, QrPaymentInput>('createQr'),
    paymentLook: paymentLookMachine,
    /** Has the server ask the provider once more, and close the code. */
    closeQr: notProvided<OpenPayment, OpenPayment>('closeQr'),
    requestRefund: notProvided<OpenPayment, OpenPayment>('requestRefund'),
  },
  actions: {
    rememberPayment: assign((_, read: Read) => readOf(read)),
    forgetPayment: assign({ code: null, payment: null }),
    raiseNotice: raisesNotice(),
  },
  guards: {
    isAt: (_, params: { readonly read: Read; readonly states: readonly PaymentState[] }) => {
      const { payment } = readOf(params.read);
      return payment !== null && payment !== undefined && params.states.includes(payment.state);
    },
    wasGranted: (_, output: SignInGateOutput) => output.kind === 'granted',
  },
  delays: {
    settledPause: SETTLED_PAUSE_MS,
  },
});

type Done<Output> = { readonly event: { readonly output: Output } };

const remember = {
  type: 'rememberPayment',
  params: ({ event }: Done<Read>) => event.output,
} as const;

/** Tells that the code is on screen, and what it asks for. */
const tellCode = {
  type: 'raiseNotice',
  params: ({ event }: Done<OpenPayment>) => ({
    notice: {
      type: 'success' as const,
      title: QR_GENERATED.title,
      message: QR_GENERATED.message(event.output.payment?.amount ?? 0),
    },
  }),
} as const;

/** Returns one branch: a payment that was read in one of these states leads to this target. */
const whenAt = <Target extends string>(states: readonly PaymentState[], target: Target) =>
  ({
    guard: { type: 'isAt', params: ({ event }: Done<Read>) => ({ read: event.output, states }) },
    target,
    actions: remember,
  }) as const;

/** Branches for a payment with money, whatever has read it. */
const withMoney = [
  whenAt(['settled'], '#qrPayment.succeeded'),
  whenAt(['lateSettled'], '#qrPayment.lateSettled'),
  whenAt(['amountMismatch'], '#qrPayment.amountMismatched'),
  whenAt(['refunding', 'refunded'], '#qrPayment.refunding'),
] as const;

/**
 * A call of 30 minutes, paid by QR code: a code is made, scanned or tapped, and the server is asked
 * every five seconds, for ten minutes, and more seldom for ten more. The server's row is the record: a page that was
 * reloaded or asleep goes on where it stands (QR-01..19). The step PAYMENT_QR runs it.
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
        onDone: [...withMoney, { target: 'processing', actions: [remember, tellCode] }],
        onError: { target: 'creationFailed', actions: say('error', PAYMENT_ERROR, ABOUT) },
      },
    },
    creationFailed: {
      description: 'There is no code, and nothing was paid (QR-15).',
      on: { 'payment.retried': 'pending' },
    },
    processing: {
      description:
        'The code is on screen, and the server is asked whether it is paid (QR-09, QR-10).',
      invoke: {
        id: 'paymentLook',
        src: 'paymentLook',
        input: ({ context: { code, payment } }) => ({
          ref: code?.id ?? '',
          payment,
          pace: 'window' as const,
        }),
        onDone: [...withMoney, { target: 'timedOut', actions: remember }],
      },
    },
    timedOut: {
      description: 'The ten minutes are over (QR-13, QR-14).',
      entry: say('error', PAYMENT_TIMEOUT, ABOUT),
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
            onDone: [...withMoney, { target: 'looking', actions: remember }],
            // The server closes it by itself, and is asked again here.
            onError: 'looking',
          },
        },
        looking: {
          description: 'Money may still be on its way, and is looked for ten minutes more.',
          invoke: {
            id: 'lateLook',
            src: 'paymentLook',
            input: ({ context: { code, payment } }) => ({
              ref: code?.id ?? '',
              payment,
              pace: 'late' as const,
            }),
            onDone: [...withMoney, { target: 'ended' }],
          },
        },
        ended: {
          description: 'Nothing came; money that comes all the same is kept.',
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
      entry: say('success', PAYMENT_SUCCESSFUL, ABOUT),
      after: { settledPause: 'settled' },
    },
    settled: {
      description: 'The consultation can be had (QR-19).',
      type: 'final',
    },
  },
});

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

/** Returns what the payment is to come to, in paise, as the server has opened it. */
export const selectAmount = ({ context }: QrPaymentSnapshot): number =>
  context.payment?.amount ?? 0;

/** The look for the money, in the window or after it. */
export const selectPaymentLook = (
  snapshot: QrPaymentSnapshot,
): ActorRefFrom<typeof paymentLookMachine> | undefined =>
  snapshot.children.paymentLook ?? snapshot.children.lateLook;

/** Returns true while an answer of the server is awaited that a press has asked for. */
export const selectIsBusy = (snapshot: QrPaymentSnapshot): boolean => snapshot.hasTag('busy');

/** Signing in, while it is open. */
export const selectQrSignInGate = (
  snapshot: QrPaymentSnapshot,
): ActorRefFrom<LaterFlow<typeof signInGateMachine>> | undefined => snapshot.children.signInGate;
