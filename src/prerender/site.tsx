import { LANGUAGE, PLACE } from '../../contracts/common/language.ts';
import { PRODUCT_NAME } from '../../contracts/common/product.ts';
import { ORIGIN_HERE } from '../../contracts/site/site.ts';
import buttonCss from '../components/button/button.module.css?inline';
import footerCss from '../components/site-footer/site-footer.module.css?inline';
import frameCss from '../components/site-frame/site-frame.module.css?inline';
import headerCss from '../components/site-header/site-header.module.css?inline';
import { documentOf } from './document.tsx';
import { editionsAt, withOwnLinks } from './site-addresses.ts';
import type { SitePage } from './site-pages.tsx';
import { withPicture } from './structured-data.ts';
import type { Structured } from './structured-data.ts';

/** Styles around the text of every page of the site. */
export const FRAME_STYLES = [buttonCss, headerCss, footerCss, frameCss];

type PaintProps = {
  readonly scripts: readonly string[];
  /** Source of the inlined script; null in development, where scripts are requested at once. */
  readonly paint: string | null;
};

/** Requests the page's scripts after the first paint, which does not need them. */
export const AfterFirstPaint = ({ scripts, paint }: PaintProps) =>
  paint === null ? (
    scripts.map((src) => <script key={src} type="module" src={src} />)
  ) : (
    <script data-scripts={scripts.join(' ')} dangerouslySetInnerHTML={{ __html: paint }} />
  );

type HeadProps = {
  readonly address: string;
  readonly title: string;
  readonly description: string;
  readonly type: 'website' | 'article';
  readonly data: Structured;
  /** Address of the picture for link previews; none in development. */
  readonly picture?: string | undefined;
};

/** Tells search engines where the same page stands in each language. */
const Editions = ({ address }: { readonly address: string }) => {
  const editions = editionsAt(address);
  return editions.length === 1
    ? null
    : [{ ...editions[0], tag: 'x-default' }, ...editions].map((edition) => (
        <link
          key={edition.tag}
          rel="alternate"
          hrefLang={edition.tag}
          href={`${ORIGIN_HERE}${edition.address ?? ''}`}
        />
      ));
};

/** Renders what search engines and link previews show of a page. The server fills in the site's own origin. */
export const SiteHead = ({ address, title, description, type, data, picture }: HeadProps) => (
  <>
    <meta name="description" content={description} />
    <link rel="canonical" href={`${ORIGIN_HERE}${address}`} />
    <Editions address={address} />
    <meta property="og:type" content={type} />
    <meta property="og:site_name" content={PRODUCT_NAME} />
    <meta property="og:locale" content={LANGUAGE.replace('-', '_')} />
    <meta property="og:title" content={title} />
    <meta property="og:description" content={description} />
    <meta property="og:url" content={`${ORIGIN_HERE}${address}`} />
    {picture && (
      <>
        <meta property="og:image" content={`${ORIGIN_HERE}${picture}`} />
        <meta property="og:image:width" content="1200" />
        <meta property="og:image:height" content="630" />
        <meta property="og:image:alt" content={title} />
        <meta name="twitter:card" content="summary_large_image" />
      </>
    )}
    <link rel="apple-touch-icon" href="/icons/apple-touch-icon.png" />
    <link
      rel="alternate"
      type="application/atom+xml"
      title={PRODUCT_NAME}
      href={`${PLACE}/feed.xml`}
    />
    <script
      type="application/ld+json"
      dangerouslySetInnerHTML={{ __html: JSON.stringify(data).replaceAll('<', '\\u003c') }}
    />
  </>
);

const titleOf = ({ title }: SitePage): string => `${title} · ${PRODUCT_NAME}`;

export type SiteNeeds = {
  /** Source of the inlined script that requests the other scripts; null in development. */
  readonly paint: string | null;
  /** Address of the small script that makes pages interactive. */
  readonly script: string;
  /** Address of the script for the search of articles, loaded beside it. */
  readonly listScript: string;
  /** Address of the script for the analytics switch. */
  readonly choiceScript: string;
  /** Addresses of the pages' pictures for link previews, by page. */
  readonly pictures: ReadonlyMap<string, string>;
};

/** Renders a page of the site as an HTML document. */
export const renderSitePage = (page: SitePage, needs: SiteNeeds): string => {
  const picture = needs.pictures.get(page.address);
  const scripts = [
    needs.script,
    ...(page.isSearched ? [needs.listScript] : []),
    ...(page.hasChoice ? [needs.choiceScript] : []),
  ];
  const html = documentOf({
    title: titleOf(page),
    head: (
      <SiteHead
        address={page.address}
        title={page.title}
        description={page.description}
        type="article"
        data={withPicture(page.data, picture)}
        picture={picture}
      />
    ),
    styles: [...FRAME_STYLES, ...page.styles],
    body: (
      <>
        {page.body}
        <AfterFirstPaint scripts={scripts} paint={needs.paint} />
      </>
    ),
  });
  return withOwnLinks(html);
};
