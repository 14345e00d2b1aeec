import { foreignKey, integer, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import type { Seller } from '../../lib/seller.ts';
import { versionedJson } from '../versioned-json.ts';
import { moment } from './moment.ts';
import { paymentLedger } from './payments.ts';

/**
 * Series of numbers, by what begins the number: receipts and credit notes, and those of the sandbox, whose made-up money
 * may leave no gap in the real ones.
 */
export const RECEIPT_SERIES = ['TW', 'TWC', 'TST', 'TSC'] as const;
export type ReceiptSeries = (typeof RECEIPT_SERIES)[number];

const series = () => text('series', { enum: RECEIPT_SERIES }).notNull();
/** The year in which the financial year begins: 2026 for April 2026 to March 2027. */
const year = () => integer('year').notNull();

/**
 * The last number given in each series and financial year. The row is locked until the transaction ends that takes the
 * next one, so that a number is given with its receipt or not at all: a sequence would leave gaps.
 */
export const receiptNumbers = pgTable(
  'receipt_numbers',
  { series: series(), year: year(), last: integer('last').notNull() },
  (table) => [primaryKey({ columns: [table.series, table.year] })],
);

/**
 * One row for each move of money in the ledger: a receipt for what came, a credit note for what went back. What is in the
 * ledger is not repeated. Rows are never changed, but for the name, which is forgotten with the account: the database
 * itself refuses (see the migration).
 */
export const receipts = pgTable(
  'receipts',
  {
    series: series(),
    year: year(),
    number: integer('number').notNull(),
    paymentId: uuid('payment_id').notNull(),
    /** The move, by its number in the ledger of the payment. */
    seq: integer('seq').notNull(),
    /** Name of who paid, as the account had it then. */
    payer: text('payer'),
    /** The operator as it was then. */
    seller: versionedJson('seller', 1).$type<Seller>().notNull(),
    issuedAt: moment('issued_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.series, table.year, table.number] }),
    unique('receipts_move').on(table.paymentId, table.seq),
    foreignKey({
      columns: [table.paymentId, table.seq],
      foreignColumns: [paymentLedger.paymentId, paymentLedger.seq],
    }),
  ],
);
