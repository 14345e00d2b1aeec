import { paymentLookMachine } from '../../../machines/payment-look/payment-look.machine.ts';
import { watchPage } from '../../actors/page/watch-page.ts';
import { readPayment } from '../../actors/payments/payment-look.ts';
import { createFlow } from '../../lib/flow/flow.tsx';

/** The look for a payment, bound to the server and the page. */
export const providedPaymentLook = paymentLookMachine.provide({
  actors: { readPayment, watchPage },
});

/** Hooks of the look, which the payments run. */
export const {
  Within: PaymentLookWithin,
  useFlow: usePaymentLook,
  useSelected: usePaymentLookSelected,
} = createFlow<typeof paymentLookMachine>('paymentLook');
