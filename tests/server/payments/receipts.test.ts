import { describe, expect, it } from 'vitest';
import { readEnv } from '../../../server/env.ts';
import { isGstin } from '../../../server/lib/gstin.ts';
import { receiptReportOf } from '../../../server/report/receipt-report.ts';
import type { PrintedReceipt } from '../../../server/report/receipt-report.ts';
import {
  financialYearOf,
  numberOf,
} from '../../../server/services/payments/receipts/receipt-number.ts';
import { taxWithin } from '../../../server/services/payments/receipts/tax.ts';
import { runHere } from '../../../server/workers/tasks.ts';
import { GSTIN, UNKNOWN_SELLER } from '../../kit/operator.ts';
import { readPdf } from '../../kit/read-pdf.ts';
import { REGISTERED } from './receipts.kit.ts';

describe('the number of a receipt', () => {
  it.each([
    ['2026-03-31T18:29:59.999Z', 2025, 'the last moment of 31 March in India'],
    ['2026-03-31T18:30:00.000Z', 2026, 'the first of 1 April'],
    ['2026-12-31T23:59:59.999Z', 2026, 'the end of the year of others'],
    ['2027-01-01T00:00:00.000Z', 2026, 'January'],
  ])('[NEW-03] at %s is of the financial year %i: %s', (moment, year) => {
    expect(financialYearOf(new Date(moment))).toBe(year);
  });

  it.each([
    [{ series: 'TW', year: 2026, number: 123 }, 'TW/26-27/000123'],
    [{ series: 'TWC', year: 2026, number: 7 }, 'TWC/26-27/000007'],
    [{ series: 'TWC', year: 2099, number: 999_999 }, 'TWC/99-00/999999'],
    [{ series: 'TST', year: 2026, number: 1 }, 'TST/26-27/000001'],
  ] as const)(
    '[NEW-03] %j is written as %s, in the sixteen characters of the law',
    (row, words) => {
      expect(numberOf(row)).toBe(words);
      expect(words).toMatch(/^[A-Z\d/-]{1,16}$/);
    },
  );
});

describe('the tax within a price', () => {
  const home = { seller: '27', supply: '27' };
  const away = { seller: '27', supply: '29' };

  it.each([1, 5, 12, 18, 28, 40])(
    '[NEW-05] at %i percent adds up to every price from a paisa to a thousand rupees',
    (rate) => {
      const wrong: number[] = [];
      for (let amount = 1; amount <= 100_000; amount += 1) {
        for (const places of [home, away]) {
          const { taxable, lines } = taxWithin(amount, rate, places);
          const parts = [taxable, ...lines.map((line) => line.amount)];
          const sum = parts.reduce((all, part) => all + part, 0);
          const isWhole = parts.every((part) => Number.isInteger(part) && part >= 0);
          const isEqual = lines.every((line) => line.amount === lines[0]?.amount);
          // No further from the exact tax than a half of a paisa for each line.
          const tax = amount - taxable;
          const isNear = Math.abs(tax - (amount * rate) / (100 + rate)) <= 0.5 * lines.length;
          if (sum !== amount || !isWhole || !isEqual || !isNear) wrong.push(amount);
        }
      }
      expect(wrong).toEqual([]);
    },
  );

  it('[NEW-05] is halved within a state, and whole between two', () => {
    expect(taxWithin(299_00, 18, home)).toEqual({
      taxable: 253_38,
      lines: [
        { name: 'CGST', percent: 9, amount: 22_81 },
        { name: 'SGST', percent: 9, amount: 22_81 },
      ],
    });
    expect(taxWithin(299_00, 18, away)).toEqual({
      taxable: 253_39,
      lines: [{ name: 'IGST', percent: 18, amount: 45_61 }],
    });
    const chandigarh = taxWithin(299_00, 5, { seller: '04', supply: '04' });
    expect(chandigarh.lines.map(({ name, percent }) => [name, percent])).toEqual([
      ['CGST', 2.5],
      ['UTGST', 2.5],
    ]);
  });
});

describe('the settings of receipts', () => {
  it('[NEW-06] know a GSTIN by form, state and check digit', () => {
    // One that the tax office shows, and one of nobody.
    expect(['27AAPFU0939F1ZV', GSTIN].map(isGstin)).toEqual([true, true]);
    const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';
    const right = Array.from(digits).filter((digit) => isGstin(`27AAPFU0939F1Z${digit}`));
    expect(right).toEqual(['V']);
    // Two neighbours in each other's place.
    expect(isGstin('27APAFU0939F1ZV')).toBe(false);
    expect(isGstin('27aapfu0939f1zv')).toBe(false);
    expect(['99', '00', '25', '28'].filter((state) => isGstin(`${state}AAPFU0939F1ZV`))).toEqual(
      [],
    );
  });

  it('[NEW-06] refuse a start with a GSTIN that is wrong, and say so', () => {
    expect(() => readEnv({ ...REGISTERED, OPERATOR_GSTIN: '27ABCDE1234F1Z1' })).toThrow(
      'OPERATOR_GSTIN is "27ABCDE1234F1Z1", but must be the 15 characters of a registration for GST, with their check digit. For example OPERATOR_GSTIN=27ABCDE1234F1Z0',
    );
    expect(readEnv(REGISTERED).seller).toEqual({
      name: 'Example Dental Services Private Limited',
      address: '12 Example Road, Pune 411001, India',
      gstin: GSTIN,
      sac: '999312',
      rate: null,
    });
    expect(readEnv({}).seller).toEqual(UNKNOWN_SELLER);
  });

  it.each([
    [{ OPERATOR_GST_RATE: '18' }, 'OPERATOR_GSTIN is missing, but OPERATOR_GST_RATE is set'],
    [{ OPERATOR_GSTIN: GSTIN }, 'OPERATOR_NAME is missing, but OPERATOR_GSTIN is set'],
    [{ OPERATOR_GSTIN: GSTIN }, 'OPERATOR_ADDRESS is missing, but OPERATOR_GSTIN is set'],
    [{ OPERATOR_SAC: '9993' }, 'OPERATOR_SAC is "9993", but must be the six digits'],
    [{ ...REGISTERED, OPERATOR_GST_RATE: '0' }, 'OPERATOR_GST_RATE is "0"'],
  ])('[NEW-06] refuse a start with %j', (set, words) => {
    expect(() => readEnv(set)).toThrow(words);
  });
});

const SOLD: PrintedReceipt = {
  number: 'TW/26-27/000123',
  issuedAt: '2026-11-28T04:00:00.000Z',
  movedAt: '2026-11-28T04:00:00.000Z',
  amount: 299_00,
  seller: {
    name: 'Example Dental Services Private Limited',
    address: '12 Example Road, Pune 411001, India',
    gstin: GSTIN,
    sac: '999312',
  },
  payer: 'आशा Rao',
  patient: null,
  minutes: 15,
  way: 'checkout',
  isForCall: true,
  isSample: false,
  tax: null,
  orderId: 'order_00000000000001',
  paymentId: 'pay_00000000000001',
  refundId: null,
  takesBack: null,
};
const BACK: PrintedReceipt = {
  ...SOLD,
  number: 'TWC/26-27/000007',
  refundId: 'rfnd_00000000000001',
  takesBack: { number: SOLD.number, issuedAt: SOLD.issuedAt },
};
const UNREGISTERED = { ...SOLD, seller: { ...SOLD.seller, gstin: null } };

const pagesOf = async (first: PrintedReceipt, ...more: PrintedReceipt[]) => {
  const pdf = await readPdf(await runHere('writeReport', receiptReportOf(first, ...more)));
  expect(pdf.pages.map(({ untagged }) => untagged)).toEqual(pdf.pages.map(() => ''));
  return { ...pdf, texts: pdf.pages.map(({ tree }) => tree?.text ?? '') };
};

describe('the page of a receipt', () => {
  it('[NEW-05] is a bill of supply with everything that the law wants, on one tagged page', async () => {
    const { texts, info } = await pagesOf(SOLD);
    expect(texts).toHaveLength(1);
    for (const words of [
      'Bill of supply TW/26-27/000123',
      '₹299 received.',
      '28 November 2026',
      SOLD.seller.name,
      SOLD.seller.address,
      `GSTIN ${GSTIN}`,
      'आशा Rao',
      'Video call, 15 minutes',
      '999312',
      'order_00000000000001',
      'pay_00000000000001',
      'Online checkout',
      'health care services are exempt (Notification 12/2017-Central Tax (Rate), entry 74)',
    ]) {
      expect(texts[0]).toContain(words);
    }
    expect(texts[0]).not.toMatch(/CGST|IGST|Sample|No GSTIN/);
    expect(info['Title']).toBe('Toothwise: Bill of supply TW/26-27/000123');
  });

  it('[NEW-05] is a tax invoice with its parts where the price includes tax', async () => {
    const places = { seller: '27', supply: '27' };
    const tax = { ...taxWithin(299_00, 18, places), placeOfSupply: 'Maharashtra (27)' };
    const { texts } = await pagesOf({ ...SOLD, tax });
    for (const words of [
      'Tax invoice TW/26-27/000123',
      'Place of supply Maharashtra (27)',
      'Video call, 15 minutes: taxable value ₹253.38',
      'CGST 9% ₹22.81',
      'SGST 9% ₹22.81',
      'Total ₹299',
    ]) {
      expect(texts[0]).toContain(words);
    }
    expect(texts[0]).not.toContain('exempt');
  });

  it('[NEW-05] says without a GSTIN that it has none, and names no number in its place', async () => {
    const { texts } = await pagesOf(UNREGISTERED);
    expect(texts[0]).toContain('Receipt TW/26-27/000123');
    expect(texts[0]).toContain(
      'No GSTIN The seller has stated no GSTIN. No GST is charged, and this is not a tax document.',
    );
    expect(texts[0]).not.toMatch(/\d{2}[A-Z]{5}\d{4}|exempt|Sample/);
  });

  it('[NEW-05] says of made-up money that it is a sample', async () => {
    const { texts } = await pagesOf({ ...SOLD, isSample: true });
    expect(texts[0]).toContain(
      'Sample This was paid on a trial server. No real money moved, and this page proves no payment.',
    );
  });

  it('[NEW-05] of a refund names the receipt that it takes back, on a page of its own', async () => {
    const { texts } = await pagesOf(SOLD, BACK);
    expect(texts).toHaveLength(2);
    for (const words of [
      'Credit note TWC/26-27/000007',
      '₹299 given back for receipt TW/26-27/000123 of 28 November 2026.',
      'Takes back TW/26-27/000123',
      'rfnd_00000000000001',
    ]) {
      expect(texts[1]).toContain(words);
    }
  });

  it('[NEW-05] of money that pays for no call sells none, and has no tax', async () => {
    const { texts } = await pagesOf({ ...SOLD, isForCall: false }, { ...BACK, isForCall: false });
    expect(texts[0]).toContain('Receipt voucher TW/26-27/000123');
    expect(texts[0]).toContain('It pays for no call, and goes back.');
    expect(texts[1]).toContain('Refund voucher TWC/26-27/000007');
    expect(texts.join(' ')).not.toMatch(/Video call|999312|exempt/);
  });
});
