import { checkPayments, endWindow } from '../services/payments/checks.ts';
import { REFUND } from '../services/payments/moves.ts';
import type { PaymentNeeds } from '../services/payments/moves.ts';
import { WINDOW } from '../services/payments/opening.ts';
import { giveBack, tryRefundAnew } from '../services/payments/refunds.ts';
import { SANDBOX_WEBHOOK, webhookOf } from '../services/payments/sandbox/payer.ts';
import { receiveWebhook } from '../services/payments/webhooks.ts';
import type { JobKind } from './runner.ts';

/** How many characters of an ISO time name ten minutes: `2026-01-01T10:2`. */
const TEN_MINUTES = 15;

/** What is to be done about payments: windows that end, money that goes back, and a look at what may have been missed. */
export const paymentJobs = (needs: PaymentNeeds): JobKind[] => [
  { name: WINDOW, run: (id) => endWindow(needs, id) },
  {
    name: REFUND,
    run: (key) => giveBack(needs, key),
    giveUp: (key) => tryRefundAnew(needs, key),
  },
  {
    name: 'paymentCheck',
    keyAt: (now) => now.toISOString().slice(0, TEN_MINUTES),
    run: () => checkPayments(needs),
  },
];

/** Tells of payments of the sandbox as the provider's webhooks do. */
export const sandboxWebhooks = (needs: PaymentNeeds): JobKind => ({
  name: SANDBOX_WEBHOOK,
  run: async (key) => {
    const webhook = await webhookOf(needs, key);
    if (webhook === null) return;
    const { body, signature, eventId } = webhook;
    await receiveWebhook(needs, { raw: Buffer.from(body), signature, eventId });
  },
});
