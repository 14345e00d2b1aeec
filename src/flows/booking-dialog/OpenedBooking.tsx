import { useSelector } from '@xstate/react';
import { Suspense, lazy } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { bookingDialogMachine } from '../../../machines/booking-dialog/booking-dialog.machine.ts';
import type { LaterFlow } from '../../../machines/kit/later-flow.ts';
import { BookingDialogWithin } from './booking-dialog.flow.ts';
import { opened } from '../opened.ts';

const BookingDialog = lazy(async () => ({
  default: (await opened('bookingDialog')).BookingDialog,
}));

type OpenedBookingProps = {
  /** The dialog's actor, while a flow runs it. */
  readonly booking: ActorRefFrom<LaterFlow<typeof bookingDialogMachine>> | undefined;
};

/** Shows the dialog that a flow runs, or nothing. */
export const OpenedBooking = ({ booking }: OpenedBookingProps) => {
  const flow = useSelector(booking, (snapshot) => snapshot?.flow ?? null);
  return (
    flow && (
      <Suspense>
        <BookingDialogWithin key={flow.sessionId} actor={flow}>
          <BookingDialog />
        </BookingDialogWithin>
      </Suspense>
    )
  );
};
