import { and, asc, eq, gte, inArray, lt } from 'drizzle-orm';
import type { Sql } from '../db/connect.ts';
import { paymentLedger, payments } from '../db/schema.ts';
import type { Payment } from './payments.ts';

export type LedgerRow = typeof paymentLedger.$inferSelect;

/** A move of money, with whose list it is in and under which name of the order or code. */
export type MoneyRow = Pick<LedgerRow, 'event' | 'amount' | 'captureId' | 'refundId'> &
  Pick<Payment, 'providerRef'>;
type MoneyEvent = Extract<LedgerRow['event'], 'captured' | 'refunded'>;

/** The ledger of the payments: every move of each, as rows that are never changed. */
export const paymentLedgerIn = (sql: Sql) => ({
  /** The moves of a payment, in their order. */
  of(id: string): Promise<LedgerRow[]> {
    return sql
      .select()
      .from(paymentLedger)
      .where(eq(paymentLedger.paymentId, id))
      .orderBy(asc(paymentLedger.seq));
  },

  /** Adds a move; one that is there already is refused by the database. */
  async add(move: LedgerRow): Promise<void> {
    await sql.insert(paymentLedger).values(move);
  },

  /** Whose payment the provider's money belongs to. */
  async byCapture(captureId: string): Promise<Payment | null> {
    const [found] = await sql
      .select({ payment: payments })
      .from(paymentLedger)
      .innerJoin(payments, eq(payments.id, paymentLedger.paymentId))
      .where(and(eq(paymentLedger.captureId, captureId), eq(paymentLedger.event, 'captured')));
    return found?.payment ?? null;
  },

  /** What came, or went back, in a period, of one provider; by when we learned it. */
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

  /** What came, or went back, under these names of the provider, whenever that was. */
  byNames(event: MoneyEvent, names: readonly string[]): Promise<LedgerRow[]> {
    const name = event === 'captured' ? paymentLedger.captureId : paymentLedger.refundId;
    return sql
      .select()
      .from(paymentLedger)
      .where(and(eq(paymentLedger.event, event), inArray(name, [...names])));
  },

  /** The payments of one provider that something has happened to in a period. */
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
