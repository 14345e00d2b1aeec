import { qrPaymentMachine } from '../../../machines/qr-payment/qr-payment.machine.ts';
import {
  closeQr,
  createQr,
  readOpenPayment,
  readPayment,
  requestRefund,
} from '../../actors/payments/qr-payment.ts';
import { watchPage } from '../../actors/page/watch-page.ts';
import { lazySignInGate } from '../sign-in-gate/lazy.ts';
import { createFlow } from '../../lib/flow/flow.tsx';

/** The QR payment, bound to the server and the page. */
export const providedQrPayment = qrPaymentMachine.provide({
  actors: {
    readOpenPayment,
    createQr,
    readPayment,
    closeQr,
    requestRefund,
    watchPage,
    signInGate: lazySignInGate,
  },
});

/** Hooks of the flow, which the step PAYMENT_QR runs. */
export const {
  Within: QrPaymentWithin,
  useFlow: useQrPayment,
  useSelected: useQrPaymentSelected,
} = createFlow<typeof qrPaymentMachine>('qrPayment');
