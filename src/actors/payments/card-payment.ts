import { fromPromise } from 'xstate';
import { PRODUCT_NAME } from '../../../contracts/common/product.ts';
import { CURRENCY } from '../../../contracts/payments/products.ts';
import type {
  CalendarVerdict,
  CardPaymentInput,
  CheckedOut,
  CheckoutResult,
  Order,
} from '../../../machines/card-payment/card-payment.machine.ts';
import { priceHere } from '../../lib/format/prices.ts';
import { call } from '../calls/call.ts';
import { laterEndpoints } from '../calls/later-endpoints.ts';
import { newRequestKey } from '../calls/request-key.ts';

const named = laterEndpoints(() => import('../../../contracts/endpoints/payments.ts'));

/**
 * Opens an order (CARD-01). The server returns the open order instead when it is of the same assessment or has the same
 * key.
 */
export const createOrder = fromPromise<Order, CardPaymentInput>(
  ({ input: { sessionId, orderKey }, signal }) =>
    call(named('createOrder'), {
      body: {
        amount: priceHere('videoCall15'),
        currency: CURRENCY,
        ...(sessionId !== null && { sessionId }),
      },
      requestKey: orderKey ?? newRequestKey(),
      signal,
    }),
);

/** The result of the provider's checkout (DATA-13). */
type Handed = {
  readonly razorpay_order_id: string;
  readonly razorpay_payment_id: string;
  readonly razorpay_signature: string;
};

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
}) => { open(): void };

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

const open = (Razorpay: Checkout, order: Order): Promise<CheckedOut> =>
  new Promise((resolve) => {
    const checkout = new Razorpay({
      key: order.key,
      order_id: order.order_id,
      amount: order.amount,
      currency: order.currency,
      name: PRODUCT_NAME,
      description: order.description,
      prefill: order.prefill,
      handler: (handed) => resolve(handedBack(handed)),
      modal: { ondismiss: () => resolve({ kind: 'dismissed' }) },
    });
    checkout.open();
  });

/** Opens the provider's checkout with the order (CARD-02, CARD-07..10, CARD-14..16). */
export const openCheckout = fromPromise<CheckedOut, { readonly order: Order | null }>(
  async ({ input: { order } }) => {
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
      return await open(Razorpay, order);
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
