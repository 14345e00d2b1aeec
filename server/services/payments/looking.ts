import { CURRENCY } from '../../../contracts/products.ts';
import { PaymentFailure } from '../../providers/payments/port.ts';
import type { ProviderPayment } from '../../providers/payments/port.ts';
import { paymentsIn } from '../../repositories/payments.ts';
import type { LedgerRow } from '../../repositories/payment-ledger.ts';
import type { Payment } from '../../repositories/payments.ts';
import { movePayment, readLife } from './moves.ts';
import type { PaymentNeeds } from './moves.ts';

/** The provider is asked about one payment no more often, in milliseconds: a little less than a page asks us (QR-10). */
const ASK_EVERY_MS = 4000;

type Source = LedgerRow['source'];

/**
 * Asks the provider what was paid and given back, and writes down what we did not know.
 * @throws PaymentFailure when it does not say
 */
export const lookAtProvider = async (
  needs: PaymentNeeds,
  { id, providerRef }: Pick<Payment, 'id' | 'providerRef'>,
  source: Source,
): Promise<void> => {
  if (providerRef === null) return;
  for (const paid of await needs.provider.paymentsOf(providerRef)) {
    await noteMoney(needs, id, { paid, source });
  }
};

type Money = { readonly paid: ProviderPayment; readonly source: Source };

/** Writes down what has become of some money; what is reserved only is taken first. */
export const noteMoney = async (
  needs: PaymentNeeds,
  id: string,
  { paid, source }: Money,
): Promise<void> => {
  if (paid.currency !== CURRENCY) {
    // Not ours to count: no price of ours has another currency.
    needs.log.error({ payment: id, capture: paid.id }, 'money of another currency came');
    return;
  }
  const taken = paid.status === 'authorized' ? await takeReserved(needs, id, paid) : paid;
  if (taken === null) return;
  if (taken.status !== 'captured' && taken.status !== 'refunded') return;
  const captured = { type: 'captured', captureId: taken.id, amount: taken.amount } as const;
  const moved = await movePayment(needs, id, { event: captured, source });
  if (moved?.kind === 'moved') {
    if (!moved.to.keptId) needs.log.warn({ payment: id, capture: taken.id }, 'a wrong amount came');
    needs.wakeJobs();
  }
  if (taken.status === 'refunded') await noteRefunds(needs, id, { captureId: taken.id, source });
};

/**
 * Takes money that is reserved. `null` where the provider refuses: it was taken meanwhile, or the bank has let it go, and
 * neither may hold up what else was paid.
 */
const takeReserved = async (
  { provider, log }: PaymentNeeds,
  payment: string,
  paid: ProviderPayment,
): Promise<ProviderPayment | null> => {
  try {
    return await provider.capture(paid);
  } catch (err) {
    if (!(err instanceof PaymentFailure) || err.kind !== 'refused') throw err;
    log.warn({ err, payment, capture: paid.id }, 'reserved money could not be taken');
    return null;
  }
};

/** Writes down what the provider has given back of some money. */
export const noteRefunds = async (
  needs: PaymentNeeds,
  id: string,
  { captureId, source }: { readonly captureId: string; readonly source: Source },
): Promise<void> => {
  for (const refund of await needs.provider.refundsOf(captureId)) {
    if (refund.status !== 'processed') continue;
    const { id: refundId, amount } = refund;
    const event = { type: 'refunded', captureId, refundId, amount } as const;
    await movePayment(needs, id, { event, source });
  }
};

/** Asks the provider about a payment that can still be paid, when nobody has asked just now. A provider that does not answer is asked again by the next poll. */
export const lookInTurn = async (needs: PaymentNeeds, payment: Payment): Promise<void> => {
  if (payment.state !== 'awaiting') return;
  const now = needs.clock.now();
  const since = new Date(now.getTime() - ASK_EVERY_MS);
  if (!(await paymentsIn(needs.db.sql).takeTurn(payment.id, { since, now }))) return;
  try {
    await lookAtProvider(needs, payment, 'poll');
  } catch (err) {
    needs.log.warn({ err, payment: payment.id }, 'the payment provider could not be asked');
  }
};

/**
 * Ends a payment whose window is over (QR-13): the provider is asked once more, the code is closed, and asked about again,
 * since somebody may have paid in between. Money that comes even later is kept all the same.
 * @throws PaymentFailure when the provider does not answer: nothing is ended without it
 */
export const closeWindow = async (needs: PaymentNeeds, payment: Payment): Promise<void> => {
  if (needs.clock.now() < payment.expiresAt) return;
  if (payment.state !== 'awaiting' && payment.state !== 'creating') return;
  const { providerRef } = payment;
  if (providerRef !== null) {
    await lookAtProvider(needs, payment, 'poll');
    if ((await readLife(needs.db.sql, payment)).captures.length === 0) {
      if (providerRef.startsWith('qr_')) await needs.provider.closeCode(providerRef);
      await lookAtProvider(needs, payment, 'poll');
    }
  }
  await movePayment(needs, payment.id, { event: { type: 'expired' }, source: 'job' });
};
