import { ContactLink } from '../contact-link/ContactLink.tsx';

/** Below how long the banks take: where to turn when it has taken longer. */
export const MoneyMissing = () => (
  <p>
    If it is not there by then: <ContactLink />
  </p>
);
