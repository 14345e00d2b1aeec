import { cardPaymentMachine } from '../../../machines/card-payment/card-payment.machine.ts';
import {
  createOrder,
  openCalendar,
  openCheckout,
  verifyPayment,
} from '../../actors/payments/card-payment.ts';
import { providedPaymentLook } from '../payment-look/payment-look.flow.ts';
import { lazySignInGate } from '../sign-in-gate/lazy.ts';
import { createFlow } from '../../lib/flow/flow.tsx';

/** The card payment, bound to the server, the provider's checkout and the browser. */
export const providedCardPayment = cardPaymentMachine.provide({
  actors: {
    createOrder,
    openCheckout,
    paymentLook: providedPaymentLook,
    verifyPayment,
    openCalendar,
    signInGate: lazySignInGate,
  },
});

/** Hooks of the flow, which the result and the booking flow run. */
export const {
  Within: CardPaymentWithin,
  useFlow: useCardPayment,
  useSelected: useCardPaymentSelected,
} = createFlow<typeof cardPaymentMachine>('cardPayment');
