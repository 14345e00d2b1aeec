import type { bookingDialogMachine } from '../../../machines/booking-dialog/booking-dialog.machine.ts';
import { createFlow } from '../../lib/flow.tsx';

/** The dialog for its screens; a result runs it. */
export const {
  Within: BookingDialogWithin,
  useFlow: useBookingDialog,
  useSelected: useBookingDialogSelected,
} = createFlow<typeof bookingDialogMachine>('bookingDialog');
