export { providedBookingDialog as machine } from './booking-dialog.flow.ts';
export { BookingDialog as Screens } from './BookingDialog.tsx';
export { BookingDialogWithin as Within } from './booking-dialog.flow.ts';
