import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { bookingDialogMachine } from '../../../machines/booking-dialog/booking-dialog.machine.ts';
import { selectView } from '../../../machines/booking-dialog/booking-dialog.machine.ts';
import { useOverPage } from '../../lib/address/over-page.ts';

const BOOKING_ADDRESS = {
  param: 'step',
  name: 'booking',
  isShown: (snapshot: SnapshotFrom<typeof bookingDialogMachine>) =>
    selectView(snapshot) !== 'closed',
  closed: () => ({ type: 'dialog.closed' }) as const,
};

/** Lets Back close the dialog, while the URL keeps the step of the page below. */
export const useBookingDialogAddress = (actor: ActorRefFrom<typeof bookingDialogMachine>): void =>
  useOverPage(actor, BOOKING_ADDRESS);
