import { bookingDialogMachine } from '../../../machines/booking-dialog/booking-dialog.machine.ts';
import { loadBooking, submitBooking } from '../../actors/booking/booking.ts';
import { createFlow } from '../../lib/flow/flow.tsx';

/** The booking dialog, bound to the server. */
export const providedBookingDialog = bookingDialogMachine.provide({
  actors: { loadBooking, submitBooking },
});

/** Hooks of the flow, which a result or the consultations run. */
export const {
  Within: BookingDialogWithin,
  useFlow: useBookingDialog,
  useSelected: useBookingDialogSelected,
} = createFlow<typeof bookingDialogMachine>('bookingDialog');
