import { ContactLink } from '../contact-link/ContactLink.tsx';

/** Says whom to contact when the refund takes longer than the banks' usual time, which is given above it. */
export const MoneyMissing = () => (
  <p>
    If it is not there by then: <ContactLink />
  </p>
);
