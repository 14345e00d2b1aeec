import { PLACE } from '../common/language.ts';

/**
 * Pages that are written once, at build, and are complete without scripts (ROUTE-12..17, ROUTE-20, ROUTE-24,
 * ROUTE-26..28). A language has some of them; the server leads the addresses of the others to English.
 */
export const SITE_PATHS = {
  howItWorks: `${PLACE}/how-it-works`,
  about: `${PLACE}/about`,
  blog: `${PLACE}/blog`,
  resources: `${PLACE}/resources`,
  forDentists: `${PLACE}/for-dentists`,
  healthAssessment: `${PLACE}/health-assessment`,
  accuracy: `${PLACE}/accuracy`,
  terms: `${PLACE}/terms-of-service`,
  privacy: `${PLACE}/privacy-policy`,
  dpdp: `${PLACE}/dpdp-compliance`,
} as const;

/**
 * Address of the contact section, which names those who run the site and answer: every page that tells people to write
 * leads there.
 */
export const CONTACT_PLACE = `${SITE_PATHS.about}#contact`;

/** Placeholder of the site's origin in what the build writes: the server fills it in (`https://example.org`). */
export const ORIGIN_HERE = '%ORIGIN%';

/** Placeholder of how often dentists came to what an assessment had said: the server counts. */
export const AGREEMENT_HERE = '{{agreement}}';

/**
 * A table on a page of the site, made of the product's own data, in words: the first cell of a row names its subject.
 */
export type SiteTable = {
  readonly heads: readonly string[];
  readonly rows: readonly (readonly string[])[];
};

/** Folder into which the build puts these pages, each under its own address. */
export const SITE_FOLDER = 'site';
