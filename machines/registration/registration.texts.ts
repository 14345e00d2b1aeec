import type { RaisedNotice } from '../../contracts/common/notice.ts';

/** Notice between the two codes (REG-52). */
export const EMAIL_VERIFIED: RaisedNotice = {
  type: 'success',
  title: 'Email Verified',
  message: 'Please verify your phone number.',
};

/** Notice after the second code (REG-53). */
export const PHONE_VERIFIED: RaisedNotice = {
  type: 'success',
  title: 'Phone Verified',
  message: 'Registration complete!',
  outlivesPage: true,
};

/** Notice of the new account (REG-54). */
export const REGISTERED: RaisedNotice = {
  type: 'success',
  title: 'Registration Successful',
  message: 'Your account has been created successfully.',
  outlivesPage: true,
};

/** Makes the notice that there is no account: the server's own words if it sent any (REG-55, REG-56). */
export const registrationFailed = (said: string | null): RaisedNotice => ({
  type: 'error',
  title: 'Registration Failed',
  message: said ?? 'Failed to register. Please try again.',
});
