import { laterFlow } from '../../../machines/kit/later-flow.ts';

/** The payment as a step runs it: fetched when it is opened. */
export const laterQrPayment = laterFlow(async () => {
  const { qrPayment } = await import('../opened-flows.ts');
  return (await qrPayment()).providedQrPayment;
});
