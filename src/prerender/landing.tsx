import { renderToStaticMarkup } from 'react-dom/server';
import { PRODUCT_NAME } from '../../contracts/product.ts';
import icon from '../../public/favicon.svg?raw';
import baseCss from '../app/theme/base.css?inline';
import tokensCss from '../app/theme/tokens.css?inline';
import markCss from '../components/product-mark/product-mark.module.css?inline';
import { LandingPage } from '../pages/landing/Landing.page.tsx';
import landingCss from '../pages/landing/landing.module.css?inline';

const TITLE = `${PRODUCT_NAME}: know how urgent your tooth problem is`;
const DESCRIPTION =
  'A free, anonymous dental assessment in about 5 minutes: how urgent it is, what it may be and what to do next. No sign-up to start.';

export type LandingFiles = {
  /** Address of the small script that improves the search form. */
  readonly script: string;
  /** Addresses that the assessment loads first. */
  readonly prefetch: readonly string[];
};

/** Inside the page: a file of its own would be asked for before the page is painted. */
const ICON = `data:image/svg+xml,${encodeURIComponent(icon)}`;

/**
 * Asks for everything that the first paint does not need once it has happened. The server allows exactly this
 * text by its hash; no other script inside a page runs.
 */
const afterFirstPaint = (script: string): string => {
  const later = [
    ['link', { rel: 'manifest', href: '/manifest.webmanifest' }],
    ['script', { type: 'module', src: script }],
  ];
  return `addEventListener('load',()=>requestAnimationFrame(()=>setTimeout(()=>{for(const [tag,set] of ${JSON.stringify(later)})document.head.append(Object.assign(document.createElement(tag),set))})))`;
};

/** The start page as one HTML document with its styles inside, for build and dev alike. */
export const renderLanding = ({ script, prefetch }: LandingFiles): string => {
  const styles = [tokensCss, baseCss, markCss, landingCss].join('');
  const page = (
    <html lang="en-IN">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <title>{TITLE}</title>
        <meta name="description" content={DESCRIPTION} />
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" content="#fbfaf7" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#0e1a1d" media="(prefers-color-scheme: dark)" />
        <meta property="og:type" content="website" />
        <meta property="og:site_name" content={PRODUCT_NAME} />
        <meta property="og:title" content={TITLE} />
        <meta property="og:description" content={DESCRIPTION} />
        <meta property="og:locale" content="en_IN" />
        <link rel="icon" href={ICON} type="image/svg+xml" />
        <style dangerouslySetInnerHTML={{ __html: styles }} />
      </head>
      <body>
        <LandingPage prefetch={prefetch} />
        <script dangerouslySetInnerHTML={{ __html: afterFirstPaint(script) }} />
      </body>
    </html>
  );
  return `<!doctype html>${renderToStaticMarkup(page)}`;
};
