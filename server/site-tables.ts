import { ANALYTICS_DETAILS, ANALYTICS_EVENTS } from '../contracts/site/analytics-events.ts';
import { pricePlace } from '../contracts/payments/page-prices.ts';
import { PRODUCTS } from '../contracts/payments/products.ts';
import type { SiteTable } from '../contracts/site/site.ts';
import { CALL_TEXTS, CANCELLING, PAID_BY } from '../contracts/texts/en/calls.ts';
import { KEPT_DATA } from '../contracts/texts/en/kept-data.ts';
import { PERSONAL_DATA } from './repositories/personal-data.ts';

/**
 * Lists the kinds of kept data, from the same rules that delete and hand out: the page cannot promise anything else.
 */
const personalData = (): SiteTable => ({
  heads: ['What', 'How long', 'In your copy'],
  rows: Object.entries(KEPT_DATA).map(([name, { what, kept }]) => [
    what,
    kept,
    PERSONAL_DATA[name]?.read ? 'Yes' : 'No',
  ]),
});

/** Lists what analytics count, from the same table that the browser and the server obey. */
const analytics = (): SiteTable => ({
  heads: ['What is counted', 'What is said of it'],
  rows: Object.values(ANALYTICS_EVENTS).map(({ description, details }) => [
    description,
    details.map((detail) => ANALYTICS_DETAILS[detail]).join('; ') || 'Nothing else',
  ]),
});

/** Lists what is sold, from the table that screens, mails and payments read. */
const calls = (): SiteTable => ({
  heads: [CALL_TEXTS.name, 'Price', 'When and how you pay', 'If you cancel'],
  rows: Object.values(PRODUCTS).map(({ minutes, way }) => [
    CALL_TEXTS.length(minutes),
    pricePlace(minutes),
    PAID_BY[way],
    CANCELLING[way],
  ]),
});

/** Tables that pages of the site fill from the product's own data, by the name that a text calls them by. */
export const madeTables = (): Readonly<Record<string, SiteTable>> => ({
  'personal-data': personalData(),
  analytics: analytics(),
  calls: calls(),
});
