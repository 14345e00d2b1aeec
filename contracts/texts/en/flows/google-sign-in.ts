import type { RaisedNotice } from '../../../common/notice.ts';

/** Notice for a new account (GOOG-06). */
export const ACCOUNT_CREATED: RaisedNotice = {
  type: 'success',
  title: 'Account Created!',
  message: 'Your account has been created successfully with Google.',
  outlivesPage: true,
};

/** Notice for an account that was there before (GOOG-07). */
export const WELCOME_BACK: RaisedNotice = {
  type: 'success',
  title: 'Welcome Back!',
  message: 'You have been logged in successfully.',
  outlivesPage: true,
};

/** Makes the notice that it did not work: the server's own words if it sent any (GOOG-08, GOOG-09). */
export const googleFailed = (said: string | null): RaisedNotice => ({
  type: 'error',
  title: 'Google Authentication Failed',
  message: said ?? 'An error occurred during Google authentication. Please try again.',
});
