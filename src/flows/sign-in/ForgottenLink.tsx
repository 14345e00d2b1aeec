import { PATHS } from '../../../contracts/common/paths.ts';
import * as say from '../../../contracts/texts/en/signing-in.ts';
import { entranceTo } from '../../lib/address/return-address.ts';
import classes from './sign-in.module.css';

type ForgottenLinkProps = {
  /** The page to return to with the new password; null for none. */
  readonly place: string | null;
};

/** Links to the password reset (AUTH-03). */
export const ForgottenLink = ({ place }: ForgottenLinkProps) => (
  <a className={classes.forgotten} href={entranceTo(PATHS.forgotPassword, place)}>
    {say.forgotYourPassword}
  </a>
);
