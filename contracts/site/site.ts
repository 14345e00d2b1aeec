/**
 * Pages that are written once, at build, and are complete without scripts (ROUTE-12..17, ROUTE-20, ROUTE-24,
 * ROUTE-26..28).
 */
export const SITE_PATHS = {
  howItWorks: '/how-it-works',
  about: '/about',
  blog: '/blog',
  resources: '/resources',
  forDentists: '/for-dentists',
  healthAssessment: '/health-assessment',
  accuracy: '/accuracy',
  terms: '/terms-of-service',
  privacy: '/privacy-policy',
  dpdp: '/dpdp-compliance',
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
