import { laterFlow } from '../../../machines/kit/later-flow.ts';

/** The dialog as other flows run it: fetched when it is opened. */
export const laterBookingDialog = laterFlow(async () => {
  const { bookingDialog } = await import('../opened-flows.ts');
  return (await bookingDialog()).providedBookingDialog;
});
