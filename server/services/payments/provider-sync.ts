import { CURRENCY, LATE_LOOK_MS } from '../../../contracts/payments/products.ts';
import { PaymentFailure } from '../../providers/payments/port.ts';
import type { ProviderPayment } from '../../providers/payments/port.ts';
import { paymentsIn } from '../../repositories/payments.ts';
import type { LedgerRow } from '../../repositories/payment-ledger.ts';
import type { Payment } from '../../repositories/payments.ts';
import { applyEvent, readLife } from './apply-event.ts';
import type { PaymentDeps } from './apply-event.ts';
import { capturedEvent } from './payment-state.ts';

/** Shortest time between two questions about one payment, in ms: a little less than the poll of a page (QR-10). */
const ASK_EVERY_MS = 4000;

type Source = LedgerRow['source'];

/**
 * Asks the provider for the payments and refunds of an order or code, and records those that are new to us.
 * @throws PaymentFailure when the provider does not answer
 */
export const syncWithProvider = async (
  deps: PaymentDeps,
  { id, providerRef }: Pick<Payment, 'id' | 'providerRef'>,
  source: Source,
): Promise<void> => {
  if (providerRef === null) return;
  for (const paid of await deps.provider.paymentsOf(providerRef)) {
    await recordProviderPayment(deps, id, { paid, source });
  }
};

type Report = { readonly paid: ProviderPayment; readonly source: Source };

/** Records a payment that the provider reports. A payment that is only authorized is captured first. */
export const recordProviderPayment = async (
  deps: PaymentDeps,
  id: string,
  { paid, source }: Report,
): Promise<void> => {
  if (paid.currency !== CURRENCY) {
    // No price of ours has another currency, so this is not for us to count.
    deps.log.error({ payment: id, capture: paid.id }, 'money of another currency came');
    return;
  }
  const taken = paid.status === 'authorized' ? await captureReserved(deps, id, paid) : paid;
  if (taken === null) return;
  if (taken.status !== 'captured' && taken.status !== 'refunded') return;
  const due = (await paymentsIn(deps.db.sql).byId(id))?.amount ?? 0;
  const moved = await applyEvent(deps, id, { event: capturedEvent(due, taken), source });
  if (moved?.kind === 'moved') {
    if (!moved.to.keptId) deps.log.warn({ payment: id, capture: taken.id }, 'a wrong amount came');
    deps.wakeJobs();
  }
  if (taken.status === 'refunded')
    await recordProviderRefunds(deps, id, { captureId: taken.id, source });
};

/**
 * Captures an authorized payment. `null` where the provider refuses: it was captured meanwhile, or the bank has released it,
 * and neither may hold up the other payments.
 */
const captureReserved = async (
  { provider, log }: PaymentDeps,
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

/** Records the refunds that the provider reports for a capture. */
export const recordProviderRefunds = async (
  deps: PaymentDeps,
  id: string,
  { captureId, source }: { readonly captureId: string; readonly source: Source },
): Promise<void> => {
  for (const refund of await deps.provider.refundsOf(captureId)) {
    if (refund.status !== 'processed') continue;
    const { id: refundId, amount } = refund;
    const event = { type: 'refunded', captureId, refundId, amount } as const;
    await applyEvent(deps, id, { event, source });
  }
};

/** Returns true while money may be on its way: in the window, and as long after it as a page looks for it (NEW-12). */
const mayComeIn = ({ state, expiresAt }: Payment, now: Date): boolean =>
  state === 'awaiting' ||
  (state === 'expired' && now.getTime() < expiresAt.getTime() + LATE_LOOK_MS);

/**
 * Syncs a payment whose money may come in, unless it was synced a moment ago. A provider that does not answer is asked again
 * by the next poll.
 */
export const syncUnlessRecent = async (deps: PaymentDeps, payment: Payment): Promise<void> => {
  const now = deps.clock.now();
  if (!mayComeIn(payment, now)) return;
  const since = new Date(now.getTime() - ASK_EVERY_MS);
  if (!(await paymentsIn(deps.db.sql).takeTurn(payment.id, { since, now }))) return;
  try {
    await syncWithProvider(deps, payment, 'poll');
  } catch (err) {
    deps.log.warn({ err, payment: payment.id }, 'the payment provider could not be asked');
  }
};

/**
 * Ends a payment whose window is over (QR-13): syncs it, closes the code and syncs it again, since somebody may have paid in
 * between. Money that comes even later still counts.
 * @throws PaymentFailure when the provider does not answer: no payment is ended without it
 */
export const closeWindow = async (deps: PaymentDeps, payment: Payment): Promise<void> => {
  if (deps.clock.now() < payment.expiresAt) return;
  if (payment.state !== 'awaiting' && payment.state !== 'creating') return;
  const { providerRef } = payment;
  if (providerRef !== null) {
    await syncWithProvider(deps, payment, 'poll');
    if ((await readLife(deps.db.sql, payment)).captures.length === 0) {
      if (providerRef.startsWith('qr_')) await deps.provider.closeCode(providerRef);
      await syncWithProvider(deps, payment, 'poll');
    }
  }
  await applyEvent(deps, payment.id, { event: { type: 'expired' }, source: 'job' });
};
