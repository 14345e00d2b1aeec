import type { bookingDialogMachine } from '../../../machines/booking-dialog/booking-dialog.machine.ts';
import { createFlow } from '../../lib/flow/flow.tsx';

/** Hooks of the flow, which a result or the consultations run. */
export const {
  Within: BookingDialogWithin,
  useFlow: useBookingDialog,
  useSelected: useBookingDialogSelected,
} = createFlow<typeof bookingDialogMachine>('bookingDialog');
