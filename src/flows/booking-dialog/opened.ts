/** What opening the dialog brings: its chart, and its screen. */
export { BookingDialog } from './BookingDialog.tsx';
export { providedBookingDialog } from './provided.ts';
