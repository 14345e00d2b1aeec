/** All that the tables of the site's pages say. The build for another language puts its own texts here. */
export { ANALYTICS_DETAIL_WORDS, ANALYTICS_WORDS } from '../texts/en/analytics.ts';
export { CALL_TEXTS, CANCELLING, PAID_BY } from '../texts/en/calls.ts';
export { KEPT_DATA } from '../texts/en/kept-data.ts';
export { TABLES } from '../texts/en/site.ts';
