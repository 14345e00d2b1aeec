import type { Sql } from '../../db/connect.ts';
import { appointmentsIn } from '../../repositories/appointments.ts';
import { jobsIn } from '../../repositories/jobs.ts';
import { paymentLedgerIn } from '../../repositories/payment-ledger.ts';
import { paymentsIn } from '../../repositories/payments.ts';
import { isHad } from '../appointments/appointment-state.ts';
import { noteRefunds } from './looking.ts';
import { REFUND, moveLocked, movePayment, readLife, readRefundKey, refundKey } from './moves.ts';
import type { PaymentNeeds } from './moves.ts';
import { refundsDue } from './payment-state.ts';

/** `used`: a consultation is booked for it, which has to be cancelled first. `notPaid`: there is nothing to give back. */
type Requested =
  | { readonly kind: 'asked'; readonly id: string }
  | { readonly kind: 'notYours' | 'used' | 'notPaid' };

/** Asks one's own money back. Asked once more it is the same. */
export const requestRefund = async (
  needs: PaymentNeeds,
  { ownerId, id }: { readonly ownerId: string; readonly id: string },
): Promise<Requested> => {
  const requested = await needs.db.transaction(async (sql): Promise<Requested> => {
    const payment = await paymentsIn(sql).lock(id);
    if (payment?.ownerId !== ownerId) return { kind: 'notYours' };
    if (payment.state === 'refunding' || payment.state === 'refunded') return { kind: 'asked', id };
    if (await paymentsIn(sql).isUsed(id)) return { kind: 'used' };
    const event = { type: 'refundRequested' } as const;
    const moved = await moveLocked(sql, needs, payment, { event, source: 'request' });
    return moved.kind === 'moved' ? { kind: 'asked', id } : { kind: 'notPaid' };
  });
  if (requested.kind === 'asked') needs.wakeJobs();
  return requested;
};

/**
 * Asks back, with an account that goes, what it has paid and had nothing for: what is booked for later goes with the account,
 * what has begun was had, and so was what both have come to. The account is locked, so that nothing of it is booked or opened meanwhile.
 */
export const requestRefundsOf = async (
  sql: Sql,
  needs: Pick<PaymentNeeds, 'clock' | 'ids'>,
  ownerId: string,
): Promise<void> => {
  const payments = paymentsIn(sql);
  for (const { id } of await payments.ofOwner(ownerId)) {
    const payment = await payments.lock(id);
    const used = await appointmentsIn(sql).ofPayment(id);
    const wasHad = used !== null && isHad(used, needs.clock.now());
    if (payment === null || wasHad) continue;
    // Of one without money, or whose money is on its way back, nothing becomes.
    const event = { type: 'refundRequested' } as const;
    await moveLocked(sql, needs, payment, { event, source: 'request' });
  }
};

/**
 * Gives back some money that is due to go back: the work of one job, whose key says which and how much. Done twice it gives
 * back once: the provider knows the key, and what is back already is not due any more.
 * @throws PaymentFailure when the provider does not answer: the job tries again
 */
export const giveBack = async (needs: PaymentNeeds, key: string): Promise<void> => {
  const { captureId, amount: wanted } = readRefundKey(key);
  const payment = await paymentLedgerIn(needs.db.sql).byCapture(captureId);
  if (payment === null) return;
  await noteRefunds(needs, payment.id, { captureId, source: 'job' });
  const life = await readLife(needs.db.sql, payment);
  const due = refundsDue(life).find((each) => each.captureId === captureId);
  if (due?.amount !== wanted) return;
  const asked = { captureId, amount: wanted, key: `${captureId}-${wanted}` };
  const refund = await needs.provider.refund(asked);
  if (refund.status === 'failed') {
    const failed = { type: 'refundFailed', captureId } as const;
    await movePayment(needs, payment.id, { event: failed, source: 'job' });
    needs.log.error({ payment: payment.id, capture: captureId }, 'money could not be given back');
  }
  if (refund.status !== 'processed') return;
  const { id: refundId, amount } = refund;
  const event = { type: 'refunded', captureId, refundId, amount } as const;
  await movePayment(needs, payment.id, { event, source: 'job' });
};

/** How long after it was given up a refund is tried anew, in milliseconds. */
const ANEW_MS = 6 * 60 * 60_000;

/** A refund that was given up is tried anew: what is due stays due, however long the provider is away. */
export const tryRefundAnew = async (
  { db, clock, ids }: Pick<PaymentNeeds, 'db' | 'clock' | 'ids'>,
  given: string,
): Promise<void> => {
  const { captureId, amount, givenUp } = readRefundKey(given);
  const key = refundKey(captureId, amount, givenUp + 1);
  const dueAt = new Date(clock.now().getTime() + ANEW_MS);
  await jobsIn(db.sql).add({ id: ids.row(), kind: REFUND, key, dueAt });
};
