import { createHash } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { paymentsFor } from '../../../server/providers/payments/index.ts';
import { PaymentFailure } from '../../../server/providers/payments/port.ts';
import type { PaymentProvider } from '../../../server/providers/payments/port.ts';
import type { Clock } from '../../../server/lib/clock.ts';
import { smsServer } from '../accounts/sms.kit.ts';

export const KEYS = {
  keyId: 'rzp_test_1DP5mmOlF5G5ag',
  keySecret: 'secret-of-the-key',
  webhookSecret: 'secret-of-the-webhook',
};

/** What a server of this kit is asked, and answers from. */
type SentRequest = { readonly method: string; readonly url: string; readonly body: string };
export type Answer = { readonly status: number; readonly body: unknown };

/** The provider's own form of a refusal (https://razorpay.com/docs/errors). */
export const refusal = (code: string, reason: string | null = null) => ({
  error: {
    code,
    description: `in words, with a number such as 4111111111111111`,
    source: 'business',
    step: 'payment_initiation',
    reason,
    metadata: {},
  },
});

/** A payment as the provider writes it, with what we do not read. */
export const paymentEntity = (over: Readonly<Record<string, unknown>> = {}) => ({
  id: 'pay_G8VaL2Z68LRtDs',
  entity: 'payment',
  amount: 49_900,
  currency: 'INR',
  status: 'captured',
  order_id: null,
  invoice_id: null,
  international: false,
  method: 'upi',
  amount_refunded: 0,
  refund_status: null,
  captured: true,
  vpa: 'asha@upi',
  email: 'asha@example.com',
  contact: '+919876543210',
  fee: 100,
  tax: 0,
  created_at: 1_606_985_209,
  ...over,
});

export const refundEntity = (over: Readonly<Record<string, unknown>> = {}) => ({
  id: 'rfnd_FP8QHiV938haTz',
  entity: 'refund',
  amount: 49_900,
  currency: 'INR',
  payment_id: 'pay_G8VaL2Z68LRtDs',
  notes: {},
  status: 'processed',
  speed_processed: 'normal',
  created_at: 1_597_078_866,
  ...over,
});

export const collection = (items: readonly unknown[]): Answer => ({
  status: 200,
  body: { entity: 'collection', count: items.length, items },
});

/** The provider on this machine: it asks for our keys, and answers each call as it is told to. */
export const razorpayServer = async (
  answer: (asked: SentRequest) => Answer | ((response: ServerResponse) => void),
) => {
  const server: Awaited<ReturnType<typeof smsServer>> = await smsServer((response) => {
    const asked = server.seen.at(-1);
    if (!asked) throw new Error('answered before it was asked');
    const login = Buffer.from(`${KEYS.keyId}:${KEYS.keySecret}`).toString('base64');
    const known = asked.headers.authorization === `Basic ${login}`;
    const said = known
      ? answer(asked)
      : { status: 401, body: refusal('BAD_REQUEST_ERROR', 'authentication_failed') };
    if (typeof said === 'function') return said(response);
    response.writeHead(said.status, { 'content-type': 'application/json' });
    response.end(typeof said.body === 'string' ? said.body : JSON.stringify(said.body));
  });
  return server;
};

export type RazorpayServer = Awaited<ReturnType<typeof razorpayServer>>;

/** The adapter, as the server makes it. */
export const adapter = (baseUrl: string, clock: Clock, keys: Partial<typeof KEYS> = {}) => {
  const made = paymentsFor({ ...KEYS, ...keys, baseUrl }, clock);
  if (made === null) throw new Error('no provider');
  return made;
};

/** How a call has failed, as kind and reason; `null` for one that has not. */
export const failureOf = (asking: Promise<unknown>): Promise<string | null> =>
  asking.then(
    () => null,
    (error: unknown) =>
      error instanceof PaymentFailure ? `${error.kind}: ${error.code}` : String(error),
  );

/** Every call of the port that asks the provider, with what it is asked. */
export const CALLS: Readonly<Record<string, (provider: PaymentProvider) => Promise<unknown>>> = {
  openOrder: (its) => its.openOrder(OPENING),
  openCode: (its) => its.openCode(OPENING),
  paymentsOf: (its) => its.paymentsOf('order_EKwxwAgItmmXdp'),
  capture: (its) =>
    its.capture({
      id: 'pay_G8VaL2Z68LRtDs',
      amount: 29_900,
      fee: 0,
      currency: 'INR',
      status: 'authorized',
      orderId: 'order_EKwxwAgItmmXdp',
    }),
  refund: (its) =>
    its.refund({ captureId: 'pay_G8VaL2Z68LRtDs', amount: 49_900, key: 'key-of-it' }),
  refundsOf: (its) => its.refundsOf('pay_G8VaL2Z68LRtDs'),
  capturedIn: (its) => its.capturedIn(PERIOD),
  refundedIn: (its) => its.refundedIn(PERIOD),
};

export const OPENING = {
  amount: 49_900,
  paymentId: '00000000-0000-4000-8000-000000000007',
  description: 'Assessment report and 30-min video call',
  closesAt: new Date('2026-01-01T00:10:00.500Z'),
};

export const PERIOD = {
  from: new Date('2026-01-01T00:00:00Z'),
  to: new Date('2026-01-08T00:00:00Z'),
};

/** A name of the provider's form for each number. */
export const nameOf = (prefix: string, count: number): string =>
  `${prefix}_${createHash('sha256').update(String(count)).digest('hex').slice(0, 14)}`;
