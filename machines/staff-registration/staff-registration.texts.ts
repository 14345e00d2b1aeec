import type { RaisedNotice } from '../../contracts/notice.ts';

/** What is said when nobody says why there is no account (REG-57). */
export const NO_ACCOUNT = 'An error occurred during registration. Please try again.';

/** Said when there is no account: the server's own words if it sent any (REG-57). */
export const staffRegistrationFailed = (refusal: string | null): RaisedNotice => ({
  type: 'error',
  title: 'Registration Failed',
  message: refusal ?? NO_ACCOUNT,
});
