import { laterFlow } from '../../../machines/kit/later-flow.ts';
import { later } from '../page-loading/later-files.ts';

/** The payment as a step runs it: fetched when it is opened. */
export const laterQrPayment = laterFlow(
  later('qr-payment', async () => {
    const { qrPayment } = await import('../opened-flows.ts');
    return (await qrPayment()).providedQrPayment;
  }).fetched,
);
