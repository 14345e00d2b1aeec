import { paymentsIn, unsurePaymentsIn } from '../../repositories/payments.ts';
import { closeWindow, lookAtProvider } from './looking.ts';
import type { PaymentNeeds } from './moves.ts';

const MINUTE_MS = 60_000;

/** Payments are looked at so long after their window: a bank takes a day or two over money that got stuck, in milliseconds. */
const LOOKED_AT_MS = 3 * 24 * 60 * MINUTE_MS;

/** One payment is looked at no more often, in milliseconds. */
const PAUSE_MS = 30 * MINUTE_MS;

/** How many are looked at in one round: what is left is looked at in the next one. */
const MOST = 100;

/** Ends a payment whose window is over, should no page have done it. @throws PaymentFailure: the job tries again */
export const endWindow = async (needs: PaymentNeeds, id: string): Promise<void> => {
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
