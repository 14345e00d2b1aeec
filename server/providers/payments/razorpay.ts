import { createHmac, timingSafeEqual } from 'node:crypto';
import * as z from 'zod/mini';
import { PRODUCT_NAME } from '../../../contracts/common/product.ts';
import { CURRENCY } from '../../../contracts/payments/products.ts';
import type { Clock } from '../../lib/clock.ts';
import { readProviderEvent } from './razorpay-event.ts';
import { RefundEntity, PaymentEntity, paymentFrom, refundFrom } from './razorpay-entities.ts';
import { PaymentFailure } from './port.ts';
import type { PaymentProvider, PaymentSettings, Period } from './port.ts';

/** One call of the provider's API, and its whole reply. */
export type ProviderRequest = {
  readonly method: 'GET' | 'POST';
  /** Path after `/v1`. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
};
export type ProviderReply = { readonly status: number; readonly body: unknown };

/** Sends one call. @throws PaymentFailure `unavailable` when there is no whole reply in time */
export type Send = (request: ProviderRequest) => Promise<ProviderReply>;

const CHECKOUT_SCRIPT = 'https://checkout.razorpay.com/v1/checkout.js';

/**
 * Least time after which a code may close by itself, in seconds. The provider documents 15 minutes, which is more than our
 * window: the code is closed at the end of that, and this is for a call that does not arrive.
 */
const OPEN_LEAST_S = 16 * 60;

/** Most entries that the provider lists at once. */
const PAGE = 100;

const Order = z.object({ id: z.string().check(z.regex(/^order_\w{1,40}$/)) });
const Code = z.object({
  id: z.string().check(z.regex(/^qr_\w{1,40}$/)),
  image_url: z.string(),
  image_content: z.optional(z.nullable(z.string())),
});
const collectionOf = <T extends z.ZodMiniType>(items: T) => z.object({ items: z.array(items) });
const Refusal = z.object({
  error: z.object({ code: z.optional(z.string()), reason: z.optional(z.nullable(z.string())) }),
});

const hmac = (secret: string, text: string | Buffer): Buffer =>
  createHmac('sha256', secret).update(text).digest();

/** Checks a signature in constant time, so that the duration tells nothing about it. */
const isSigned = (secret: string, text: string | Buffer, signature: string): boolean => {
  const expected = hmac(secret, text);
  const given = Buffer.from(signature, 'hex');
  return given.length === expected.length && timingSafeEqual(given, expected);
};

/** Makes a reason fit for a log: the status, and the provider's own word for it. */
const reasonOf = ({ status, body }: ProviderReply): string => {
  const read = z.safeParse(Refusal, body);
  const said = read.success ? (read.data.error.reason ?? read.data.error.code ?? '') : '';
  return `${status} ${said.replaceAll(/[^\w-]/g, '').slice(0, 60)}`.trim();
};

const seconds = (moment: Date): number => Math.floor(moment.getTime() / 1000);

type Extra = { readonly body?: unknown; readonly headers?: Readonly<Record<string, string>> };

/** Statuses of calls that may succeed later; 409 means that a call with the same key is still under way. */
const LATER = new Set([408, 409, 425, 429]);

/** Asks the provider, and reads the reply. @throws PaymentFailure */
const askingAs = ({ keyId, keySecret }: PaymentSettings, send: Send) => {
  const authorization = `Basic ${Buffer.from(`${keyId}:${keySecret}`).toString('base64')}`;
  return async <T extends z.ZodMiniType>(
    schema: T,
    [method, path]: readonly [ProviderRequest['method'], string],
    { body, headers }: Extra = {},
  ): Promise<z.output<T>> => {
    const reply = await send({ method, path, body, headers: { authorization, ...headers } });
    if (reply.status >= 500 || LATER.has(reply.status)) {
      throw new PaymentFailure('unavailable', reasonOf(reply));
    }
    if (reply.status >= 400) throw new PaymentFailure('refused', reasonOf(reply));
    const read = z.safeParse(schema, reply.body);
    if (!read.success) throw new PaymentFailure('unavailable', 'unreadable reply');
    return read.data;
  };
};
type Ask = ReturnType<typeof askingAs>;

/** Reads a whole list of the provider, page by page. */
const listed = async <T extends z.ZodMiniType>(
  ask: Ask,
  [path, schema]: readonly [string, T],
  { from, to }: Period,
): Promise<z.output<T>[]> => {
  const all: z.output<T>[] = [];
  for (;;) {
    const within = { from: seconds(from), to: seconds(to), count: PAGE, skip: all.length };
    const query = Object.entries(within).map(([name, value]) => `${name}=${value}`);
    const page = await ask(collectionOf(schema), ['GET', `${path}?${query.join('&')}`]);
    all.push(...page.items);
    if (page.items.length < PAGE) return all;
  }
};

type As = Pick<PaymentProvider, 'name' | 'payPage'> & {
  readonly clock: Clock;
  /** Address of the checkout's script, when it is not the provider's own. */
  readonly script?: string;
  /** Fetches the picture of a code whose content is not handed out. */
  readonly pictureOf?: (url: string) => Promise<string>;
};

const codes = (
  ask: Ask,
  { pictureOf, clock }: As,
): Pick<PaymentProvider, 'openCode' | 'closeCode'> => ({
  async openCode({ amount, paymentId, description, closesAt }) {
    const body = {
      type: 'upi_qr',
      name: PRODUCT_NAME,
      usage: 'single_use',
      fixed_amount: true,
      payment_amount: amount,
      description,
      close_by: Math.max(seconds(closesAt), seconds(clock.now()) + OPEN_LEAST_S),
      notes: { payment: paymentId },
    };
    const made = await ask(Code, ['POST', '/payments/qr_codes'], { body });
    const said = made.image_content ?? '';
    if (said.startsWith('upi://')) return { ref: made.id, code: said };
    if (!pictureOf) throw new PaymentFailure('unavailable', 'no content in the code');
    return { ref: made.id, code: await pictureOf(made.image_url) };
  },
  async closeCode(ref) {
    try {
      await ask(z.unknown(), ['POST', `/payments/qr_codes/${ref}/close`]);
    } catch (error) {
      // The code is closed already: it was paid, or its own time is over.
      if (!(error instanceof PaymentFailure) || error.kind !== 'refused') throw error;
    }
  },
});

/**
 * Speaks to Razorpay by its published protocol (https://razorpay.com/docs/api): Orders, QR Codes, Payments and Refunds,
 * signatures by HMAC-SHA256. @param send how its API is reached, so that the sandbox is spoken to in the same way
 */
export const razorpay = (settings: PaymentSettings, send: Send, as: As): PaymentProvider => {
  const ask = askingAs(settings, send);
  return {
    name: as.name,
    checkout: { key: settings.keyId, script: as.script ?? CHECKOUT_SCRIPT },
    payPage: as.payPage,
    ...codes(ask, as),
    async openOrder({ amount, paymentId: payment }) {
      const body = { amount, currency: CURRENCY, receipt: payment, notes: { payment } };
      return (await ask(Order, ['POST', '/orders'], { body })).id;
    },
    async paymentsOf(ref) {
      // An order lists all its payments; a code lists ten unless more are asked for.
      const path = ref.startsWith('qr_')
        ? `/payments/qr_codes/${ref}/payments?count=${PAGE}`
        : `/orders/${ref}/payments`;
      const read = await ask(collectionOf(PaymentEntity), ['GET', path]);
      return read.items.map(paymentFrom);
    },
    async capture({ id, amount, fee, currency }) {
      // What was asked for: the fee that a payer bears is no part of it.
      const body = { amount: amount - fee, currency };
      return paymentFrom(await ask(PaymentEntity, ['POST', `/payments/${id}/capture`], { body }));
    },
    async refund({ captureId, amount, key }) {
      const asked = { body: { amount, notes: { key } }, headers: { 'x-refund-idempotency': key } };
      return refundFrom(await ask(RefundEntity, ['POST', `/payments/${captureId}/refund`], asked));
    },
    async refundsOf(captureId) {
      const path = `/payments/${captureId}/refunds?count=${PAGE}`;
      return (await ask(collectionOf(RefundEntity), ['GET', path])).items.map(refundFrom);
    },
    isCheckoutSigned: ({ orderId, paymentId, signature }) =>
      isSigned(settings.keySecret, `${orderId}|${paymentId}`, signature),
    readEvent: (raw, signature) =>
      isSigned(settings.webhookSecret, raw, signature) ? readProviderEvent(raw) : null,
    async capturedIn(period) {
      const all = (await listed(ask, ['/payments', PaymentEntity], period)).map(paymentFrom);
      return all.filter(({ status }) => status === 'captured' || status === 'refunded');
    },
    async refundedIn(period) {
      const all = (await listed(ask, ['/refunds', RefundEntity], period)).map(refundFrom);
      return all.filter(({ status }) => status === 'processed');
    },
  };
};
