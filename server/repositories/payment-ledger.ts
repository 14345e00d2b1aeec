import { and, asc, eq, gte, inArray, lt } from 'drizzle-orm';
import type { Sql } from '../db/connect.ts';
import { paymentLedger, payments } from '../db/schema.ts';
import type { Payment } from './payments.ts';

export type LedgerRow = typeof paymentLedger.$inferSelect;

/** A move of money, with the provider's id of its order or code. */
export type MoneyRow = Pick<LedgerRow, 'event' | 'amount' | 'captureId' | 'refundId'> &
  Pick<Payment, 'providerRef'>;
type MoneyEvent = Extract<LedgerRow['event'], 'captured' | 'refunded'>;

/** Rows of the ledger: every move of every payment, never changed. */
export const paymentLedgerIn = (sql: Sql) => ({
  /** Lists the moves of a payment, in their order. */
  of(id: string): Promise<LedgerRow[]> {
    return sql
      .select()
      .from(paymentLedger)
      .where(eq(paymentLedger.paymentId, id))
      .orderBy(asc(paymentLedger.seq));
  },

  /** Adds a move; the database refuses one that is there already. */
  async add(move: LedgerRow): Promise<void> {
    await sql.insert(paymentLedger).values(move);
  },

  /** Finds the payment that a capture of the provider belongs to. */
  async byCapture(captureId: string): Promise<Payment | null> {
    const [found] = await sql
      .select({ payment: payments })
      .from(paymentLedger)
      .innerJoin(payments, eq(payments.id, paymentLedger.paymentId))
      .where(and(eq(paymentLedger.captureId, captureId), eq(paymentLedger.event, 'captured')));
    return found?.payment ?? null;
  },

  /** Lists the captures or the refunds of one provider in a period, by the time the server learned of them. */
  within(
    { event, provider }: { event: MoneyEvent } & Pick<Payment, 'provider'>,
    { from, to }: { readonly from: Date; readonly to: Date },
  ): Promise<MoneyRow[]> {
    const { amount, captureId, refundId, at } = paymentLedger;
    return sql
      .select({
        event: paymentLedger.event,
        amount,
        captureId,
        refundId,
        providerRef: payments.providerRef,
      })
      .from(paymentLedger)
      .innerJoin(payments, eq(payments.id, paymentLedger.paymentId))
      .where(
        and(
          eq(paymentLedger.event, event),
          eq(payments.provider, provider),
          gte(at, from),
          lt(at, to),
        ),
      )
      .orderBy(asc(at), asc(captureId));
  },

  /** Lists the captures or the refunds with these ids of the provider, at any time. */
  byNames(event: MoneyEvent, names: readonly string[]): Promise<LedgerRow[]> {
    const name = event === 'captured' ? paymentLedger.captureId : paymentLedger.refundId;
    return sql
      .select()
      .from(paymentLedger)
      .where(and(eq(paymentLedger.event, event), inArray(name, [...names])));
  },

  /** Lists the payments of one provider that moved in a period. */
  movedIn(
    provider: Payment['provider'],
    { from, to }: { readonly from: Date; readonly to: Date },
  ): Promise<Payment[]> {
    const { at, paymentId } = paymentLedger;
    const moved = sql
      .select({ paymentId })
      .from(paymentLedger)
      .where(and(gte(at, from), lt(at, to)));
    return sql
      .select()
      .from(payments)
      .where(and(eq(payments.provider, provider), inArray(payments.id, moved)))
      .orderBy(asc(payments.createdAt), asc(payments.id));
  },
});
