import { Feed } from 'feed';
import { PRODUCT_NAME } from '../../contracts/common/product.ts';
import { ORIGIN_HERE, SITE_PATHS } from '../../contracts/site/site.ts';
import { ARTICLES } from './articles.ts';
import type { SitePage } from './site-pages.tsx';

/** Paths that search engines should not crawl: the account's and the staff's pages, the assessment, and the API. */
const NOT_LISTED = ['/api/', '/dashboard', '/profile', '/admin', '/crm', '/chat'];

const robots = (): string =>
  [
    'User-agent: *',
    ...NOT_LISTED.map((address) => `Disallow: ${address}`),
    '',
    `Sitemap: ${ORIGIN_HERE}/sitemap.xml`,
    '',
  ].join('\n');

const sitemap = (pages: readonly SitePage[]): string => {
  const newest =
    pages
      .map(({ changed }) => changed)
      .toSorted()
      .at(-1) ?? '';
  const all = [{ address: '/', changed: newest }, ...pages];
  const urls = all.map(
    ({ address, changed }) =>
      `<url><loc>${ORIGIN_HERE}${address}</loc><lastmod>${changed}</lastmod></url>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join('')}</urlset>`;
};

/** A stand-in for the site's origin: the library accepts only real URLs. */
const SOMEWHERE = 'https://origin.invalid';

const feed = (): string => {
  const newest = new Date(ARTICLES[0]?.written ?? 0);
  const made = new Feed({
    id: `${SOMEWHERE}/`,
    title: `${PRODUCT_NAME}: articles`,
    link: `${SOMEWHERE}${SITE_PATHS.blog}`,
    feedLinks: { atom: `${SOMEWHERE}/feed.xml` },
    language: 'en-IN',
    updated: newest,
    copyright: PRODUCT_NAME,
  });
  for (const { address, title, description, written, author } of ARTICLES) {
    const link = `${SOMEWHERE}${address}`;
    const date = new Date(written);
    made.addItem({ id: link, link, title, description, date, author: [{ name: author }] });
  }
  return made.atom1().replaceAll(SOMEWHERE, ORIGIN_HERE);
};

/** Renders the files that programs read of the site, by path. */
export const renderLists = (pages: readonly SitePage[]): ReadonlyMap<string, string> =>
  new Map([
    ['/robots.txt', robots()],
    ['/sitemap.xml', sitemap(pages)],
    ['/feed.xml', feed()],
  ]);
