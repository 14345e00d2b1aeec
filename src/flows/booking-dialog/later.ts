import { laterFlow } from '../../../machines/kit/later-flow.ts';

/** The dialog as other flows run it: fetched when it is opened. */
export const laterBookingDialog = laterFlow(
  async () => (await import('./opened.ts')).providedBookingDialog,
);
