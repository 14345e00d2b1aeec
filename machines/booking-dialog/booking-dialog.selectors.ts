import type { SnapshotFrom } from 'xstate';
import { PRODUCTS } from '../../contracts/payments/products.ts';
import type { bookingDialogMachine } from './booking-dialog.machine.ts';

type BookingDialogSnapshot = SnapshotFrom<typeof bookingDialogMachine>;

/** Content of the dialog: every leaf of the chart belongs to one of these, or the dialog is closed (BOOK-02). */
export type BookingView = 'loading' | 'unavailable' | 'form' | 'success' | 'error' | 'closed';

export const selectView = (snapshot: BookingDialogSnapshot): BookingView => {
  if (snapshot.matches('loadingSlots')) return 'loading';
  if (snapshot.matches('slotsFailed')) return 'unavailable';
  if (snapshot.matches('booked')) return 'success';
  if (snapshot.matches('bookingFailed')) return 'error';
  return snapshot.matches('closed') ? 'closed' : 'form';
};

/** Returns true while the booking is on its way, so that the dialog cannot be closed on it by mistake. */
export const selectIsSubmitting = (snapshot: BookingDialogSnapshot): boolean =>
  snapshot.matches('submitting');

/** Returns the text on a time that another patient has by now; null where that is not so. */
export const selectLost = (snapshot: BookingDialogSnapshot): string | null =>
  snapshot.matches({ editing: 'timeLost' }) ? snapshot.context.refusal : null;

/** Returns the length of the call, in minutes, and whether it is paid (BOOK-23). */
export const selectTerms = ({ context: { payment } }: BookingDialogSnapshot) => ({
  minutes: payment?.minutes ?? PRODUCTS.laterCall30.minutes,
  isPaid: payment !== null,
});
