import { bookingDialogMachine } from '../../../machines/booking-dialog/booking-dialog.machine.ts';
import { loadBooking, submitBooking } from '../../actors/booking/booking.ts';

/** The booking dialog, bound to the server. */
export const providedBookingDialog = bookingDialogMachine.provide({
  actors: { loadBooking, submitBooking },
});
