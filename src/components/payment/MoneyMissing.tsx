import * as say from '../../../contracts/texts/en/payment.ts';
import { ContactLink } from '../contact-link/ContactLink.tsx';

/** Says whom to contact when the refund takes longer than the banks' usual time, which is given above it. */
export const MoneyMissing = () => (
  <p>
    {say.ifNotThereThen} <ContactLink />
  </p>
);
