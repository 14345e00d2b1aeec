import type {
  cardPaymentMachine,
  CheckedOut,
  Order,
  OtherPrice,
} from '../../../machines/card-payment/card-payment.machine.ts';
import type { Cases } from '../../model/cases.ts';
import { OVER, told } from '../qr-payment/cases.ts';

export const SESSION_ID = 'detailed-1767225600000-abcdefgh12';

/** For an assessment: a time is chosen afterwards. */
export const INPUT = { product: 'videoCall15', sessionId: SESSION_ID, orderKey: null } as const;
/** For a time that is kept already. */
export const FOR_TIME = {
  product: 'videoCall15',
  sessionId: null,
  orderKey: 'order-of-a-time-1',
} as const;

/** An order that waits to be paid. */
export const ORDER: Order = {
  order_id: 'order_00000000000001',
  payment_id: '00000000-0000-4000-8000-0000000000c1',
  amount: 29_900,
  currency: 'INR',
  is_paid: false,
  key: 'rzp_test_sandbox',
  script: '/sandbox/checkout/checkout.js',
  description: '15-min Teleconsultation with Registered Dentist',
  prefill: { name: 'Asha Rao', email: 'asha@example.com', contact: '+919876543210' },
  calendar_url: '/teleconsultation',
};

export const PAID_ORDER: Order = { ...ORDER, is_paid: true };

export const RESULT = {
  orderId: ORDER.order_id,
  paymentId: 'pay_00000000000001',
  signature: '0'.repeat(64),
};

export const COMPLETED: CheckedOut = { kind: 'completed', result: RESULT };

export const DECLINED_BY_BANK: CheckedOut = { kind: 'declined', by: 'bank' };

/** The page has named ₹299, and ₹349 is in force. */
export const OTHER_PRICE: OtherPrice = { told: 29_900, now: 34_900 };

/** The money was found, or other money than is due. */
export const FOUND = told('settled', { product: 'videoCall15', amount: 29_900 });
export const WRONG = told('amountMismatch', { product: 'videoCall15', amount: 29_900 });

const FAILURE = { kind: 'network', message: 'offline' };

export const cases: Cases<typeof cardPaymentMachine> = {
  inputs: [INPUT, FOR_TIME],
  events: {
    'verification.requested': [{}],
    'payment.retried': [{}],
    'price.accepted': [{}],
    'payment.dismissed': [{}],
  },
  actors: {
    signInGate: { done: [{ kind: 'granted' }, { kind: 'dismissed' }], error: [FAILURE] },
    createOrder: { done: [ORDER, PAID_ORDER, OTHER_PRICE], error: [FAILURE] },
    paymentLook: { done: [FOUND, WRONG, OVER] },
    openCheckout: {
      done: [
        COMPLETED,
        { kind: 'dismissed' },
        DECLINED_BY_BANK,
        { kind: 'notOpened', why: 'connection' },
        { kind: 'notOpened', why: 'configuration' },
        { kind: 'notOpened', why: 'other' },
      ],
      error: [FAILURE],
    },
    verifyPayment: { done: [{ success: true }, { success: false }], error: [FAILURE] },
    openCalendar: { done: ['opened', 'blocked'], error: [FAILURE] },
  },
  contextKey: ({ orderKey }) => [orderKey],
};
