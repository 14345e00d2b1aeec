import { fromPromise } from 'xstate';
import type { Failure } from '../../../contracts/common/failure.ts';
import type {
  OpenPayment,
  QrPaymentInput,
} from '../../../machines/qr-payment/qr-payment.machine.ts';
import { call } from '../calls/call.ts';
import { laterEndpoints } from '../calls/later-endpoints.ts';
import { newRequestKey } from '../calls/request-key.ts';
import { keptToken } from '../accounts/session-storage.ts';

const named = laterEndpoints(() => import('../../../contracts/endpoints/payments.ts'));

const NOTHING: OpenPayment = { code: null, payment: null };

/** Reads the open or paid code of the assessment; a signed-out visitor has none. */
export const readOpenPayment = fromPromise<OpenPayment, QrPaymentInput>(
  async ({ input: { sessionId }, signal }) => {
    if (keptToken() === null) return NOTHING;
    try {
      const found = await call(named('readOpenPayment'), { body: { sessionId }, signal });
      return { code: found.qr_code, payment: found.payment_status };
    } catch (error) {
      // The session has ended: the patient signs in before paying.
      if ((error as Failure).kind === 'unauthorized') return NOTHING;
      throw error;
    }
  },
);

/** Opens a payment and its code (API-22). A repeated call returns the open one. */
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

/** Has the server ask the provider once more and close the code (QR-13). */
export const closeQr = fromPromise<OpenPayment, OpenPayment>(
  async ({ input: { code }, signal }) => {
    const body = { qrId: code?.id ?? '' };
    const { payment_status: payment } = await call(named('closeQr'), { body, signal });
    return { code, payment };
  },
);

/** Asks for a refund. */
export const requestRefund = fromPromise<OpenPayment, OpenPayment>(
  async ({ input: { code, payment }, signal }) => {
    const body = { payment_id: payment?.id ?? '' };
    const asked = await call(named('requestRefund'), { body, signal });
    return { code, payment: asked.payment_status };
  },
);
