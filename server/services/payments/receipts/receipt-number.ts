import { dayOfIndia } from '../../../lib/india-time.ts';
import type { LedgerRow } from '../../../repositories/payment-ledger.ts';
import type { Payment } from '../../../repositories/payments.ts';
import type { ReceiptRow } from '../../../repositories/receipts.ts';

/** The moves that are written down for the payer: money came, or went back. */
export type MoneyEvent = Extract<LedgerRow['event'], 'captured' | 'refunded'>;

export const isMoney = <Move extends Pick<LedgerRow, 'event'>>(
  move: Move,
): move is Move & { readonly event: MoneyEvent } =>
  move.event === 'captured' || move.event === 'refunded';

/** Made-up money has series of its own, so that the books of a tried-out server begin with the first real payment. */
const SERIES: Readonly<
  Record<Payment['provider'], Readonly<Record<MoneyEvent, ReceiptRow['series']>>>
> = {
  razorpay: { captured: 'TW', refunded: 'TWC' },
  sandbox: { captured: 'TST', refunded: 'TSC' },
};

export const seriesOf = ({ provider }: Pick<Payment, 'provider'>, event: MoneyEvent) =>
  SERIES[provider][event];

/** April begins India's financial year. */
const FIRST_MONTH = 4;

/** Returns the year in which the financial year of a moment begins, by India's clock. */
export const financialYearOf = (moment: Date): number => {
  const [year = 0, month = 0] = dayOfIndia(moment).split('-').map(Number);
  return month >= FIRST_MONTH ? year : year - 1;
};

const twoDigits = (year: number): string => String(year % 100).padStart(2, '0');

/**
 * Writes a number: `TW/26-27/000123`. The law allows sixteen characters (CGST Rules, 46(b) and 49(b)), so the years have two
 * digits.
 */
export const numberOf = ({
  series,
  year,
  number,
}: Pick<ReceiptRow, 'series' | 'year' | 'number'>): string =>
  `${series}/${twoDigits(year)}-${twoDigits(year + 1)}/${String(number).padStart(6, '0')}`;
