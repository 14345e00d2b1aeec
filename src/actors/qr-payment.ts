import { fromPromise } from 'xstate';
import type { Failure } from '../../machines/kit/failure.ts';
import type { OpenPayment, QrPaymentInput } from '../../machines/qr-payment/qr-payment.setup.ts';
import { call } from './call.ts';
import { laterEndpoints } from './later-endpoints.ts';
import { newRequestKey } from './request-key.ts';
import { keptToken } from './session-storage.ts';

const named = laterEndpoints(() => import('../../contracts/endpoints/payments.ts'));

const NOTHING: OpenPayment = { code: null, payment: null };

/** What is open or paid for the assessment; nobody is signed in, nothing is paid. */
export const readOpenPayment = fromPromise<OpenPayment, QrPaymentInput>(
  async ({ input: { sessionId }, signal }) => {
    if (keptToken() === null) return NOTHING;
    try {
      const found = await call(named('readOpenPayment'), { body: { sessionId }, signal });
      return { code: found.qr_code, payment: found.payment_status };
    } catch (error) {
      // A session that is over: whoever pays signs in first.
      if ((error as Failure).kind === 'unauthorized') return NOTHING;
      throw error;
    }
  },
);

/** Opens a payment and its code (API-22). Whoever asks once more gets the one that is open. */
export const createQr = fromPromise<OpenPayment, QrPaymentInput>(
  async ({ input: { sessionId }, signal }) => {
    const opened = await call(named('createQr'), {
      body: { sessionId, consultationType: 'dental_consultation' },
      requestKey: newRequestKey(),
      signal,
    });
    return { code: opened.qr_code, payment: opened.payment_status };
  },
);

/** What has become of the payment (API-24). */
export const readPayment = fromPromise<OpenPayment, OpenPayment>(
  async ({ input: { code }, signal }) => {
    const params = { qrId: code?.id ?? '' };
    const { payment_status: payment } = await call(named('readPaymentStatus'), { params, signal });
    return { code, payment };
  },
);

/** Has the provider asked once more and the code closed (QR-13). */
export const closeQr = fromPromise<OpenPayment, OpenPayment>(
  async ({ input: { code }, signal }) => {
    const body = { qrId: code?.id ?? '' };
    const { payment_status: payment } = await call(named('closeQr'), { body, signal });
    return { code, payment };
  },
);

/** Asks the money back. */
export const requestRefund = fromPromise<OpenPayment, OpenPayment>(
  async ({ input: { code, payment }, signal }) => {
    const body = { payment_id: payment?.id ?? '' };
    const asked = await call(named('requestRefund'), { body, signal });
    return { code, payment: asked.payment_status };
  },
);
