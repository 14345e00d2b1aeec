/** What opening the payment brings: its chart, and what is said of it. */
export { CardPaymentStage } from './CardPaymentStage.tsx';
export { providedCardPayment } from './provided.ts';
