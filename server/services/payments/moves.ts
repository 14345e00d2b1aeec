import type { Database, Sql } from '../../db/connect.ts';
import type { Clock } from '../../lib/clock.ts';
import type { Ids } from '../../lib/ids.ts';
import type { PaymentProvider } from '../../providers/payments/port.ts';
import { jobsIn } from '../../repositories/jobs.ts';
import { paymentsIn } from '../../repositories/payments.ts';
import { paymentLedgerIn } from '../../repositories/payment-ledger.ts';
import type { LedgerRow } from '../../repositories/payment-ledger.ts';
import type { Payment } from '../../repositories/payments.ts';
import { isGood, lifeOf, paymentTransition, refundsDue } from './payment-state.ts';
import type { PaymentEvent, PaymentLife, PaymentTransition } from './payment-state.ts';

export type PaymentNeeds = {
  readonly db: Database;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly provider: PaymentProvider;
  readonly log: {
    warn(line: object, text: string): void;
    error(line: object, text: string): void;
  };
  /** Has jobs that are due begin at once, in place of at the next look. */
  readonly wakeJobs: () => void;
};

/** The kind of job that gives money back. */
export const REFUND = 'refund';

/** The key of such a job: the provider's name of the money, how much is due, and how often it was given up. */
export const refundKey = (captureId: string, amount: number, givenUp = 0): string =>
  givenUp === 0 ? `${captureId}/${amount}` : `${captureId}/${amount}/${givenUp}`;

/** @see refundKey */
export const readRefundKey = (key: string) => {
  const [captureId = '', amount, givenUp = '0'] = key.split('/');
  return { captureId, amount: Number(amount), givenUp: Number(givenUp) };
};

/** What a row of the ledger says, as the event that it was. */
const eventOf = ({ event, captureId, refundId, amount }: LedgerRow): PaymentEvent => {
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

/** The life of a payment as its ledger tells it. @throws Error for a ledger that cannot be */
export const readLife = async (
  sql: Sql,
  { id, amount }: Pick<Payment, 'id' | 'amount'>,
): Promise<PaymentLife> => lifeOf(amount, (await paymentLedgerIn(sql).of(id)).map(eventOf));

type Moving = Pick<PaymentNeeds, 'clock' | 'ids'>;

/**
 * Moves a payment whose row is locked: one row in the ledger, the state beside it, and work for whatever has to go back.
 * An event that was told before, or does not fit, leaves everything as it is. What nobody owns any more goes back.
 */
export const moveLocked = async (
  sql: Sql,
  { clock, ids }: Moving,
  payment: Payment,
  { event, source }: { readonly event: PaymentEvent; readonly source: LedgerRow['source'] },
): Promise<PaymentTransition> => {
  const rows = await paymentLedgerIn(sql).of(payment.id);
  const transition = paymentTransition(lifeOf(payment.amount, rows.map(eventOf)), event);
  if (transition.kind !== 'moved') return transition;
  const { state } = transition.to;
  const at = clock.now();
  const move = { paymentId: payment.id, seq: rows.length + 1, ...rowOf(event), state, source, at };
  await paymentLedgerIn(sql).add(move);
  await paymentsIn(sql).change(payment.id, { state });
  const work = refundsDue(transition.to);
  // Nothing is due yet, but some may have gone back before we knew of it: of that nobody tells again.
  if (event.type === 'captured') work.push({ captureId: event.captureId, amount: 0 });
  for (const { captureId, amount } of work) {
    const key = refundKey(captureId, amount);
    await jobsIn(sql).add({ id: ids.row(), kind: REFUND, key, dueAt: at });
  }
  if (payment.ownerId === null && isGood(transition.to)) {
    // Its account was deleted: nobody could have the consultation, or ask for the money.
    const asked = { event: { type: 'refundRequested' }, source } as const;
    await moveLocked(sql, { clock, ids }, payment, asked);
  }
  return transition;
};

/** Moves a payment in a transaction of its own. @returns `null` for a payment that is not there */
export const movePayment = (
  { db, ...moving }: Moving & Pick<PaymentNeeds, 'db'>,
  id: string,
  move: Parameters<typeof moveLocked>[3],
): Promise<PaymentTransition | null> =>
  db.transaction(async (sql) => {
    const payment = await paymentsIn(sql).lock(id);
    return payment && moveLocked(sql, moving, payment, move);
  });
