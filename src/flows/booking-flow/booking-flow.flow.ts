import type { bookingFlowMachine } from '../../../machines/booking-flow/booking-flow.machine.ts';
import { createFlow } from '../../lib/flow.tsx';

/** The flow for its screens. */
export const {
  Provider: BookingFlow,
  Within: BookingFlowWithin,
  useFlow: useBookingFlow,
  useSelected: useBookingFlowSelected,
} = createFlow<typeof bookingFlowMachine>('bookingFlow');
