import { qrPaymentMachine } from '../../../machines/qr-payment/qr-payment.machine.ts';
import {
  closeQr,
  createQr,
  readOpenPayment,
  readPayment,
  requestRefund,
} from '../../actors/qr-payment.ts';
import { watchPage } from '../../actors/watch-page.ts';
import { lazySignInGate } from '../sign-in-gate/lazy.ts';

/** The payment by QR code with the server and the page in their places. */
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
