export { providedCardPayment as machine } from './card-payment.flow.ts';
export { CardPaymentStage as Screens } from './CardPaymentStage.tsx';
export { CardPaymentWithin as Within } from './card-payment.flow.ts';
