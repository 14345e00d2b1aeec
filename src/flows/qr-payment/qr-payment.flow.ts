import type { qrPaymentMachine } from '../../../machines/qr-payment/qr-payment.machine.ts';
import { createFlow } from '../../lib/flow.tsx';

/** The flow for its screens; the step PAYMENT_QR runs it. */
export const {
  Within: QrPaymentWithin,
  useFlow: useQrPayment,
  useSelected: useQrPaymentSelected,
} = createFlow<typeof qrPaymentMachine>('qrPayment');
