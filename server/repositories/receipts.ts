import { asc, eq, sql as expression } from 'drizzle-orm';
import type { Sql } from '../db/connect.ts';
import { receiptNumbers, receipts } from '../db/schema.ts';

export type ReceiptRow = typeof receipts.$inferSelect;
type Series = Pick<ReceiptRow, 'series' | 'year'>;

export const receiptsIn = (sql: Sql) => ({
  /** Lists the receipts and credit notes of a payment, in the order of its ledger. */
  of(paymentId: string): Promise<ReceiptRow[]> {
    return sql
      .select()
      .from(receipts)
      .where(eq(receipts.paymentId, paymentId))
      .orderBy(asc(receipts.seq));
  },

  /** Takes the next number of a series. Others who want one of it wait until the transaction ends. */
  async nextNumber({ series, year }: Series): Promise<number> {
    const { last } = receiptNumbers;
    const [taken] = await sql
      .insert(receiptNumbers)
      .values({ series, year, last: 1 })
      .onConflictDoUpdate({
        target: [receiptNumbers.series, receiptNumbers.year],
        set: { last: expression`${last} + 1` },
      })
      .returning({ last });
    if (taken === undefined) throw new Error('A series gave no number');
    return taken.last;
  },

  async add(receipt: ReceiptRow): Promise<void> {
    await sql.insert(receipts).values(receipt);
  },
});
