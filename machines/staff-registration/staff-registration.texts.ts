import type { RaisedNotice } from '../../contracts/common/notice.ts';

/** Text where no reason is known for there being no account (REG-57). */
export const NO_ACCOUNT = 'An error occurred during registration. Please try again.';

/** Makes the notice that there is no account: the server's own words if it sent any (REG-57). */
export const staffRegistrationFailed = (refusal: string | null): RaisedNotice => ({
  type: 'error',
  title: 'Registration Failed',
  message: refusal ?? NO_ACCOUNT,
});
