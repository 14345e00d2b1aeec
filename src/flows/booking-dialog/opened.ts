export { providedBookingDialog as machine } from './provided.ts';
export { BookingDialog as Screens } from './BookingDialog.tsx';
export { BookingDialogWithin as Within } from './booking-dialog.flow.ts';
