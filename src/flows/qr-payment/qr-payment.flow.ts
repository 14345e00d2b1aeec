import type { qrPaymentMachine } from '../../../machines/qr-payment/qr-payment.machine.ts';
import { createFlow } from '../../lib/flow/flow.tsx';

/** Hooks of the flow, which the step PAYMENT_QR runs. */
export const {
  Within: QrPaymentWithin,
  useFlow: useQrPayment,
  useSelected: useQrPaymentSelected,
} = createFlow<typeof qrPaymentMachine>('qrPayment');
