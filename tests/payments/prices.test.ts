import { readFileSync, readdirSync } from 'node:fs';
import { extname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { pagePricesOf, readPagePrices } from '../../contracts/payments/page-prices.ts';
import {
  DEFAULT_PRICES,
  PRODUCT_IDS,
  PRODUCTS,
  priceOf,
} from '../../contracts/payments/products.ts';
import { inRupees, withPrice } from '../../contracts/payments/rupees.ts';
import { CALL_TEXTS } from '../../contracts/texts/en/calls.ts';
import { APPOINTMENT_MESSAGES } from '../../server/services/messages/appointment-texts.ts';
import { mailOf } from '../../server/services/messages/texts.ts';

describe('an amount', () => {
  it.each([
    [499_00, '₹499'],
    [0, '₹0'],
    [1_00, '₹1'],
    [124_990_00, '₹1,24,990'],
    [498_50, '₹498.50'],
    [498_05, '₹498.05'],
  ])('of %i paise is written as people in India write it', (paise, written) => {
    expect(inRupees(paise)).toBe(written);
  });

  it('stays on one line with the last of its words, and the dot begins none', () => {
    const label = withPrice('Book Teleconsultation', DEFAULT_PRICES[15]);
    expect(label.split(/[ \n]/)).toEqual(['Book', 'Teleconsultation\u00A0·\u00A0₹299']);
  });
});

describe('the table of what is sold', () => {
  it('[CONST-01] [CONST-08] [CONST-09] has one price for each length', () => {
    const sold = PRODUCT_IDS.map((id) => [PRODUCTS[id].minutes, priceOf(id, DEFAULT_PRICES)]);
    expect(sold).toEqual([
      [15, 299_00],
      [30, 499_00],
      [30, 499_00],
      [15, 299_00],
      [30, 499_00],
    ]);
  });

  it('is read from a page as it was written there', () => {
    const prices = { 15: 349_00, 30: 599_00 };
    expect(readPagePrices(pagePricesOf(prices))).toEqual(prices);
    expect(readPagePrices('')).toEqual(DEFAULT_PRICES);
  });

  it('says in words what each length costs', () => {
    expect(CALL_TEXTS.byUpi(30, 599_00)).toBe(
      '30\u00A0minutes with a registered dentist, ₹599 now by UPI, or at the appointment.',
    );
  });
});

const ROOT = join(import.meta.dirname, '../..');
const KINDS = new Set(['.ts', '.tsx', '.md', '.html']);
/** Words that people wrote to train and to try the engine with, and the table itself. */
const APART = /^server\/(training|assessment)\/|^contracts\/payments\/products\.ts$/;

const files = ['contracts', 'machines', 'server', 'src'].flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
    .filter((name) => KINDS.has(extname(name)) && !APART.test(name)),
);

/** What is said or counted, without the comments. */
const codeOf = (name: string): string =>
  readFileSync(join(ROOT, name), 'utf8').replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');

describe('everything that tells a price', () => {
  it('reads the table: no file but it names ₹299 or ₹499', () => {
    expect(files.length).toBeGreaterThan(500);
    const naming = files.filter((name) =>
      /(?:₹|&#8377;|\bRs\.?|INR)\s?(?:299|499)\b|\b(?:299|499)_?00\b/.test(codeOf(name)),
    );
    expect(naming).toEqual([]);
  });

  it.each(APPOINTMENT_MESSAGES)('says in the mail %s what the call itself was to cost', (kind) => {
    const values = {
      appointment: '00000000-0000-4000-8000-0000000000c1',
      sequence: '0',
      at: '2026-11-24T04:30:00.000Z',
      minutes: '30',
      doctor: 'Dr. Meera Iyer',
    };
    const sent = [
      mailOf(kind, { ...values, due: '59900' }),
      mailOf(kind, { ...values, back: '59900' }),
      mailOf(kind, { ...values, kept: '59900' }),
    ].map((mail) => JSON.stringify(mail));
    for (const mail of sent) expect(mail).not.toMatch(/299|499/);
    const tells = !['appointmentMissed', 'appointmentAttended'].includes(kind);
    expect(sent.some((mail) => mail.includes('₹599'))).toBe(tells);
  });
});
