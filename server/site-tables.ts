import { ANALYTICS_DETAILS, ANALYTICS_EVENTS } from '../contracts/site/analytics-events.ts';
import type { SiteTable } from '../contracts/site/site.ts';
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

/** Tables that pages of the site fill from the product's own data, by the name that a text calls them by. */
export const madeTables = (): Readonly<Record<string, SiteTable>> => ({
  'personal-data': personalData(),
  analytics: analytics(),
});
