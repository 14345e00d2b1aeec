import type { cardPaymentMachine } from '../../../machines/card-payment/card-payment.machine.ts';
import { createFlow } from '../../lib/flow/flow.tsx';

/** Hooks of the flow, which the result and the booking flow run. */
export const {
  Within: CardPaymentWithin,
  useFlow: useCardPayment,
  useSelected: useCardPaymentSelected,
} = createFlow<typeof cardPaymentMachine>('cardPayment');
