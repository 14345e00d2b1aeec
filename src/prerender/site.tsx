import { PRODUCT_NAME } from '../../contracts/product.ts';
import { ORIGIN_HERE } from '../../contracts/site.ts';
import buttonCss from '../components/button/button.module.css?inline';
import footerCss from '../components/site-footer/site-footer.module.css?inline';
import frameCss from '../components/site-frame/site-frame.module.css?inline';
import headerCss from '../components/site-header/site-header.module.css?inline';
import { documentOf } from './document.tsx';
import type { SitePage } from './site-pages.tsx';
import { withPicture } from './structured-data.ts';
import type { Structured } from './structured-data.ts';

/** What every page of the site wears around its own text. */
export const FRAME_STYLES = [buttonCss, headerCss, footerCss, frameCss];

/** What asks for the scripts of a page once it is on the screen. */
type PaintProps = {
  readonly scripts: readonly string[];
  /** The text of the script that runs inside the page; none in development, where they are asked for at once. */
  readonly paint: string | null;
};

/** Asks for everything that the first paint does not need once it has happened. */
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
  /** Where the picture lies that messengers show of it; there is none in development. */
  readonly picture?: string | undefined;
};

/** What search engines and messengers show of a page. The server puts in where visitors reach us. */
export const SiteHead = ({ address, title, description, type, data, picture }: HeadProps) => (
  <>
    <meta name="description" content={description} />
    <link rel="canonical" href={`${ORIGIN_HERE}${address}`} />
    <meta property="og:type" content={type} />
    <meta property="og:site_name" content={PRODUCT_NAME} />
    <meta property="og:locale" content="en_IN" />
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
    <link rel="alternate" type="application/atom+xml" title={PRODUCT_NAME} href="/feed.xml" />
    <script
      type="application/ld+json"
      dangerouslySetInnerHTML={{ __html: JSON.stringify(data).replaceAll('<', '\\u003c') }}
    />
  </>
);

const titleOf = ({ title }: SitePage): string => `${title} · ${PRODUCT_NAME}`;

export type SiteNeeds = {
  /** The text of the script inside the page, which asks for the others; none in development. */
  readonly paint: string | null;
  /** Address of the small script that makes pages live. */
  readonly script: string;
  /** That of the search over the articles, beside it. */
  readonly listScript: string;
  /** That of the switch for being counted. */
  readonly choiceScript: string;
  /** Where the pictures of pages lie, by the pages' addresses. */
  readonly pictures: ReadonlyMap<string, string>;
};

/** A page of the site as an HTML document. */
export const renderSitePage = (page: SitePage, needs: SiteNeeds): string => {
  const picture = needs.pictures.get(page.address);
  const scripts = [
    needs.script,
    ...(page.isSearched ? [needs.listScript] : []),
    ...(page.hasChoice ? [needs.choiceScript] : []),
  ];
  return documentOf({
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
};
