import type { Sql } from '../../db/connect.ts';
import { appointmentsIn } from '../../repositories/appointments.ts';
import { jobsIn } from '../../repositories/jobs.ts';
import { paymentLedgerIn } from '../../repositories/payment-ledger.ts';
import { paymentsIn } from '../../repositories/payments.ts';
import type { Payment } from '../../repositories/payments.ts';
import { isHad } from '../appointments/appointment-state.ts';
import { recordProviderRefunds } from './provider-sync.ts';
import {
  REFUND,
  applyEvent,
  readLife,
  readRefundKey,
  refundKey,
  requestRefundLocked,
} from './apply-event.ts';
import type { PaymentDeps } from './apply-event.ts';
import { refundsDue } from './payment-state.ts';

/** `used`: its consultation has to be cancelled first. `notPaid`: there is nothing to refund. */
type Requested =
  | { readonly kind: 'asked'; readonly id: string }
  | { readonly kind: 'notYours' | 'used' | 'notPaid' };

/**
 * Requests the refund of a payment whose row is locked. The event changes nothing for a payment without money, or with its
 * refund on the way.
 * @returns the amount that goes back, in paise; 0 where nothing does
 */
export const askBack = async (
  sql: Sql,
  deps: Pick<PaymentDeps, 'clock' | 'ids'>,
  payment: Payment,
): Promise<number> => {
  const moved = await requestRefundLocked(sql, deps, payment, 'request');
  if (moved.kind !== 'moved') return 0;
  return refundsDue(moved.to).reduce((sum, { amount }) => sum + amount, 0);
};

/** Requests the refund of one's own payment. A repeated request changes nothing. */
export const requestRefund = async (
  deps: PaymentDeps,
  { ownerId, id }: { readonly ownerId: string; readonly id: string },
): Promise<Requested> => {
  const requested = await deps.db.transaction(async (sql): Promise<Requested> => {
    const payment = await paymentsIn(sql).lock(id);
    if (payment?.ownerId !== ownerId) return { kind: 'notYours' };
    if (payment.state === 'refunding' || payment.state === 'refunded') return { kind: 'asked', id };
    if (await paymentsIn(sql).isUsed(id)) return { kind: 'used' };
    return (await askBack(sql, deps, payment)) > 0 ? { kind: 'asked', id } : { kind: 'notPaid' };
  });
  if (requested.kind === 'asked') deps.wakeJobs();
  return requested;
};

/**
 * Requests the refund of all unused payments of an account that is being deleted. An appointment that is still to come goes
 * with the account; one that has begun, or to which both have come, was used. The account is locked, so that nothing is booked
 * or opened meanwhile.
 */
export const requestRefundsOf = async (
  sql: Sql,
  deps: Pick<PaymentDeps, 'clock' | 'ids'>,
  ownerId: string,
): Promise<void> => {
  const payments = paymentsIn(sql);
  for (const { id } of await payments.ofOwner(ownerId)) {
    const payment = await payments.lock(id);
    const used = await appointmentsIn(sql).ofPayment(id);
    const wasHad = used !== null && isHad(used, deps.clock.now());
    if (payment !== null && !wasHad) await askBack(sql, deps, payment);
  }
};

/**
 * Sends the refund that the key of a job names. Done twice it refunds once: the provider knows the key, and what is refunded
 * already is no longer due.
 * @throws PaymentFailure when the provider does not answer: the job tries again
 */
export const sendRefund = async (deps: PaymentDeps, key: string): Promise<void> => {
  const { captureId, amount: wanted } = readRefundKey(key);
  const payment = await paymentLedgerIn(deps.db.sql).byCapture(captureId);
  if (payment === null) return;
  await recordProviderRefunds(deps, payment.id, { captureId, source: 'job' });
  const life = await readLife(deps.db.sql, payment);
  const due = refundsDue(life).find((each) => each.captureId === captureId);
  if (due?.amount !== wanted) return;
  const asked = { captureId, amount: wanted, key: `${captureId}-${wanted}` };
  const refund = await deps.provider.refund(asked);
  if (refund.status === 'failed') {
    const failed = { type: 'refundFailed', captureId } as const;
    await applyEvent(deps, payment.id, { event: failed, source: 'job' });
    deps.log.error({ payment: payment.id, capture: captureId }, 'money could not be given back');
  }
  if (refund.status !== 'processed') return;
  const { id: refundId, amount } = refund;
  const event = { type: 'refunded', captureId, refundId, amount } as const;
  await applyEvent(deps, payment.id, { event, source: 'job' });
};

/** Pause before a refund that was given up is tried again, in ms. */
const ANEW_MS = 6 * 60 * 60_000;

/** Plans a refund again that was given up: it stays due, however long the provider is unavailable. */
export const retryRefund = async (
  { db, clock, ids }: Pick<PaymentDeps, 'db' | 'clock' | 'ids'>,
  given: string,
): Promise<void> => {
  const { captureId, amount, givenUp } = readRefundKey(given);
  const key = refundKey(captureId, amount, givenUp + 1);
  const dueAt = new Date(clock.now().getTime() + ANEW_MS);
  await jobsIn(db.sql).add({ id: ids.row(), kind: REFUND, key, dueAt });
};
