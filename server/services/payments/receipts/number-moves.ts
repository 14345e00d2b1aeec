import type { Sql } from '../../../db/connect.ts';
import type { Seller } from '../../../lib/seller.ts';
import { accountsIn } from '../../../repositories/accounts.ts';
import { paymentLedgerIn } from '../../../repositories/payment-ledger.ts';
import type { Payment } from '../../../repositories/payments.ts';
import { receiptsIn } from '../../../repositories/receipts.ts';
import { fullName } from '../../full-name.ts';
import { financialYearOf, isMoney, seriesOf } from './receipt-number.ts';

type Given = { readonly seller: Seller; readonly at: Date };

/** Name on the account that has paid; `null` once that account is gone. */
const payerOf = async (sql: Sql, ownerId: string | null): Promise<string | null> => {
  const account = ownerId === null ? null : await accountsIn(sql).byId(ownerId);
  return account && fullName(account);
};

/**
 * Gives a number to each move of money of a locked payment that has none, in the order of its ledger: to the move that the
 * transaction has just written, and to those from before there were numbers.
 * @returns how many receipts and credit notes it has by then
 */
export const numberMoves = async (
  sql: Sql,
  payment: Payment,
  { seller, at }: Given,
): Promise<number> => {
  const receipts = receiptsIn(sql);
  const moves = (await paymentLedgerIn(sql).of(payment.id)).filter(isMoney);
  const numbered = new Set((await receipts.of(payment.id)).map(({ seq }) => seq));
  const missing = moves.filter(({ seq }) => !numbered.has(seq));
  if (missing.length === 0) return moves.length;
  const payer = await payerOf(sql, payment.ownerId);
  const year = financialYearOf(at);
  for (const { event, seq } of missing) {
    const series = seriesOf(payment, event);
    const number = await receipts.nextNumber({ series, year });
    const { id: paymentId } = payment;
    await receipts.add({ series, year, number, paymentId, seq, payer, seller, issuedAt: at });
  }
  return moves.length;
};
