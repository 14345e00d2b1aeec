import { cardPaymentMachine } from '../../../machines/card-payment/card-payment.machine.ts';
import {
  createOrder,
  openCalendar,
  openCheckout,
  verifyPayment,
} from '../../actors/card-payment.ts';
import { lazySignInGate } from '../sign-in-gate/lazy.ts';

/** The payment by card with the server, the provider's checkout and the browser in their places. */
export const providedCardPayment = cardPaymentMachine.provide({
  actors: { createOrder, openCheckout, verifyPayment, openCalendar, signInGate: lazySignInGate },
});
