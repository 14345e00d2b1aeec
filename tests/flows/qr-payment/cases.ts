import type { PaymentStatus, QrCode } from '../../../contracts/endpoints/payments.ts';
import type {
  qrPaymentMachine,
  OpenPayment,
} from '../../../machines/qr-payment/qr-payment.machine.ts';
import type { PaymentLookOutput } from '../../../machines/payment-look/payment-look.machine.ts';
import type { Cases } from '../../model/cases.ts';

export const SESSION_ID = 'detailed-1767225600000-abcdefgh12';

export const CODE: QrCode = {
  id: 'qr_00000000000001',
  qr_code_url: 'data:image/svg+xml;base64,PHN2ZyB4bWxucz0iaHR0cDovL3d3dy53My5vcmcvMjAwMC9zdmciLz4=',
  upi_url: 'upi://pay?pa=toothwise@bank&pn=Toothwise&am=499.00&cu=INR&tr=qr_00000000000001',
  sandbox_url: null,
};

/** A payment in a state, as the server tells it. */
export const paymentAt = (
  state: PaymentStatus['state'],
  changes: Partial<PaymentStatus> = {},
): PaymentStatus => ({
  id: '00000000-0000-4000-8000-0000000000c1',
  product: 'reportAndCall30',
  is_paid: state === 'settled' || state === 'lateSettled',
  state,
  amount: 49_900,
  expires_in_ms: state === 'awaiting' ? 600_000 : 0,
  refund_due: 0,
  ...changes,
});

/** What a call answers about a payment in a state. */
export const standing = (
  state: PaymentStatus['state'],
  changes?: Partial<PaymentStatus>,
): OpenPayment => ({ code: CODE, payment: paymentAt(state, changes) });

export const NOTHING: OpenPayment = { code: null, payment: null };

/** The look for the money has come to this. */
export const told = (...asked: Parameters<typeof paymentAt>): PaymentLookOutput => ({
  kind: 'told',
  payment: paymentAt(...asked),
});
export const OVER: PaymentLookOutput = { kind: 'over' };

const FAILURE = { kind: 'network', message: 'offline' };
const WITH_MONEY = [
  standing('settled'),
  standing('lateSettled'),
  standing('amountMismatch', { refund_due: 49_800 }),
  standing('refunding', { refund_due: 49_900 }),
];

export const cases: Cases<typeof qrPaymentMachine> = {
  inputs: [{ sessionId: SESSION_ID }],
  events: {
    'code.requested': [{}],
    'payment.retried': [{}],
    'check.requested': [{}],
    'consultation.chosen': [{}],
    'refund.requested': [{}],
  },
  actors: {
    readOpenPayment: { done: [NOTHING, standing('awaiting'), ...WITH_MONEY], error: [FAILURE] },
    signInGate: { done: [{ kind: 'granted' }, { kind: 'dismissed' }], error: [FAILURE] },
    createQr: { done: [standing('awaiting'), ...WITH_MONEY], error: [FAILURE] },
    paymentLook: {
      done: [
        ...['settled', 'lateSettled', 'amountMismatch', 'refunding'].map((state) =>
          told(state as 'settled'),
        ),
        told('expired'),
        OVER,
      ],
    },
    closeQr: { done: [standing('expired'), ...WITH_MONEY], error: [FAILURE] },
    requestRefund: { done: [standing('refunding', { refund_due: 49_900 })], error: [FAILURE] },
  },
};
