import type { ComponentType } from 'react';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import {
  selectIsSubmitting,
  selectView,
} from '../../../machines/booking-dialog/booking-dialog.machine.ts';
import type {
  BookingView,
  bookingDialogMachine,
} from '../../../machines/booking-dialog/booking-dialog.machine.ts';
import { BOOKING_TITLE } from '../../../contracts/texts/en/flows/booking-dialog.ts';
import { LibraryProvider } from '../../components/library/LibraryProvider.tsx';
import { Modal } from '../../components/library/Modal.tsx';
import { useOverPage } from '../../lib/address/over-page.ts';
import { useBookingDialog, useBookingDialogSelected } from './booking-dialog.flow.ts';
import { BookingForm } from './BookingForm.tsx';
import { ErrorView, LoadingView, SuccessView, UnavailableView } from './BookingScreens.tsx';

const BOOKING_ADDRESS = {
  param: 'step',
  name: 'booking',
  isShown: (snapshot: SnapshotFrom<typeof bookingDialogMachine>) =>
    selectView(snapshot) !== 'closed',
  closed: () => ({ type: 'dialog.closed' }) as const,
};

/** Lets Back close the dialog, while the URL keeps the step of the page below. */
const useBookingDialogAddress = (actor: ActorRefFrom<typeof bookingDialogMachine>): void =>
  useOverPage(actor, BOOKING_ADDRESS);

/** The view of each leaf state of the chart. */
const VIEWS: Readonly<Record<BookingView, ComponentType | null>> = {
  loading: LoadingView,
  unavailable: UnavailableView,
  form: BookingForm,
  success: SuccessView,
  error: ErrorView,
  closed: null,
};

/** The dialog over a result: books a consultation for later (BOOK-01..33). */
export const BookingDialog = () => {
  const dialog = useBookingDialog();
  useBookingDialogAddress(dialog);
  const view = useBookingDialogSelected(selectView);
  const isSubmitting = useBookingDialogSelected(selectIsSubmitting);
  // The key changes when the chosen time is lost, which rebuilds the form without it.
  const lost = useBookingDialogSelected(({ context }) => context.lost);
  const View = VIEWS[view];
  return (
    <LibraryProvider>
      <Modal
        opened={view !== 'closed'}
        title={BOOKING_TITLE}
        closeOnClickOutside={false}
        closeOnEscape={!isSubmitting}
        withCloseButton={!isSubmitting}
        onClose={() => dialog.send({ type: 'dialog.closed' })}
      >
        {View && <View key={lost} />}
      </Modal>
    </LibraryProvider>
  );
};
