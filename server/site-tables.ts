import { ANALYTICS_EVENTS, ANALYTICS_NAMES } from '../contracts/site/analytics-events.ts';
import { pricePlace } from '../contracts/payments/page-prices.ts';
import { PRODUCTS } from '../contracts/payments/products.ts';
import type { SiteTable } from '../contracts/site/site.ts';
import * as ENGLISH from '../contracts/site/table-words.ts';
import { PERSONAL_DATA } from './repositories/personal-data.ts';

/** What the tables say, in one language. */
type Words = typeof ENGLISH;

/**
 * Lists the kinds of kept data, from the same rules that delete and hand out: the page cannot promise anything else.
 */
const personalData = ({ TABLES: { personalData: words }, KEPT_DATA }: Words): SiteTable => ({
  heads: [words.what, words.kept, words.copy],
  rows: Object.entries(KEPT_DATA).map(([name, { what, kept }]) => [
    what,
    kept,
    PERSONAL_DATA[name]?.read ? words.yes : words.no,
  ]),
});

/** Lists what analytics count, from the same table that the browser and the server obey. */
const analytics = (texts: Words): SiteTable => {
  const { said, what, nothing } = texts.TABLES.analytics;
  return {
    heads: [what, said],
    rows: ANALYTICS_NAMES.map((name) => [
      texts.ANALYTICS_WORDS[name],
      ANALYTICS_EVENTS[name].details
        .map((detail) => texts.ANALYTICS_DETAIL_WORDS[detail])
        .join('; ') || nothing,
    ]),
  };
};

/** Lists what is sold, from the table that screens, mails and payments read. */
const calls = ({ CALL_TEXTS, CANCELLING, PAID_BY, TABLES }: Words): SiteTable => ({
  heads: [CALL_TEXTS.name, TABLES.calls.price, TABLES.calls.pay, TABLES.calls.cancel],
  rows: Object.values(PRODUCTS).map(({ minutes, way }) => [
    CALL_TEXTS.length(minutes),
    pricePlace(minutes),
    PAID_BY[way],
    CANCELLING[way],
  ]),
});

/** Tables that pages of the site fill from the product's own data, by the name that a text calls them by. */
export const madeTables = (words: Words = ENGLISH): Readonly<Record<string, SiteTable>> => ({
  'personal-data': personalData(words),
  analytics: analytics(words),
  calls: calls(words),
});
