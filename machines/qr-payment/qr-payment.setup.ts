import { assign, setup } from 'xstate';
import type { PaymentStatus, QrCode } from '../../contracts/endpoints/payments.ts';
import { laterFlowNotProvided } from '../kit/later-flow.ts';
import { listenerNotProvided, notProvided } from '../kit/not-provided.ts';
import { raisesNotice } from '../kit/raise-notice.ts';
import type { Tag } from '../kit/tags.ts';
import type { NoticeRaised } from '../notices/notices.machine.ts';
import type { SignInGateOutput, signInGateMachine } from '../sign-in-gate/sign-in-gate.machine.ts';

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

export type QrPaymentEvents =
  | { type: 'code.requested' }
  /** The patient starts again (QR-16). */
  | { type: 'payment.retried' }
  /** The patient asks once more for a payment that may have arrived. */
  | { type: 'check.requested' }
  /** Money that came late is used, or asked back. */
  | { type: 'consultation.chosen' }
  | { type: 'refund.requested' }
  /** The page is in view again, or connected again: a phone may have slept. */
  | { type: 'page.shown' };

/** Reply of a call on the payment. */
type Read = { readonly output: OpenPayment };

/** The states of a payment that lead to one and the same screen. */
type Stands = PaymentStatus['state'];

/** Interval at which the server is asked for the payment, in milliseconds (QR-10, CONST-10). */
const POLL_MS = 5000;

/** Time for which the success is shown before the next step, in milliseconds (QR-12, CONST-12). */
const SETTLED_PAUSE_MS = 2000;

/** Facts, effects, decisions and waits that the states of the payment share. */
export const qrPayment = setup({
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
      readPayment: 'readPayment';
      readPaymentAgain: 'readPayment';
      watchPage: 'watchPage';
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
    /** Reads the state of the payment. */
    readPayment: notProvided<OpenPayment, OpenPayment>('readPayment'),
    /** Says when the page is in view again, or connected again. */
    watchPage: listenerNotProvided('watchPage'),
    /** Has the server ask the provider once more, and close the code. */
    closeQr: notProvided<OpenPayment, OpenPayment>('closeQr'),
    requestRefund: notProvided<OpenPayment, OpenPayment>('requestRefund'),
  },
  actions: {
    rememberPayment: assign((_, { output }: Read) => output),
    forgetPayment: assign({ code: null, payment: null }),
    raiseNotice: raisesNotice(),
  },
  guards: {
    stands: (_, params: { readonly read: Read; readonly at: readonly Stands[] }) =>
      params.read.output.payment !== null && params.at.includes(params.read.output.payment.state),
    wasGranted: (_, output: SignInGateOutput) => output.kind === 'granted',
  },
  delays: {
    pollInterval: POLL_MS,
    settledPause: SETTLED_PAUSE_MS,
    /** Rest of the ten minutes as the server says it (QR-13, CONST-11): its clock counts, not the phone's. */
    paymentWindow: ({ context }) => context.payment?.expires_in_ms ?? 0,
  },
});
