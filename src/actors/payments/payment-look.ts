import { fromPromise } from 'xstate';
import type { PaymentStatus } from '../../../contracts/endpoints/payments.ts';
import { call } from '../calls/call.ts';
import { laterEndpoints } from '../calls/later-endpoints.ts';

const named = laterEndpoints(() => import('../../../contracts/endpoints/payments.ts'));

/** Reads the payment of an order or a code, by the provider's name for it (API-24). */
export const readPayment = fromPromise<PaymentStatus, { readonly ref: string }>(
  async ({ input: { ref }, signal }) => {
    const read = await call(named('readPaymentStatus'), { params: { qrId: ref }, signal });
    return read.payment_status;
  },
);
