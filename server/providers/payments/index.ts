import type { Clock } from '../../lib/clock.ts';
import type { PaymentProvider, PaymentSettings } from './port.ts';
import { razorpay } from './razorpay.ts';
import { pictureOverHttp, sendOverHttp } from './send.ts';

/** Who takes the money: Razorpay, or `null` when the operator has set up nobody (the default). */
export const paymentsFor = (
  settings: PaymentSettings | null,
  clock: Clock,
): PaymentProvider | null =>
  settings &&
  razorpay(settings, sendOverHttp(settings.baseUrl, clock), {
    name: 'razorpay',
    payPage: null,
    pictureOf: pictureOverHttp(clock),
  });
