import type { Database } from '../../../server/db/connect.ts';
import { paymentLedger, receiptNumbers, receipts } from '../../../server/db/schema.ts';
import { numberOf } from '../../../server/services/payments/receipts/receipt-number.ts';
import { GSTIN } from '../../kit/operator.ts';

/** Settings of an operator who is registered for GST. */
export const REGISTERED = {
  OPERATOR_NAME: 'Example Dental Services Private Limited',
  OPERATOR_ADDRESS: '12 Example Road, Pune 411001, India',
  OPERATOR_GSTIN: GSTIN,
};

const keyOf = ({ paymentId, seq }: { paymentId: string; seq: number }) => `${paymentId}/${seq}`;

/** Numbers from 1 on that are not among these, and those that are there twice. */
const faultsIn = (numbers: readonly number[]): readonly number[] => {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted.filter((number, at) => number !== at + 1);
};

/**
 * Holds all receipts and credit notes against the ledger: one for each move of money and none besides, the same sums, and in
 * each series and year the numbers from 1 to the last one given.
 */
export const auditReceipts = async ({ sql }: Pick<Database, 'sql'>) => {
  const [written, moves, counters] = await Promise.all([
    sql.select().from(receipts),
    sql.select().from(paymentLedger),
    sql.select().from(receiptNumbers),
  ]);
  const money = moves.filter(({ event }) => event === 'captured' || event === 'refunded');
  const keys = new Map(money.map((move) => [keyOf(move), move]));
  const sums: Record<string, number> = {};
  const series = new Map<string, number[]>();
  for (const row of written) {
    const move = keys.get(keyOf(row));
    const event = move?.event ?? 'nothing';
    sums[event] = (sums[event] ?? 0) + (move?.amount ?? 0);
    const name = `${row.series} ${row.year}`;
    series.set(name, [...(series.get(name) ?? []), row.number]);
  }
  const ledger: Record<string, number> = {};
  for (const { event, amount } of money) ledger[event] = (ledger[event] ?? 0) + amount;
  const last = new Map(counters.map((each) => [`${each.series} ${each.year}`, each.last]));
  return {
    sums,
    ledger,
    counts: Object.fromEntries([...series].map(([name, numbers]) => [name, numbers.length])),
    faults: {
      withoutReceipt: money.length - new Set(written.map(keyOf)).size,
      numbers: [...series].flatMap(([name, numbers]) =>
        faultsIn(numbers).map((number) => `${name}: ${number}`),
      ),
      counters: [...last].filter(([name, number]) => series.get(name)?.length !== number),
    },
  };
};

export const NO_FAULTS = { withoutReceipt: 0, numbers: [], counters: [] };

/** The numbers of a payment's documents, in the order of its ledger. */
export const numbersOf = async ({ sql }: Pick<Database, 'sql'>, paymentId: string) =>
  (await sql.select().from(receipts))
    .filter((row) => row.paymentId === paymentId)
    .toSorted((a, b) => a.seq - b.seq)
    .map(numberOf);
