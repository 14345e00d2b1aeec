import { ButtonLink } from '../../components/button/Button.tsx';
import { SiteFrame } from './site-parts.tsx';

/** A page of the site: bands of two background colours under one header, a dark footer. */
export const SitePage = () => (
  <SiteFrame current="#how-it-works">
    <div className="band">
      <h1>How it works</h1>
      <p>Ten short questions, then how urgent it is, what it likely is and what to do.</p>
    </div>
    <div className="band" data-ground="sand">
      <h2>Say it in your own words</h2>
      <p>One sentence is enough. We ask for what is missing.</p>
    </div>
    <div className="band">
      <h2>Answer ten questions</h2>
      <p>One a screen, most with a single tap.</p>
      <p>
        <ButtonLink href="#start">Is it urgent? Check in 5 minutes</ButtonLink>
      </p>
    </div>
    <div className="band" data-ground="sand">
      <h2>Take the result along</h2>
      <p>A note for the dentist says what you told us, in their words.</p>
    </div>
  </SiteFrame>
);
