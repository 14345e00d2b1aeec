import type { bookingFlowMachine } from '../../../machines/booking-flow/booking-flow.machine.ts';
import { createFlow } from '../../lib/flow/flow.tsx';

/** Provider and hooks of the booking flow. */
export const {
  Provider: BookingFlow,
  Within: BookingFlowWithin,
  useFlow: useBookingFlow,
  useSelected: useBookingFlowSelected,
} = createFlow<typeof bookingFlowMachine>('bookingFlow');
