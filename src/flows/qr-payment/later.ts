import { laterFlow } from '../../../machines/kit/later-flow.ts';
import { later } from '../page-loading/later-files.ts';
import { opened } from '../opened.ts';

/** The payment as a step runs it: fetched when it is opened. */
export const laterQrPayment = laterFlow(
  later('qr-payment', async () => (await opened('qrPayment')).providedQrPayment).fetched,
);
