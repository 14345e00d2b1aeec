/** What opening the payment brings: its chart, and its screens. */
export { QrPaymentScreens } from './QrPaymentScreens.tsx';
export { providedQrPayment } from './provided.ts';
