import { PATHS } from '../../../contracts/paths.ts';
import { entranceTo } from '../../lib/return-address.ts';
import classes from './sign-in.module.css';

type ForgottenLinkProps = {
  /** Where it leads back to with a new password; null where nothing is named. */
  readonly place: string | null;
};

/** The way to a new password (AUTH-03). */
export const ForgottenLink = ({ place }: ForgottenLinkProps) => (
  <a className={classes.forgotten} href={entranceTo(PATHS.forgotPassword, place)}>
    Forgot your password?
  </a>
);
