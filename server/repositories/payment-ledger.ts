import { and, asc, eq } from 'drizzle-orm';
import type { Sql } from '../db/connect.ts';
import { paymentLedger, payments } from '../db/schema.ts';
import type { Payment } from './payments.ts';

export type LedgerRow = typeof paymentLedger.$inferSelect;

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
});
