import { CONTACT_PLACE } from '../../../contracts/site.ts';

/** Where those are named who answer. In a tab of its own, so that nothing is lost that is under way here. */
export const ContactLink = () => (
  <a href={CONTACT_PLACE} target="_blank" rel="noopener">
    How to reach us
  </a>
);
