import { PRODUCT_NAME } from '../../contracts/product.ts';
import callsCss from '../components/way-links/way-links.module.css?inline';
import { LandingPage } from '../pages/landing/Landing.page.tsx';
import landingCss from '../pages/landing/landing.module.css?inline';
import { documentOf } from './document.tsx';

const TITLE = `${PRODUCT_NAME}: know how urgent your tooth problem is`;
const DESCRIPTION =
  'A free, anonymous dental assessment in about 5 minutes: how urgent it is, what it may be and what to do next. No sign-up to start.';

export type LandingFiles = {
  /** Address of the small script that improves the search form. */
  readonly script: string;
  /** Addresses that the assessment loads first. */
  readonly prefetch: readonly string[];
};

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

/** What messengers and search engines show. Under a known address the server names the picture's in full. */
const SHARED = (
  <>
    <meta name="description" content={DESCRIPTION} />
    <meta property="og:type" content="website" />
    <meta property="og:site_name" content={PRODUCT_NAME} />
    <meta property="og:title" content={TITLE} />
    <meta property="og:description" content={DESCRIPTION} />
    <meta property="og:locale" content="en_IN" />
    <meta property="og:image" content="/icons/share.png" />
    <meta property="og:image:width" content="1200" />
    <meta property="og:image:height" content="630" />
    <meta property="og:image:alt" content={`${PRODUCT_NAME}: how urgent it is and what to do`} />
    <meta name="twitter:card" content="summary_large_image" />
    <link rel="apple-touch-icon" href="/icons/apple-touch-icon.png" />
  </>
);

/** The start page as one HTML document with its styles inside, for build and dev alike. */
export const renderLanding = ({ script, prefetch }: LandingFiles): string =>
  documentOf({
    title: TITLE,
    head: SHARED,
    styles: [callsCss, landingCss],
    body: (
      <>
        <LandingPage prefetch={prefetch} />
        <script dangerouslySetInnerHTML={{ __html: afterFirstPaint(script) }} />
      </>
    ),
  });
