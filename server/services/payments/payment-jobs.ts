import type { JobKind } from '../../jobs/runner.ts';
import { paymentsIn, unsurePaymentsIn } from '../../repositories/payments.ts';
import { closeWindow, syncWithProvider } from './provider-sync.ts';
import { REFUND } from './apply-event.ts';
import type { PaymentDeps } from './apply-event.ts';
import { WINDOW } from './opening.ts';
import { sendRefund, retryRefund } from './refunds.ts';
import { SANDBOX_WEBHOOK, webhookOf } from './sandbox/payer.ts';
import { receiveWebhook } from './webhooks.ts';

const MINUTE_MS = 60_000;

/** Payments are synced for so long after their window, in ms: a bank takes a day or two over money that got stuck. */
const SYNCED_FOR_MS = 3 * 24 * 60 * MINUTE_MS;

/** Shortest time between two syncs of one payment, in ms. */
const PAUSE_MS = 30 * MINUTE_MS;

/** How many are synced in one run; the next run takes the rest. */
const MOST = 100;

/** Ends a payment whose window is over, unless a page has done so. @throws PaymentFailure: the job tries again */
const endWindow = async (deps: PaymentDeps, id: string): Promise<void> => {
  const payment = await paymentsIn(deps.db.sql).byId(id);
  if (payment) await closeWindow(deps, payment);
};

/**
 * Syncs the payments that may still change: a webhook can get lost, and money can come late. One whose sync fails holds up no
 * other.
 */
export const syncPendingPayments = async (deps: PaymentDeps): Promise<void> => {
  const now = deps.clock.now();
  const period = {
    from: new Date(now.getTime() - SYNCED_FOR_MS),
    to: now,
    askedBefore: new Date(now.getTime() - PAUSE_MS),
  };
  for (const payment of await unsurePaymentsIn(deps.db.sql).waiting(period, MOST)) {
    const turn = { since: period.askedBefore, now };
    if (!(await paymentsIn(deps.db.sql).takeTurn(payment.id, turn))) continue;
    try {
      await closeWindow(deps, payment);
      await syncWithProvider(deps, payment, 'job');
    } catch (err) {
      deps.log.warn({ err, payment: payment.id }, 'a payment could not be checked');
    }
  }
};

/** How many characters of an ISO time name ten minutes: `2026-01-01T10:2`. */
const TEN_MINUTES = 15;

/** End windows, send refunds, and every ten minutes sync the payments that may still change. */
export const paymentJobs = (deps: PaymentDeps): JobKind[] => [
  { name: WINDOW, run: (id) => endWindow(deps, id) },
  {
    name: REFUND,
    run: (key) => sendRefund(deps, key),
    giveUp: (key) => retryRefund(deps, key),
  },
  {
    name: 'paymentCheck',
    keyAt: (now) => now.toISOString().slice(0, TEN_MINUTES),
    run: () => syncPendingPayments(deps),
  },
];

/** Stands in for the provider's webhooks about payments of the sandbox. */
export const sandboxWebhookJob = (deps: PaymentDeps): JobKind => ({
  name: SANDBOX_WEBHOOK,
  run: async (key) => {
    const webhook = await webhookOf(deps, key);
    if (webhook === null) return;
    const { body, signature, eventId } = webhook;
    await receiveWebhook(deps, { raw: Buffer.from(body), signature, eventId });
  },
});
