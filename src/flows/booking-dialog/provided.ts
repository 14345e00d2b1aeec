import { bookingDialogMachine } from '../../../machines/booking-dialog/booking-dialog.machine.ts';
import { loadBooking, submitBooking } from '../../actors/booking.ts';

/** The dialog with the server in its place. */
export const providedBookingDialog = bookingDialogMachine.provide({
  actors: { loadBooking, submitBooking },
});
