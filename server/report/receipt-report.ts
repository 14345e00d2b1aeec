import { PRODUCT_NAME } from '../../contracts/common/product.ts';
import { inRupees } from '../../contracts/payments/rupees.ts';
import type { CallMinutes, PaymentWay } from '../../contracts/payments/products.ts';
import { frameOf } from './basis.ts';
import { dayOf, momentOf } from './days.ts';
import { RECEIPT_WORDS as WORDS } from './receipt-words.ts';
import type { Block, Cell, Fact, Report } from './report.ts';

/** GST within an amount, in paise. */
export type PrintedTax = {
  readonly taxable: number;
  readonly lines: readonly {
    readonly name: 'CGST' | 'SGST' | 'UTGST' | 'IGST';
    readonly percent: number;
    readonly amount: number;
  }[];
};

/** A document that another one names. */
type Named = { readonly number: string; readonly issuedAt: string };

/** A receipt or a credit note: everything that its page says. Amounts are in paise, moments in ISO 8601. */
export type PrintedReceipt = Named & {
  /** When the money came or went back. */
  readonly movedAt: string;
  readonly amount: number;
  readonly seller: {
    readonly name: string;
    readonly address: string;
    readonly gstin: string | null;
    readonly sac: string;
  };
  /** Name of who paid; `null` where it is not known any more. */
  readonly payer: string | null;
  /** Name of whom the call is for, where that is another person than the account holder. */
  readonly patient: string | null;
  readonly minutes: CallMinutes;
  readonly way: PaymentWay;
  /** False for money that pays for no call and goes back: a wrong amount, or what came twice. */
  readonly isForCall: boolean;
  /** True where the money was made up. */
  readonly isSample: boolean;
  /** `null` for an exempt service, and for money that pays for nothing. */
  readonly tax: (PrintedTax & { readonly placeOfSupply: string }) | null;
  /** The provider's names of the order or code, of the payment, and of what went back. */
  readonly orderId: string | null;
  readonly paymentId: string | null;
  readonly refundId: string | null;
  /** The receipt that a credit note takes back; `null` on a receipt. */
  readonly takesBack: Named | null;
};

const titleOf = ({ seller, tax, isForCall, takesBack }: PrintedReceipt): string => {
  const { titles } = WORDS;
  const isTaxDocument = seller.gstin !== null;
  if (takesBack !== null) {
    return isTaxDocument && !isForCall ? titles.refundVoucher : titles.creditNote;
  }
  if (!isTaxDocument) return titles.receipt;
  if (!isForCall) return titles.receiptVoucher;
  return tax === null ? titles.billOfSupply : titles.taxInvoice;
};

const serviceOf = ({ isForCall, minutes }: PrintedReceipt): string =>
  isForCall ? WORDS.call.replace('{minutes}', String(minutes)) : WORDS.surplus;

/** Says first what a reader has to know who takes it for more than it is. */
const cautions = ({ isSample, seller }: PrintedReceipt): Block[] => {
  const texts = [
    ...(isSample ? [WORDS.sample] : []),
    ...(seller.gstin === null ? [WORDS.noGstin] : []),
  ];
  if (texts.length === 0) return [];
  return [
    {
      kind: 'panel',
      tone: isSample ? 'soon' : 'info',
      badge: isSample ? WORDS.sampleBadge : WORDS.noGstinBadge,
      blocks: texts.map((text) => ({ kind: 'paragraph', text })),
    },
  ];
};

const sentenceOf = ({ takesBack, amount }: PrintedReceipt): string =>
  takesBack === null
    ? WORDS.received.replace('{amount}', inRupees(amount))
    : WORDS.givenBack
        .replace('{amount}', inRupees(amount))
        .replace('{number}', takesBack.number)
        .replace('{day}', dayOf(takesBack.issuedAt));

const fact = (term: string, ...texts: readonly (string | null)[]): Fact => ({
  term,
  texts: texts.filter((text) => text !== null),
});

const facts = (printed: PrintedReceipt): Block => {
  const { terms, ways } = WORDS;
  const { seller, takesBack, tax } = printed;
  const rows = [
    fact(terms.number, printed.number),
    fact(terms.issued, dayOf(printed.issuedAt)),
    fact(takesBack === null ? terms.paid : terms.back, momentOf(printed.movedAt)),
    fact(
      terms.seller,
      ...new Set([seller.name, seller.address]),
      seller.gstin && WORDS.gstin.replace('{gstin}', seller.gstin),
    ),
    fact(terms.payer, printed.payer),
    fact(terms.patient, printed.patient),
    fact(terms.sac, printed.isForCall ? seller.sac : null),
    fact(terms.supply, tax && tax.placeOfSupply),
    fact(terms.takesBack, takesBack && takesBack.number),
    fact(terms.order, printed.orderId),
    fact(terms.payment, printed.paymentId),
    fact(terms.refund, printed.refundId),
    fact(terms.method, takesBack === null ? ways[printed.way] : WORDS.sameWay),
  ];
  return { kind: 'facts', rows: rows.filter(({ texts }) => texts.length > 0) };
};

const cell = (...lines: readonly string[]): Cell => ({ lines });
const row = (name: string, amount: number): Cell[] => [
  { lines: [name], isNamed: true },
  cell(inRupees(amount)),
];

const amounts = (printed: PrintedReceipt): Block[] => {
  const { amount, tax, isForCall, seller } = printed;
  const { table } = WORDS;
  const parts =
    tax === null
      ? [row(serviceOf(printed), amount)]
      : [
          row(`${serviceOf(printed)}: ${table.taxable}`, tax.taxable),
          ...tax.lines.map((line) =>
            row(
              table.tax.replace('{name}', line.name).replace('{percent}', String(line.percent)),
              line.amount,
            ),
          ),
        ];
  const isExempt = isForCall && tax === null && seller.gstin !== null;
  return [
    {
      kind: 'table',
      head: [table.what, table.amount],
      shares: [0.72, 0.28],
      rows: [...parts, row(table.total, amount)],
    },
    ...(isExempt ? [{ kind: 'paragraph', text: WORDS.exempt } as const] : []),
  ];
};

const pageOf = (printed: PrintedReceipt): Block[] => [
  { kind: 'heading', level: 1, text: `${titleOf(printed)} ${printed.number}` },
  { kind: 'paragraph', text: sentenceOf(printed), look: 'lead' },
  ...cautions(printed),
  { kind: 'heading', level: 2, text: WORDS.amountTitle },
  ...amounts(printed),
  { kind: 'heading', level: 2, text: WORDS.detailsTitle },
  facts(printed),
];

/**
 * Builds the receipts and credit notes of one payment, each on a page of its own, in the order in which money moved. They
 * name what was sold and never why: whoever asks for a receipt may be no one to know of a tooth.
 */
export const receiptReportOf = (first: PrintedReceipt, ...more: PrintedReceipt[]): Report => ({
  title: `${PRODUCT_NAME}: ${titleOf(first)} ${first.number}`,
  subject: WORDS.subject,
  author: first.seller.name,
  ...frameOf({
    dated: WORDS.paidOn.replace('{day}', dayOf(first.movedAt)),
    footer: WORDS.unsigned,
  }),
  madeAt: first.issuedAt,
  blocks: more.reduce<Block[]>(
    (blocks, each) => [...blocks, { kind: 'newPage' }, ...pageOf(each)],
    pageOf(first),
  ),
});
