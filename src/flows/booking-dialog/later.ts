import { laterFlow } from '../../../machines/kit/later-flow.ts';
import { later } from '../page-loading/later-files.ts';
import { opened } from '../opened.ts';

/** The dialog as other flows run it: fetched when it is opened. */
export const laterBookingDialog = laterFlow(
  later('booking-dialog', async () => (await opened('bookingDialog')).providedBookingDialog)
    .fetched,
);
