import { PRODUCTS } from '../../../../contracts/payments/products.ts';
import type { Database, Sql } from '../../../db/connect.ts';
import { stateOf, stateWords } from '../../../lib/gstin.ts';
import type { Seller } from '../../../lib/seller.ts';
import { NOT_STATED } from '../../../../contracts/texts/en/site.ts';
import type { PrintedReceipt } from '../../../report/receipt-report.ts';
import { appointmentsIn } from '../../../repositories/appointments.ts';
import { paymentLedgerIn } from '../../../repositories/payment-ledger.ts';
import type { LedgerRow } from '../../../repositories/payment-ledger.ts';
import type { Payment } from '../../../repositories/payments.ts';
import { paymentsIn } from '../../../repositories/payments.ts';
import { receiptsIn } from '../../../repositories/receipts.ts';
import type { ReceiptRow } from '../../../repositories/receipts.ts';
import { eventOf } from '../apply-event.ts';
import type { PaymentDeps } from '../apply-event.ts';
import { lifeOf } from '../payment-state.ts';
import { numberMoves } from './number-moves.ts';
import { numberOf } from './receipt-number.ts';
import { taxWithin } from './tax.ts';

type Asked = { readonly ownerId: string; readonly paymentId: string };

/**
 * Gives numbers to what one's own payment has moved before there were numbers, in one transaction.
 * @returns true when it has a receipt
 */
export const issueReceipts = (
  { db, clock, seller }: Pick<PaymentDeps, 'db' | 'clock' | 'seller'>,
  { ownerId, paymentId }: Asked,
): Promise<boolean> =>
  db.transaction(async (sql) => {
    const payment = await paymentsIn(sql).lock(paymentId);
    if (payment?.ownerId !== ownerId) return false;
    return (await numberMoves(sql, payment, { seller, at: clock.now() })) > 0;
  });

/** A move of money with its receipt or credit note. */
type Written = { readonly move: LedgerRow; readonly row: ReceiptRow };

const namedOf = ({ row }: Written) => ({
  number: numberOf(row),
  issuedAt: row.issuedAt.toISOString(),
});

/** GST within an amount. No address of a patient is kept, so the service counts as supplied where the seller is (IGST Act, 12(2)(b)). */
const taxOf = (amount: number, { gstin, rate }: Seller): PrintedReceipt['tax'] => {
  if (gstin === null || rate === null) return null;
  const state = stateOf(gstin);
  const places = { seller: state, supply: state };
  return { ...taxWithin(amount, rate, places), placeOfSupply: stateWords(state) };
};

/** Returns true when a capture was kept for a call as it came. */
const wasKept = ({ amount }: Payment, moves: readonly LedgerRow[], capture: LedgerRow): boolean => {
  const until = moves.slice(0, moves.indexOf(capture) + 1).map(eventOf);
  return lifeOf(amount, until).keptId === capture.captureId;
};

const read = async (sql: Sql, payment: Payment): Promise<PrintedReceipt[]> => {
  const moves = await paymentLedgerIn(sql).of(payment.id);
  const rows = new Map((await receiptsIn(sql).of(payment.id)).map((row) => [row.seq, row]));
  const written = moves.flatMap((move): Written[] => {
    const row = rows.get(move.seq);
    return row === undefined ? [] : [{ move, row }];
  });
  const { minutes, way } = PRODUCTS[payment.product];
  const call = await appointmentsIn(sql).ofPayment(payment.id);
  const patient = call === null || call.profileId === null ? null : call.patientName;
  return written.map((each): PrintedReceipt => {
    const { move, row } = each;
    const isBack = move.event === 'refunded';
    const receipt = written.find(
      (other) => other.move.event === 'captured' && other.move.captureId === move.captureId,
    );
    if (receipt === undefined) throw new Error('A credit note takes no receipt back');
    const isForCall = wasKept(payment, moves, receipt.move);
    const { name, address, gstin, sac } = row.seller;
    return {
      ...namedOf(each),
      movedAt: move.at.toISOString(),
      amount: move.amount,
      seller: { name: name ?? NOT_STATED, address: address ?? NOT_STATED, gstin, sac },
      payer: row.payer,
      patient: isForCall ? patient : null,
      minutes,
      way,
      isForCall,
      isSample: payment.provider === 'sandbox',
      // What goes back takes the tax back at the rate at which it came.
      tax: isForCall ? taxOf(move.amount, receipt.row.seller) : null,
      orderId: payment.providerRef,
      paymentId: move.captureId,
      refundId: move.refundId,
      takesBack: isBack ? namedOf(receipt) : null,
    };
  });
};

/** Reads the receipts and credit notes of one's own payment; an empty list where it has none, or is another account's. */
export const readReceipts = async (
  { sql }: Pick<Database, 'sql'>,
  { ownerId, paymentId }: Asked,
): Promise<PrintedReceipt[]> => {
  const payment = await paymentsIn(sql).byId(paymentId);
  return payment?.ownerId === ownerId ? read(sql, payment) : [];
};
