import { assign, setup } from 'xstate';
import type { PaymentStatus, QrCode } from '../../contracts/endpoints/payments.ts';
import { laterFlowNotProvided } from '../kit/later-flow.ts';
import { listenerNotProvided, notProvided } from '../kit/not-provided.ts';
import { raisesNotice } from '../kit/raise-notice.ts';
import type { Tag } from '../kit/tags.ts';
import type { NoticeRaised } from '../notices/notices.machine.ts';
import type { SignInGateOutput, signInGateMachine } from '../sign-in-gate/sign-in-gate.machine.ts';

/** For which assessment it is paid, by its session token. */
export type QrPaymentInput = { readonly sessionId: string };
/** The consultation is paid; whoever goes back ends it before. */
type QrPaymentOutput = { readonly kind: 'settled' };

/** What the server knows of the payment; nothing where there is none, or nobody is signed in. */
export type OpenPayment = {
  readonly code: QrCode | null;
  readonly payment: PaymentStatus | null;
};

type QrPaymentContext = QrPaymentInput & OpenPayment;

export type QrPaymentEvents =
  | { type: 'code.requested' }
  /** From the start again (QR-16). */
  | { type: 'payment.retried' }
  /** Whether anything was paid is asked once more. */
  | { type: 'check.requested' }
  /** Money that came late is used, or asked back. */
  | { type: 'consultation.chosen' }
  | { type: 'refund.requested' }
  /** The page is in view again, or connected again: a phone may have slept. */
  | { type: 'page.shown' };

/** What a call has read of the payment. */
type Read = { readonly output: OpenPayment };

/** The states of a payment that lead to one and the same screen. */
type Stands = PaymentStatus['state'];

/** How often the server is asked whether it is paid, in milliseconds (QR-10, CONST-10). */
const POLL_MS = 5000;

/** How long the success is shown before the next step, in milliseconds (QR-12, CONST-12). */
const SETTLED_PAUSE_MS = 2000;

/** What the states of the payment share. */
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
    /** What is open or paid for the assessment. */
    readOpenPayment: notProvided<OpenPayment, QrPaymentInput>('readOpenPayment'),
    signInGate: laterFlowNotProvided<typeof signInGateMachine>('signInGate'),
    createQr: notProvided<OpenPayment, QrPaymentInput>('createQr'),
    /** What has become of the payment. */
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
    /** What the server says is left of the ten minutes (QR-13, CONST-11): its clock counts, not the phone's. */
    paymentWindow: ({ context }) => context.payment?.expires_in_ms ?? 0,
  },
});
