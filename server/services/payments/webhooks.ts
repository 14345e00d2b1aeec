import { CURRENCY } from '../../../contracts/products.ts';
import type { Sql } from '../../db/connect.ts';
import { fingerprint } from '../../lib/fingerprint.ts';
import type { ProviderEvent } from '../../providers/payments/port.ts';
import { paymentLedgerIn } from '../../repositories/payment-ledger.ts';
import { paymentsIn } from '../../repositories/payments.ts';
import type { Payment } from '../../repositories/payments.ts';
import { providerEventsIn } from '../../repositories/provider-events.ts';
import { noteMoney } from './looking.ts';
import { moveLocked } from './moves.ts';
import type { PaymentNeeds } from './moves.ts';
import type { PaymentEvent } from './payment-state.ts';
import { orUnavailable } from './unavailable.ts';

export type Webhook = {
  /** The body, byte for byte: the signature is over it. */
  readonly raw: Buffer;
  readonly signature: string;
  /** The provider's name of the event, the same when it is told again. */
  readonly eventId: string | null;
};

/** Forged: not signed by the provider. Repeated: told before. Unknown: about no payment of ours. */
export type Received =
  | 'forged'
  | 'unavailable'
  | 'repeated'
  | 'unknown'
  | 'ignored'
  | 'moved'
  | 'known'
  | 'illegal';

/**
 * Takes what the provider tells, each event once and in whatever order. That it was told and what it moves are written
 * together, so that an event of a process that was killed is told again and counts then.
 */
export const receiveWebhook = async (
  needs: PaymentNeeds,
  { raw, signature, eventId }: Webhook,
): Promise<Received> => {
  const event = needs.provider.readEvent(raw, signature);
  if (event === null) {
    needs.log.warn({}, 'a webhook was refused: it is not signed by the payment provider');
    return 'forged';
  }
  if (event.kind === 'payment' && event.payment.status === 'authorized') {
    const payment = await paymentOf(needs.db.sql, event);
    if (payment === null) return 'unknown';
    const money = { paid: event.payment, source: 'webhook' } as const;
    return (await orUnavailable(noteMoney(needs, payment.id, money))) ?? 'moved';
  }
  const id = eventId ?? fingerprint(raw.toString('base64'));
  const verdict = await needs.db.transaction(async (sql): Promise<Received> => {
    const found = await paymentOf(sql, event);
    const payment = found && (await paymentsIn(sql).lock(found.id));
    const become = await applied(sql, needs, { event, payment });
    const receivedAt = needs.clock.now();
    const told = { id, kind: event.kind, verdict: become, receivedAt };
    return (await providerEventsIn(sql).add(told)) ? become : 'repeated';
  });
  if (verdict === 'unknown' || verdict === 'illegal') {
    needs.log.warn({ event: id, verdict }, 'a webhook is about nothing of ours');
  }
  if (verdict === 'moved' && event.kind === 'refund' && event.refund.status === 'failed') {
    needs.log.error({ capture: event.refund.captureId }, 'money could not be given back');
  }
  if (verdict === 'moved') needs.wakeJobs();
  return verdict;
};

const paymentOf = async (sql: Sql, event: ProviderEvent): Promise<Payment | null> => {
  const payments = paymentsIn(sql);
  if (event.kind === 'refund') return paymentLedgerIn(sql).byCapture(event.refund.captureId);
  if (event.kind === 'other' || event.ref === null) return null;
  return payments.byRef(event.ref);
};

type Told = { readonly event: ProviderEvent; readonly payment: Payment | null };

const applied = async (
  sql: Sql,
  needs: PaymentNeeds,
  { event, payment }: Told,
): Promise<Received> => {
  const move = moveOf(event);
  if (move === null) return 'ignored';
  if (payment === null) return 'unknown';
  const moved = await moveLocked(sql, needs, payment, { event: move, source: 'webhook' });
  return moved.kind;
};

const moveOf = (event: ProviderEvent): PaymentEvent | null => {
  if (event.kind === 'payment') {
    const { id, amount, currency, status } = event.payment;
    const isOurs = status === 'captured' && currency === CURRENCY;
    return isOurs ? { type: 'captured', captureId: id, amount } : null;
  }
  if (event.kind === 'other') return null;
  const { captureId, id: refundId, amount, status } = event.refund;
  if (status === 'processed') return { type: 'refunded', captureId, refundId, amount };
  return status === 'failed' ? { type: 'refundFailed', captureId } : null;
};
