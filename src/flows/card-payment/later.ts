import { laterFlow } from '../../../machines/kit/later-flow.ts';
import { later } from '../page-loading/later-files.ts';
import { opened } from '../opened.ts';

/** The payment as the result runs it: fetched when it is opened. */
export const laterCardPayment = laterFlow(
  later('card-payment', async () => (await opened('cardPayment')).providedCardPayment).fetched,
);
