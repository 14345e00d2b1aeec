import { laterFlow } from '../../../machines/kit/later-flow.ts';

/** The payment as the result runs it: fetched when it is opened. */
export const laterCardPayment = laterFlow(async () => {
  const { cardPayment } = await import('../opened-flows.ts');
  return (await cardPayment()).providedCardPayment;
});
