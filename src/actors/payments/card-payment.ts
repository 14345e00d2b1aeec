import { fromPromise } from 'xstate';
import { PRODUCT_NAME } from '../../../contracts/common/product.ts';
import {
  PRICES_NAME,
  pagePricesOf,
  readPagePrices,
} from '../../../contracts/payments/page-prices.ts';
import { CURRENCY, PRODUCTS } from '../../../contracts/payments/products.ts';
import type { CheckoutCall } from '../../../contracts/payments/products.ts';
import type {
  CalendarVerdict,
  CheckedOut,
  CheckoutResult,
  Order,
  OrderRequest,
  OtherPrice,
} from '../../../machines/card-payment/card-payment.machine.ts';
import { PAY_BY_UPI } from '../../../contracts/texts/en/flows/card-payment.ts';
import type { DeclinedBy } from '../../../contracts/texts/en/flows/card-payment.ts';
import type { Failure } from '../../../contracts/common/failure.ts';
import { priceHere } from '../../lib/format/prices.ts';
import { call } from '../calls/call.ts';
import { laterEndpoints } from '../calls/later-endpoints.ts';
import { newRequestKey } from '../calls/request-key.ts';

const named = laterEndpoints(() => import('../../../contracts/endpoints/payments.ts'));

/** Writes the price in force into the head of the page, so that every screen names it from now on. */
const keepPrice = (product: CheckoutCall, paise: number): void => {
  const known = document.querySelector<HTMLMetaElement>(`meta[name="${PRICES_NAME}"]`);
  const meta = known ?? Object.assign(document.createElement('meta'), { name: PRICES_NAME });
  meta.content = pagePricesOf({
    ...readPagePrices(meta.content),
    [PRODUCTS[product].minutes]: paise,
  });
  if (known === null) document.head.append(meta);
};

/**
 * Opens an order (CARD-01). The server returns the open order instead when it is of the same assessment or has the same
 * key, and nothing but the price in force where the page has named another one.
 */
export const createOrder = fromPromise<Order | OtherPrice, OrderRequest>(
  async ({ input: { product, sessionId, orderKey, price }, signal }) => {
    const told = price ?? priceHere(product);
    try {
      return await call(named('createOrder'), {
        body: {
          amount: told,
          currency: CURRENCY,
          product,
          ...(sessionId !== null && { sessionId }),
        },
        requestKey: orderKey ?? newRequestKey(),
        signal,
      });
    } catch (error) {
      const { price: now } = error as Failure;
      if (now === undefined) throw error;
      keepPrice(product, now);
      return { told, now };
    }
  },
);

/** The result of the provider's checkout (DATA-13). */
type Handed = {
  readonly razorpay_order_id: string;
  readonly razorpay_payment_id: string;
  readonly razorpay_signature: string;
};

/** What the provider says of a try that has failed. */
type Refused = { readonly error?: { readonly source?: string } };

/** The provider's checkout, as its script defines it on `window`. */
type Checkout = new (options: {
  readonly key: string;
  readonly order_id: string;
  readonly amount: number;
  readonly currency: string;
  readonly name: string;
  readonly description: string;
  readonly prefill: Order['prefill'];
  readonly handler: (handed: Handed) => void;
  readonly modal: { readonly ondismiss: () => void };
  readonly config: object;
}) => {
  open(): void;
  close?(): void;
  on?(name: 'payment.failed', listener: (refused: Refused) => void): void;
};

const loaded = new Map<string, Promise<void>>();

/** Loads a script once; a failed load is tried again the next time. */
const load = (address: string): Promise<void> => {
  const known = loaded.get(address);
  if (known !== undefined) return known;
  const loading = new Promise<void>((resolve, reject) => {
    const script = document.createElement('script');
    script.src = address;
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => {
      script.remove();
      loaded.delete(address);
      reject(new Error('The checkout could not be loaded'));
    });
    document.head.append(script);
  });
  loaded.set(address, loading);
  return loading;
};

const handedBack = (handed: Handed): CheckedOut => ({
  kind: 'completed',
  result: {
    orderId: handed.razorpay_order_id,
    paymentId: handed.razorpay_payment_id,
    signature: handed.razorpay_signature,
  },
});

/** Who refuses a payment, by the provider's words for it. */
const REFUSERS: Readonly<Record<string, DeclinedBy>> = {
  bank: 'bank',
  issuer: 'bank',
  issuer_bank: 'bank',
  customer: 'payer',
  gateway: 'provider',
  network: 'provider',
  internal: 'provider',
  business: 'provider',
};

/** UPI stands first, and everything else after it. */
const UPI_FIRST = {
  display: {
    blocks: { upi: { name: PAY_BY_UPI, instruments: [{ method: 'upi' }] } },
    sequence: ['block.upi'],
    preferences: { show_default_blocks: true },
  },
} as const;

/** Opens the checkout, and closes it where the money was found before it has told of it. */
const open = (Razorpay: Checkout, order: Order, signal: AbortSignal): Promise<CheckedOut> =>
  new Promise((resolve) => {
    let closed: CheckedOut = { kind: 'dismissed' };
    const checkout = new Razorpay({
      key: order.key,
      order_id: order.order_id,
      amount: order.amount,
      currency: order.currency,
      name: PRODUCT_NAME,
      description: order.description,
      prefill: order.prefill,
      handler: (handed) => resolve(handedBack(handed)),
      modal: { ondismiss: () => resolve(closed) },
      config: UPI_FIRST,
    });
    checkout.on?.('payment.failed', ({ error }) => {
      closed = { kind: 'declined', by: REFUSERS[error?.source ?? ''] ?? 'unknown' };
    });
    signal.addEventListener('abort', () => checkout.close?.());
    checkout.open();
  });

/** Opens the provider's checkout with the order (CARD-02, CARD-07..10, CARD-14..16). */
export const openCheckout = fromPromise<CheckedOut, { readonly order: Order | null }>(
  async ({ input: { order }, signal }) => {
    if (order === null) return { kind: 'notOpened', why: 'other' };
    try {
      await load(order.script);
    } catch {
      return { kind: 'notOpened', why: 'connection' };
    }
    const { Razorpay } = window as { readonly Razorpay?: Checkout };
    if (Razorpay === undefined || order.key === '') {
      return { kind: 'notOpened', why: 'configuration' };
    }
    try {
      return await open(Razorpay, order, signal);
    } catch {
      return { kind: 'notOpened', why: 'other' };
    }
  },
);

/** Has the server check the checkout's result (CARD-03). */
export const verifyPayment = fromPromise<
  { readonly success: boolean },
  { readonly result: CheckoutResult | null }
>(async ({ input: { result }, signal }) => {
  const body = {
    razorpay_order_id: result?.orderId ?? '',
    razorpay_payment_id: result?.paymentId ?? '',
    razorpay_signature: result?.signature ?? '',
  };
  const { success } = await call(named('verifyPayment'), { body, signal });
  return { success };
});

/** Opens the page for choosing a time in a new tab (CARD-04). */
export const openCalendar = fromPromise<CalendarVerdict, { readonly address: string }>(
  ({ input: { address } }) => {
    // `noopener` would make `window.open` return null, which would look like a blocked tab.
    const tab = window.open(address, '_blank');
    if (tab === null) return Promise.resolve('blocked');
    tab.opener = null;
    return Promise.resolve('opened');
  },
);
