import { HOME } from '../../contracts/common/paths.ts';
import { START } from '../../contracts/texts/en/site.ts';
import badgeCss from '../components/badge/badge.module.css?inline';
import bulletsCss from '../components/bullet-list/bullet-list.module.css?inline';
import claimsCss from '../components/claims/claims.module.css?inline';
import drawingCss from '../components/illustrations/drawing.module.css?inline';
import likelyCss from '../components/likely/likely.module.css?inline';
import slipCss from '../components/slip/slip.module.css?inline';
import toneCss from '../components/tone/tone.module.css?inline';
import callsCss from '../components/way-links/way-links.module.css?inline';
import exampleCss from '../pages/landing/example.module.css?inline';
import { LandingPage } from '../pages/landing/Landing.page.tsx';
import landingCss from '../pages/landing/landing.module.css?inline';
import topicsCss from '../pages/landing/topics.module.css?inline';
import { documentOf } from './document.tsx';
import { withOwnLinks } from './site-addresses.ts';
import { AfterFirstPaint, FRAME_STYLES, SiteHead } from './site.tsx';
import { landingData } from './structured-data.ts';

export type LandingFiles = {
  /** Source of the inlined script that requests the other scripts; null in development. */
  readonly paint: string | null;
  /** Address of the small script that makes the page interactive. */
  readonly script: string;
  /** Addresses of the files that the assessment loads first. */
  readonly prefetch: readonly string[];
  /** Address of the picture for link previews; none in development. */
  readonly picture?: string | undefined;
};

const STYLES = [
  ...FRAME_STYLES,
  toneCss,
  badgeCss,
  slipCss,
  bulletsCss,
  claimsCss,
  callsCss,
  topicsCss,
  drawingCss,
  likelyCss,
  exampleCss,
  landingCss,
];

/** Renders the start page as one HTML document with its styles inlined, for build and development alike. */
export const renderLanding = ({ paint, script, prefetch, picture }: LandingFiles): string =>
  withOwnLinks(
    documentOf({
      title: START.title,
      head: (
        <SiteHead
          address={HOME}
          title={START.title}
          description={START.description}
          type="website"
          data={landingData()}
          picture={picture}
        />
      ),
      styles: STYLES,
      body: (
        <>
          <LandingPage prefetch={prefetch} />
          <AfterFirstPaint scripts={[script]} paint={paint} />
        </>
      ),
    }),
  );
