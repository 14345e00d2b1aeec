import { stateTaxOf } from '../../../lib/gstin.ts';
import type { PrintedTax } from '../../../report/receipt-report.ts';

const HUNDRED = 100;

type Places = {
  /** The states in which the operator is registered and the service counts as supplied, each by its two digits. */
  readonly seller: string;
  readonly supply: string;
};

/**
 * Takes the GST out of a price that includes it, in paise. Within a state it is halved, and both halves are equal; the
 * taxable value is what is left, so that the parts always add up to the price.
 */
export const taxWithin = (amount: number, rate: number, { seller, supply }: Places): PrintedTax => {
  const share = rate / (HUNDRED + rate);
  if (seller !== supply) {
    const tax = Math.round(amount * share);
    return { taxable: amount - tax, lines: [{ name: 'IGST', percent: rate, amount: tax }] };
  }
  const half = Math.round((amount * share) / 2);
  const lines = (['CGST', stateTaxOf(supply)] as const).map((name) => ({
    name,
    percent: rate / 2,
    amount: half,
  }));
  return { taxable: amount - 2 * half, lines };
};
