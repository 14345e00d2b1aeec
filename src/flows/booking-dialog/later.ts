import { laterFlow } from '../../../machines/kit/later-flow.ts';
import { later } from '../page-loading/later-files.ts';

/** The dialog as other flows run it: fetched when it is opened. */
export const laterBookingDialog = laterFlow(
  later('booking-dialog', async () => {
    const { bookingDialog } = await import('../opened-flows.ts');
    return (await bookingDialog()).providedBookingDialog;
  }).fetched,
);
