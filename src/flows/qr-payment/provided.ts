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
