import type { RaisedNotice } from '../../contracts/common/notice.ts';

/** Notice on the page that follows: every other session of the account has ended. */
export const PASSWORD_CHANGED: RaisedNotice = {
  type: 'success',
  title: 'Password changed',
  message: 'You are logged in here, and logged out everywhere else.',
  outlivesPage: true,
};

/** Makes the notice that the new password could not be checked: the server's own words if it sent any. */
export const resetFailed = (said: string | null): RaisedNotice => ({
  type: 'error',
  title: 'That did not work',
  message: said ?? 'We could not reach our server. Please try again.',
});
