import { qrPaymentMachine } from '../../../machines/qr-payment/qr-payment.machine.ts';
import {
  closeQr,
  createQr,
  readOpenPayment,
  requestRefund,
} from '../../actors/payments/qr-payment.ts';
import { providedPaymentLook } from '../payment-look/payment-look.flow.ts';
import { lazySignInGate } from '../sign-in-gate/lazy.ts';
import { createFlow } from '../../lib/flow/flow.tsx';

/** The QR payment, bound to the server and the page. */
export const providedQrPayment = qrPaymentMachine.provide({
  actors: {
    readOpenPayment,
    createQr,
    closeQr,
    requestRefund,
    paymentLook: providedPaymentLook,
    signInGate: lazySignInGate,
  },
});

/** Hooks of the flow, which the step PAYMENT_QR runs. */
export const {
  Within: QrPaymentWithin,
  useFlow: useQrPayment,
  useSelected: useQrPaymentSelected,
} = createFlow<typeof qrPaymentMachine>('qrPayment');
