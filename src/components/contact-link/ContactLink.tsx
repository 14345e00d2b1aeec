import { CONTACT_PLACE } from '../../../contracts/site/site.ts';
import * as say from '../../../contracts/texts/en/frames.ts';

/** Links to the contact details, in a new tab so that unfinished work on this page is not lost. */
export const ContactLink = () => (
  <a href={CONTACT_PLACE} target="_blank" rel="noopener">
    {say.howToReachUs}
  </a>
);
