import type { JobKind } from '../../jobs/runner.ts';
import { paymentsIn, unsurePaymentsIn } from '../../repositories/payments.ts';
import { closeWindow, lookAtProvider } from './looking.ts';
import { REFUND } from './moves.ts';
import type { PaymentNeeds } from './moves.ts';
import { WINDOW } from './opening.ts';
import { giveBack, tryRefundAnew } from './refunds.ts';
import { SANDBOX_WEBHOOK, webhookOf } from './sandbox/payer.ts';
import { receiveWebhook } from './webhooks.ts';

const MINUTE_MS = 60_000;

/** Payments are looked at so long after their window: a bank takes a day or two over money that got stuck, in milliseconds. */
const LOOKED_AT_MS = 3 * 24 * 60 * MINUTE_MS;

/** One payment is looked at no more often, in milliseconds. */
const PAUSE_MS = 30 * MINUTE_MS;

/** How many are looked at in one round: what is left is looked at in the next one. */
const MOST = 100;

/** Ends a payment whose window is over, should no page have done it. @throws PaymentFailure: the job tries again */
const endWindow = async (needs: PaymentNeeds, id: string): Promise<void> => {
  const payment = await paymentsIn(needs.db.sql).byId(id);
  if (payment) await closeWindow(needs, payment);
};

/**
 * Asks the provider about payments from which something may still come: a webhook can get lost, and money can come late. One that
 * cannot be asked about holds up no other.
 */
export const checkPayments = async (needs: PaymentNeeds): Promise<void> => {
  const now = needs.clock.now();
  const period = {
    from: new Date(now.getTime() - LOOKED_AT_MS),
    to: now,
    askedBefore: new Date(now.getTime() - PAUSE_MS),
  };
  for (const payment of await unsurePaymentsIn(needs.db.sql).waiting(period, MOST)) {
    const turn = { since: period.askedBefore, now };
    if (!(await paymentsIn(needs.db.sql).takeTurn(payment.id, turn))) continue;
    try {
      await closeWindow(needs, payment);
      await lookAtProvider(needs, payment, 'job');
    } catch (err) {
      needs.log.warn({ err, payment: payment.id }, 'a payment could not be checked');
    }
  }
};

/** How many characters of an ISO time name ten minutes: `2026-01-01T10:2`. */
const TEN_MINUTES = 15;

/** Ends windows, gives money back, and every ten minutes looks for what may have been missed. */
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
export const sandboxWebhookJob = (needs: PaymentNeeds): JobKind => ({
  name: SANDBOX_WEBHOOK,
  run: async (key) => {
    const webhook = await webhookOf(needs, key);
    if (webhook === null) return;
    const { body, signature, eventId } = webhook;
    await receiveWebhook(needs, { raw: Buffer.from(body), signature, eventId });
  },
});
