import type { Sql } from '../../db/connect.ts';
import type { PaymentProvider } from '../../providers/payments/port.ts';
import { jobsIn } from '../../repositories/jobs.ts';
import { paymentsIn } from '../../repositories/payments.ts';
import { paymentLedgerIn } from '../../repositories/payment-ledger.ts';
import type { LedgerRow } from '../../repositories/payment-ledger.ts';
import type { Payment } from '../../repositories/payments.ts';
import type { Seller } from '../../lib/seller.ts';
import type { WakingDeps } from '../deps.ts';
import { mailAccount } from '../messages/outbox.ts';
import type { PaymentMessage } from '../messages/payment-mail.ts';
import { coversConsultation, lifeOf, paymentTransition, refundsDue } from './payment-state.ts';
import type { PaymentEvent, PaymentLife, PaymentTransition } from './payment-state.ts';
import { numberMoves } from './receipts/number-moves.ts';
import { isMoney } from './receipts/receipt-number.ts';

export type PaymentDeps = WakingDeps & {
  readonly provider: PaymentProvider;
  /** Who sells the calls, as receipts name them. */
  readonly seller: Seller;
  readonly log: {
    warn(line: object, text: string): void;
    error(line: object, text: string): void;
  };
};

/** The kind of the job that refunds a capture. */
export const REFUND = 'refund';

/** Time within which somebody may still wonder where their money went, in milliseconds: seven days, as banks take. */
const WONDERED_FOR_MS = 7 * 24 * 60 * 60_000;

/** The key of a refund job: the capture, the amount due, and how often a job for it was given up. */
export const refundKey = (captureId: string, amount: number, givenUp = 0): string =>
  givenUp === 0 ? `${captureId}/${amount}` : `${captureId}/${amount}/${givenUp}`;

/** @see refundKey */
export const readRefundKey = (key: string) => {
  const [captureId = '', amount, givenUp = '0'] = key.split('/');
  return { captureId, amount: Number(amount), givenUp: Number(givenUp) };
};

/** The event that a row of the ledger records. */
export const eventOf = ({ event, captureId, refundId, amount }: LedgerRow): PaymentEvent => {
  switch (event) {
    case 'captured':
      return { type: event, captureId: captureId ?? '', amount };
    case 'refunded':
      return { type: event, captureId: captureId ?? '', refundId: refundId ?? '', amount };
    case 'refundFailed':
      return { type: event, captureId: captureId ?? '' };
    default:
      return { type: event };
  }
};

const rowOf = (
  event: PaymentEvent,
): Pick<LedgerRow, 'event' | 'amount' | 'captureId' | 'refundId'> => ({
  event: event.type,
  amount: 'amount' in event ? event.amount : 0,
  captureId: 'captureId' in event ? event.captureId : null,
  refundId: 'refundId' in event ? event.refundId : null,
});

/** The life of a payment, read from its ledger. @throws Error for events that cannot follow one another */
export const readLife = async (
  sql: Sql,
  { id, amount }: Pick<Payment, 'id' | 'amount'>,
): Promise<PaymentLife> => lifeOf(amount, (await paymentLedgerIn(sql).of(id)).map(eventOf));

type MovingDeps = Pick<PaymentDeps, 'clock' | 'ids'>;
type ApplyDeps = MovingDeps & Pick<PaymentDeps, 'seller'>;
type Move = { readonly event: PaymentEvent; readonly source: LedgerRow['source'] };

/**
 * Moves a payment whose row is locked: adds a row to the ledger, writes the state, and plans a job for each refund that is
 * due. An event that is known or does not fit changes nothing.
 */
const moveLocked = async (
  sql: Sql,
  { ids }: Pick<PaymentDeps, 'ids'>,
  payment: Payment,
  { event, source, at }: Move & { readonly at: Date },
): Promise<PaymentTransition> => {
  const rows = await paymentLedgerIn(sql).of(payment.id);
  const transition = paymentTransition(lifeOf(payment.amount, rows.map(eventOf)), event);
  if (transition.kind !== 'moved') return transition;
  const { state } = transition.to;
  const move = { paymentId: payment.id, seq: rows.length + 1, ...rowOf(event), state, source, at };
  await paymentLedgerIn(sql).add(move);
  await paymentsIn(sql).change(payment.id, { state });
  const work = refundsDue(transition.to);
  // Nothing is due yet, but the provider may have refunded before we knew of the capture, and does not tell us again.
  if (event.type === 'captured') work.push({ captureId: event.captureId, amount: 0 });
  for (const { captureId, amount } of work) {
    const key = refundKey(captureId, amount);
    await jobsIn(sql).add({ id: ids.row(), kind: REFUND, key, dueAt: at });
  }
  return transition;
};

/** Requests the refund of a payment whose row is locked; no money moves by it, so nothing is written for the payer. */
export const requestRefundLocked = (
  sql: Sql,
  deps: MovingDeps,
  payment: Payment,
  source: LedgerRow['source'],
): Promise<PaymentTransition> =>
  moveLocked(sql, deps, payment, {
    event: { type: 'refundRequested' },
    source,
    at: deps.clock.now(),
  });

/**
 * Tells the payer by mail of a capture that came after its window or with another amount: the page that waited for it may
 * be closed (NEW-16).
 */
const tellPayer = async (
  sql: Sql,
  deps: MovingDeps,
  { ownerId, amount: due, state: before }: Payment,
  { event, to, at }: { readonly event: PaymentEvent; readonly to: PaymentLife; readonly at: Date },
): Promise<void> => {
  if (event.type !== 'captured' || ownerId === null) return;
  const values = { amount: String(event.amount), due: String(due) };
  const uselessAt = new Date(at.getTime() + WONDERED_FOR_MS);
  const tell = (kind: PaymentMessage) =>
    mailAccount(sql, deps, ownerId, { kind, values, uselessAt });
  if (to.state === 'amountMismatch') await tell('paymentReturned');
  // A second capture of a payment that is kept already is refunded, and changes no state.
  if (to.state === 'lateSettled' && before !== 'lateSettled') await tell('paymentLate');
};

/**
 * Applies an event to a payment whose row is locked (`moveLocked`). Money that came or went back gets its receipt or credit
 * note in the same transaction, with the next number. A payment whose account was deleted is refunded.
 */
export const applyEventLocked = async (
  sql: Sql,
  deps: ApplyDeps,
  payment: Payment,
  { event, source }: Move,
): Promise<PaymentTransition> => {
  // The same moment for both, so that a turn of the year cannot come between them.
  const at = deps.clock.now();
  const transition = await moveLocked(sql, deps, payment, { event, source, at });
  if (transition.kind !== 'moved') return transition;
  if (payment.ownerId === null && coversConsultation(transition.to)) {
    // Nobody can have the consultation or request the refund.
    await requestRefundLocked(sql, deps, payment, source);
  }
  await tellPayer(sql, deps, payment, { event, to: transition.to, at });
  // Last, since whoever wants the next number waits from here on.
  if (isMoney(rowOf(event))) await numberMoves(sql, payment, { seller: deps.seller, at });
  return transition;
};

/** Applies an event in a transaction of its own. @returns `null` for a payment that does not exist */
export const applyEvent = (
  { db, ...moving }: ApplyDeps & Pick<PaymentDeps, 'db'>,
  id: string,
  move: Move,
): Promise<PaymentTransition | null> =>
  db.transaction(async (sql) => {
    const payment = await paymentsIn(sql).lock(id);
    return payment && applyEventLocked(sql, moving, payment, move);
  });
