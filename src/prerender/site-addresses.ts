import { LANGUAGE, PLACE } from '../../contracts/common/language.ts';
import { PATHS } from '../../contracts/common/paths.ts';
import { SITE_PATHS } from '../../contracts/site/site.ts';
import { ARTICLES } from './articles.ts';
import { SITES } from './languages/sites.ts';
import type { Site } from './languages/sites.ts';
import { STANDING_FILES } from './written-files.ts';

const STARTS = ['/', '/home'];

/** The pages of the app: every language has them. */
const APP: ReadonlySet<string> = new Set(Object.values(PATHS));

/** Returns an address of this language without what stands before it. */
const bare = (address: string): string => {
  if (address === PLACE) return '/';
  return address.startsWith(`${PLACE}/`) ? address.slice(PLACE.length) : address;
};

const LISTS = [bare(SITE_PATHS.blog), bare(SITE_PATHS.resources)];

const standing = Object.keys(STANDING_FILES).map((name) => ({
  name: `standing/${name}`,
  address: `/${name}`,
}));
const articles = ARTICLES.map(({ slug, address }) => ({
  name: `articles/${slug}`,
  address: bare(address),
}));

const PAGES = [...standing, ...articles];
const ENGLISH_SITE: Site = { tag: 'en-IN', place: '', pages: PAGES.map(({ name }) => name) };

/** Lists the addresses of a language's site, without what stands before them. A list is there for the articles in it. */
const addressesOf = ({ pages }: Site): ReadonlySet<string> => {
  const own = PAGES.filter(({ name }) => pages.includes(name)).map(({ address }) => address);
  const lists = LISTS.filter((list) => own.some((address) => address.startsWith(`${list}/`)));
  return new Set([...STARTS, ...own, ...lists]);
};

/** The sites of this build by what stands before their addresses, English first. */
const KNOWN = new Map(
  [ENGLISH_SITE, ...SITES].map((site) => [site.place, { ...site, addresses: addressesOf(site) }]),
);
const english = KNOWN.get('')?.addresses ?? new Set();
const own = KNOWN.get(PLACE)?.addresses ?? english;

/** Returns an address with what stands before it in a language. */
const placed = (address: string, place: string = PLACE): string =>
  bare(address) === '/' && place !== '' ? place : place + bare(address);

/** Returns true for a page that the site has in this language. */
export const isOwnPage = (address: string): boolean => own.has(bare(address));

/** Lists where a page stands in each language that has it, English first. */
export const editionsAt = (address: string): readonly { tag: string; address: string }[] =>
  [...KNOWN.values()]
    .filter(({ addresses }) => addresses.has(bare(address)))
    .map(({ tag, place }) => ({ tag, address: placed(address, place) }));

/** Leads a link to the same page in another language; where that has none, to its start page. */
const toLanguage = (address: string, tag: string): string => {
  const site = [...KNOWN.values()].find((each) => each.tag === tag);
  if (site === undefined) return address;
  const rest = address.slice(site.place.length);
  return placed(site.addresses.has(rest) ? rest : '/', site.place);
};

const LINK = /<(?:a|form)\s[^<>]*>/g;
const ADDRESS = /(?<= (?:href|action)=")\/[^"?#]*/;

/** Leads a link to this language; one to a page that is there in English alone says so. */
const led = (link: string): string => {
  const address = ADDRESS.exec(link)?.[0] ?? '';
  const tag = / hreflang="([\w-]+)"/i.exec(link)?.[1] ?? LANGUAGE;
  if (tag !== LANGUAGE) return link.replace(ADDRESS, toLanguage(address, tag));
  if (own.has(bare(address)) || APP.has(placed(address)))
    return link.replace(ADDRESS, placed(address));
  if (!english.has(bare(address))) return link;
  return link.replace(ADDRESS, bare(address)).replace(/>$/, ` hreflang="${ENGLISH_SITE.tag}">`);
};

/** Leads the links of a page of the site to pages in the language that they speak of (NEW-97). */
export const withOwnLinks = (html: string): string =>
  KNOWN.size === 1 ? html : html.replaceAll(LINK, led);
