import type { cardPaymentMachine } from '../../../machines/card-payment/card-payment.machine.ts';
import { createFlow } from '../../lib/flow.tsx';

/** The flow for its screen; the result runs it. */
export const {
  Within: CardPaymentWithin,
  useFlow: useCardPayment,
  useSelected: useCardPaymentSelected,
} = createFlow<typeof cardPaymentMachine>('cardPayment');
