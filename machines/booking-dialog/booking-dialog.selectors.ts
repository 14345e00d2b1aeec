import type { SnapshotFrom } from 'xstate';
import { PRODUCTS } from '../../contracts/products.ts';
import type { bookingDialogMachine } from './booking-dialog.machine.ts';

type BookingDialogSnapshot = SnapshotFrom<typeof bookingDialogMachine>;

/** What the dialog shows: every leaf of the chart belongs to one of these, or the dialog is closed (BOOK-02). */
export type BookingView = 'loading' | 'unavailable' | 'form' | 'success' | 'error' | 'closed';

export const selectView = (snapshot: BookingDialogSnapshot): BookingView => {
  if (snapshot.matches('loadingSlots')) return 'loading';
  if (snapshot.matches('slotsFailed')) return 'unavailable';
  if (snapshot.matches('booked')) return 'success';
  if (snapshot.matches('bookingFailed')) return 'error';
  return snapshot.matches('closed') ? 'closed' : 'form';
};

/** Whether the booking is on its way: nobody closes the dialog on it by mistake. */
export const selectIsSubmitting = (snapshot: BookingDialogSnapshot): boolean =>
  snapshot.matches('submitting');

/** What is said of a time that somebody else has by now; null where that is not so. */
export const selectLost = (snapshot: BookingDialogSnapshot): string | null =>
  snapshot.matches({ editing: 'timeLost' }) ? snapshot.context.refusal : null;

/** How long the call is, in minutes, and how it is paid (BOOK-23). */
export const selectTerms = ({ context: { payment } }: BookingDialogSnapshot) => ({
  minutes: payment?.minutes ?? PRODUCTS.laterCall30.minutes,
  isPaid: payment !== null,
});
