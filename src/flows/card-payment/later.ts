import { laterFlow } from '../../../machines/kit/later-flow.ts';
import { later } from '../page-loading/later-files.ts';

/** The payment as the result runs it: fetched when it is opened. */
export const laterCardPayment = laterFlow(
  later('card-payment', async () => {
    const { cardPayment } = await import('../opened-flows.ts');
    return (await cardPayment()).providedCardPayment;
  }).fetched,
);
