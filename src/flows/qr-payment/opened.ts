export { providedQrPayment as machine } from './qr-payment.flow.ts';
export { QrPaymentScreens as Screens } from './QrPaymentScreens.tsx';
export { QrPaymentWithin as Within } from './qr-payment.flow.ts';
