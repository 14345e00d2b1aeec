import { Feed } from 'feed';
import { PRODUCT_NAME } from '../../contracts/common/product.ts';
import { ARTICLES_TEXTS } from '../../contracts/texts/en/site.ts';
import { ORIGIN_HERE, SITE_PATHS } from '../../contracts/site/site.ts';
import { LANGUAGE, PLACE } from '../../contracts/common/language.ts';
import { ARTICLES } from './articles.ts';
import { SITES } from './languages/sites.ts';
import { editionsAt, isOwnPage } from './site-addresses.ts';
import type { SitePage } from './site-pages.tsx';

/** Paths that search engines should not crawl: the account's and the staff's pages, the assessment, and the API. */
const NOT_LISTED = ['/dashboard', '/profile', '/admin', '/crm', '/chat'];

const robots = (): string =>
  [
    'User-agent: *',
    'Disallow: /api/',
    ...['', ...SITES.map(({ place }) => place)].flatMap((place) =>
      NOT_LISTED.map((address) => `Disallow: ${place}${address}`),
    ),
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
  const urls = all.flatMap(({ address, changed }) =>
    editionsAt(address).map(
      (edition) =>
        `<url><loc>${ORIGIN_HERE}${edition.address}</loc><lastmod>${changed}</lastmod></url>`,
    ),
  );
  return `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join('')}</urlset>`;
};

/** A stand-in for the site's origin: the library accepts only real URLs. */
const SOMEWHERE = 'https://origin.invalid';

const feed = (): string => {
  const newest = new Date(ARTICLES[0]?.written ?? 0);
  const made = new Feed({
    id: `${SOMEWHERE}${PLACE}/`,
    title: ARTICLES_TEXTS.feed,
    link: `${SOMEWHERE}${isOwnPage(SITE_PATHS.blog) ? SITE_PATHS.blog : SITE_PATHS.resources}`,
    feedLinks: { atom: `${SOMEWHERE}${PLACE}/feed.xml` },
    language: LANGUAGE,
    updated: newest,
    copyright: PRODUCT_NAME,
  });
  const own = ARTICLES.filter(({ address }) => isOwnPage(address));
  for (const { address, title, description, written, author } of own) {
    const link = `${SOMEWHERE}${address}`;
    const date = new Date(written);
    made.addItem({ id: link, link, title, description, date, author: [{ name: author }] });
  }
  return made.atom1().replaceAll(SOMEWHERE, ORIGIN_HERE);
};

/** Renders the files that programs read of the site, by path. What there is once for all languages comes with English. */
export const renderLists = (pages: readonly SitePage[]): ReadonlyMap<string, string> =>
  new Map([
    ...(PLACE === ''
      ? ([
          ['/robots.txt', robots()],
          ['/sitemap.xml', sitemap(pages)],
        ] as const)
      : []),
    ['/feed.xml', feed()],
  ]);
