import { CALL_MINUTES, DEFAULT_PRICES } from './products.ts';
import type { CallMinutes, Prices } from './products.ts';

/** Name of the element in a page's head that holds the operator's prices, where they are not the usual ones. */
export const PRICES_NAME = 'call-prices';

/** Writes prices for the page's head, in paise by length: "15=34900 30=59900". */
export const pagePricesOf = (prices: Prices): string =>
  CALL_MINUTES.map((minutes) => `${minutes}=${prices[minutes]}`).join(' ');

/** Reads the prices of a page; the usual ones where it names none. */
export const readPagePrices = (written: string): Prices => {
  const read = Object.fromEntries(written.split(' ').map((each) => each.split('=')));
  const priceIn = (minutes: CallMinutes): number =>
    Number(read[minutes] ?? DEFAULT_PRICES[minutes]);
  return { 15: priceIn(15), 30: priceIn(30) };
};

/** Stands in a page of the site for the price of a call of that length, until the server knows it. */
export const pricePlace = (minutes: CallMinutes): string => `{{price:${minutes}}}`;
export const PRICE_PLACES = /\{\{price:(15|30)\}\}/g;
