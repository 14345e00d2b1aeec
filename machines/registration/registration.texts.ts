import type { RaisedNotice } from '../../contracts/notice.ts';

/** Said between the two codes (REG-52). */
export const EMAIL_VERIFIED: RaisedNotice = {
  type: 'success',
  title: 'Email Verified',
  message: 'Please verify your phone number.',
};

/** Said after the second code (REG-53). */
export const PHONE_VERIFIED: RaisedNotice = {
  type: 'success',
  title: 'Phone Verified',
  message: 'Registration complete!',
  outlivesPage: true,
};

/** Said when there is an account (REG-54). */
export const REGISTERED: RaisedNotice = {
  type: 'success',
  title: 'Registration Successful',
  message: 'Your account has been created successfully.',
  outlivesPage: true,
};

/** Said when there is none: the server's own words if it sent any (REG-55, REG-56). */
export const registrationFailed = (said: string | null): RaisedNotice => ({
  type: 'error',
  title: 'Registration Failed',
  message: said ?? 'Failed to register. Please try again.',
});
