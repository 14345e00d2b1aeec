import { CURRENCY } from '../../../contracts/payments/products.ts';
import type { Sql } from '../../db/connect.ts';
import { fingerprint } from '../../lib/fingerprint.ts';
import type { ProviderEvent } from '../../providers/payments/port.ts';
import { paymentLedgerIn } from '../../repositories/payment-ledger.ts';
import { paymentsIn } from '../../repositories/payments.ts';
import type { Payment } from '../../repositories/payments.ts';
import { providerEventsIn } from '../../repositories/provider-events.ts';
import { recordProviderPayment } from './provider-sync.ts';
import { applyEventLocked } from './apply-event.ts';
import type { PaymentDeps } from './apply-event.ts';
import { capturedEvent } from './payment-state.ts';
import type { PaymentEvent } from './payment-state.ts';
import { orUnavailable } from './unavailable.ts';

export type Webhook = {
  /** The body, byte for byte: the signature is over it. */
  readonly raw: Buffer;
  readonly signature: string;
  /** The provider's id of the event, the same in each delivery. */
  readonly eventId: string | null;
};

/** `forged`: not signed by the provider. `repeated`: received before. `unknown`: about no payment of ours. */
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
 * Applies an event of the provider, each once and in any order. The delivery and its effect are written in one transaction,
 * so that the provider repeats an event whose process was killed, and it counts then.
 */
export const receiveWebhook = async (
  deps: PaymentDeps,
  { raw, signature, eventId }: Webhook,
): Promise<Received> => {
  const event = deps.provider.readEvent(raw, signature);
  if (event === null) {
    deps.log.warn({}, 'a webhook was refused: it is not signed by the payment provider');
    return 'forged';
  }
  if (event.kind === 'payment' && event.payment.status === 'authorized') {
    const payment = await paymentOf(deps.db.sql, event);
    if (payment === null) return 'unknown';
    const money = { paid: event.payment, source: 'webhook' } as const;
    return (await orUnavailable(recordProviderPayment(deps, payment.id, money))) ?? 'moved';
  }
  const id = eventId ?? fingerprint(raw.toString('base64'));
  const verdict = await deps.db.transaction(async (sql): Promise<Received> => {
    const found = await paymentOf(sql, event);
    const payment = found && (await paymentsIn(sql).lock(found.id));
    const effect = await applyProviderEvent(sql, deps, { event, payment });
    const receivedAt = deps.clock.now();
    const told = { id, kind: event.kind, verdict: effect, receivedAt };
    return (await providerEventsIn(sql).add(told)) ? effect : 'repeated';
  });
  if (verdict === 'unknown' || verdict === 'illegal') {
    deps.log.warn({ event: id, verdict }, 'a webhook is about nothing of ours');
  }
  if (verdict === 'moved' && event.kind === 'refund' && event.refund.status === 'failed') {
    deps.log.error({ capture: event.refund.captureId }, 'money could not be given back');
  }
  if (verdict === 'moved') deps.wakeJobs();
  return verdict;
};

const paymentOf = async (sql: Sql, event: ProviderEvent): Promise<Payment | null> => {
  const payments = paymentsIn(sql);
  if (event.kind === 'refund') return paymentLedgerIn(sql).byCapture(event.refund.captureId);
  if (event.kind === 'other' || event.ref === null) return null;
  return payments.byRef(event.ref);
};

type Told = { readonly event: ProviderEvent; readonly payment: Payment | null };

const applyProviderEvent = async (
  sql: Sql,
  deps: PaymentDeps,
  { event, payment }: Told,
): Promise<Received> => {
  const paymentEvent = paymentEventOf(event, payment?.amount ?? 0);
  if (paymentEvent === null) return 'ignored';
  if (payment === null) return 'unknown';
  const moved = await applyEventLocked(sql, deps, payment, {
    event: paymentEvent,
    source: 'webhook',
  });
  return moved.kind;
};

/** @param due what the payment asks for, in paise */
const paymentEventOf = (event: ProviderEvent, due: number): PaymentEvent | null => {
  if (event.kind === 'payment') {
    const { currency, status } = event.payment;
    const isOurs = status === 'captured' && currency === CURRENCY;
    return isOurs ? capturedEvent(due, event.payment) : null;
  }
  if (event.kind === 'other') return null;
  const { captureId, id: refundId, amount, status } = event.refund;
  if (status === 'processed') return { type: 'refunded', captureId, refundId, amount };
  return status === 'failed' ? { type: 'refundFailed', captureId } : null;
};
