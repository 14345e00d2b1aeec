import * as z from 'zod/mini';
import { PAYMENT_STATES } from '../payments/payment-states.ts';
import { CHECKOUT_CALLS, CURRENCY, DEFAULT_PRICES, PAID_AHEAD } from '../payments/products.ts';
import { SessionToken } from '../assessment/session-token.ts';
import { endpoint } from './endpoint.ts';
import { SOME_CODE, SOME_ID, SOME_SESSION } from './examples.ts';

const tag = 'Payments';
const perMs = 60_000;

/** The longest name that the provider gives to an order, a code or a payment, in characters. */
const REF_MAX = 60;
const Ref = z.string().check(z.regex(/^\w+$/), z.maxLength(REF_MAX));

/** One payment (DATA-10); amounts are in paise. */
export const PaymentStatus = z.object({
  id: z.uuid(),
  product: z.enum(PAID_AHEAD),
  /** Paid, and good for a consultation (QR-11). */
  is_paid: z.boolean(),
  state: z.enum(PAYMENT_STATES),
  amount: z.int(),
  /**
   * Time in which it can still be paid, in milliseconds: from the server's clock, so that a wrong clock of a phone does
   * no harm.
   */
  expires_in_ms: z.int().check(z.minimum(0)),
  /** Amount that came and is on its way back. */
  refund_due: z.int(),
});
export type PaymentStatus = z.infer<typeof PaymentStatus>;

/** A code that is scanned or tapped (DATA-10). */
export const QrCode = z.object({
  id: Ref,
  /** A picture of the code, as a `data:` address. */
  qr_code_url: z.string(),
  /** Content of the code: an address that opens a UPI app; `null` where the provider hands out a picture alone. */
  upi_url: z.nullable(z.string()),
  /** The page that stands in for a UPI app where no real money is taken; `null` otherwise. */
  sandbox_url: z.nullable(z.string()),
});
export type QrCode = z.infer<typeof QrCode>;

const Opened = z.object({
  success: z.literal(true),
  qr_code: QrCode,
  payment_status: PaymentStatus,
});
const Status = z.object({ success: z.literal(true), payment_status: PaymentStatus });

/**
 * Opens a payment by QR code for the call of 30 minutes (API-22, API-23). An account that has one open
 * or paid for the same assessment gets that one, so that two tabs cannot make it pay twice.
 */
export const createQr = endpoint({
  method: 'POST',
  path: '/api/payments/create-qr',
  tag,
  summary: 'Open a payment by QR code',
  auth: 'patient',
  creates: true,
  rate: { max: 10, perMs },
  body: z.object({
    sessionId: SessionToken,
    consultationType: z.literal('dental_consultation'),
  }),
  replies: { 200: Opened },
  example: { body: { sessionId: SOME_SESSION, consultationType: 'dental_consultation' } },
});

/** Reads the state of a payment by QR code (API-24, API-25); the page asks every five seconds. */
export const readPaymentStatus = endpoint({
  method: 'GET',
  path: '/api/payments/status/:qrId',
  tag,
  summary: 'What has become of a payment by QR code',
  auth: 'patient',
  rate: { max: 60, perMs },
  params: z.object({ qrId: Ref }),
  replies: { 200: Status },
  example: { params: { qrId: SOME_CODE } },
});

/**
 * Closes the code once its window is over, after asking the provider once more (QR-13). Before its time nothing is
 * closed.
 */
export const closeQr = endpoint({
  method: 'POST',
  path: '/api/payments/close-qr',
  tag,
  summary: 'Close a QR code whose window is over',
  auth: 'patient',
  rate: { max: 20, perMs },
  body: z.object({ qrId: Ref }),
  replies: { 200: Status },
  example: { body: { qrId: SOME_CODE } },
});

/**
 * Reads the payment that the account has open or paid for an assessment, so that a reloaded page goes on. The
 * assessment's name stays out of the address.
 */
export const readOpenPayment = endpoint({
  method: 'POST',
  path: '/api/payments/open',
  tag,
  summary: 'The payment of an assessment',
  auth: 'patient',
  rate: { max: 60, perMs },
  body: z.object({ sessionId: SessionToken }),
  replies: {
    200: z.object({
      success: z.literal(true),
      qr_code: z.nullable(QrCode),
      payment_status: z.nullable(PaymentStatus),
    }),
  },
  example: { body: { sessionId: SOME_SESSION } },
});

/**
 * Lists the payments that a consultation can still be had for (`is_paid`), and those whose money goes back or went back
 * lately, the newest first.
 */
export const listPaid = endpoint({
  method: 'GET',
  path: '/api/payments/paid',
  tag,
  summary: 'What is paid and not booked yet, or goes back',
  auth: 'patient',
  rate: { max: 60, perMs },
  replies: { 200: z.object({ success: z.literal(true), payments: z.array(PaymentStatus) }) },
});

/** Asks for the money of a payment back that no consultation was had for. */
export const requestRefund = endpoint({
  method: 'POST',
  path: '/api/payments/refund',
  tag,
  summary: 'Ask for the money back',
  auth: 'patient',
  rate: { max: 10, perMs },
  body: z.object({ payment_id: z.uuid() }),
  replies: { 200: Status },
  example: { body: { payment_id: SOME_ID } },
});

/**
 * Opens an order for the checkout (API-18, API-19, CARD-01). The amount must be the price in force: another one is
 * refused, so that a page from before a change of it sells nothing.
 */
export const createOrder = endpoint({
  method: 'POST',
  path: '/api/razorpay/create-order',
  tag,
  summary: 'Open an order for the card checkout',
  auth: 'patient',
  creates: true,
  rate: { max: 10, perMs },
  body: z.object({
    amount: z.int().check(z.minimum(1)),
    currency: z.literal(CURRENCY),
    /** The call of 15 minutes where none is named. */
    product: z.optional(z.enum(Object.values(CHECKOUT_CALLS))),
    sessionId: z.optional(SessionToken),
  }),
  replies: {
    200: z.object({
      order_id: Ref,
      payment_id: z.uuid(),
      amount: z.int(),
      currency: z.literal(CURRENCY),
      /** Paid already: there is nothing to check out. */
      is_paid: z.boolean(),
      /** The provider's public key, and where its checkout is (CARD-10). */
      key: z.string(),
      script: z.string(),
      /** Text that the payer reads (CARD-07). */
      description: z.string(),
      /** Details of the payer (CARD-09); `contact` is empty where no phone is known. */
      prefill: z.object({ name: z.string(), email: z.string(), contact: z.string() }),
      /** Page on which the consultation is given a time (CARD-04); a path of this server where no other page is set. */
      calendar_url: z.string(),
    }),
  },
  example: { body: { amount: DEFAULT_PRICES[15], currency: CURRENCY } },
});

/** Checks what the checkout has handed back (API-20, API-21, CARD-03). */
export const verifyPayment = endpoint({
  method: 'POST',
  path: '/api/razorpay/verify',
  tag,
  summary: 'Check what the card checkout has handed back',
  auth: 'patient',
  rate: { max: 20, perMs },
  body: z.object({
    razorpay_order_id: Ref,
    razorpay_payment_id: Ref,
    razorpay_signature: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
  }),
  replies: { 200: z.object({ success: z.boolean(), payment_id: z.nullable(z.uuid()) }) },
  example: {
    body: {
      razorpay_order_id: 'order_00000000000001',
      razorpay_payment_id: 'pay_00000000000001',
      razorpay_signature: '0'.repeat(64),
    },
  },
});
