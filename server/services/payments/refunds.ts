import { paymentLedgerIn } from '../../repositories/payment-ledger.ts';
import { paymentsIn } from '../../repositories/payments.ts';
import { noteRefunds } from './looking.ts';
import { moveLocked, movePayment, readLife } from './moves.ts';
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
  if (requested.kind === 'asked') needs.onWork();
  return requested;
};

/**
 * Gives back some money that is due to go back: the work of one job, whose key says which and how much. Done twice it gives
 * back once: the provider knows the key, and what is back already is not due any more.
 * @throws PaymentFailure when the provider does not answer: the job tries again
 */
export const giveBack = async (needs: PaymentNeeds, key: string): Promise<void> => {
  const [captureId = ''] = key.split('/');
  const payment = await paymentLedgerIn(needs.db.sql).byCapture(captureId);
  if (payment === null) return;
  await noteRefunds(needs, payment.id, { captureId, source: 'job' });
  const life = await readLife(needs.db.sql, payment);
  const due = refundsDue(life).find((each) => each.captureId === captureId);
  if (!due || `${captureId}/${due.amount}` !== key) return;
  const asked = { captureId, amount: due.amount, key: key.replace('/', '-') };
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
