import type { Clock } from '../../lib/clock.ts';
import type { PaymentProvider, PaymentSettings } from './port.ts';
import { razorpay } from './razorpay.ts';
import { pictureOverHttp, sendOverHttp } from './send.ts';

/** Connects the payment provider, Razorpay; `null` when the operator has set up none (the default). */
export const paymentsFor = (
  settings: PaymentSettings | null,
  clock: Clock,
): PaymentProvider | null =>
  settings &&
  razorpay(settings, sendOverHttp(settings.baseUrl, clock), {
    name: 'razorpay',
    clock,
    payPage: null,
    pictureOf: pictureOverHttp(clock),
  });
