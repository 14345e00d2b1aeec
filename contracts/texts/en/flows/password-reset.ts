import type { RaisedNotice } from '../../../common/notice.ts';
import type { WordsOf } from '../../../forms/form.ts';
import type { CHOSEN, FORGOTTEN } from '../../../forms/password-reset.ts';
import { NEW_PASSWORD_WORDS } from './registration.ts';

/** Texts of the account's address. */
export const FORGOTTEN_WORDS: WordsOf<typeof FORGOTTEN> = {
  email: { label: 'Email', wrong: 'Please enter a valid email address' },
};

/** Texts of the new password. */
export const CHOSEN_WORDS: WordsOf<typeof CHOSEN> = {
  ...NEW_PASSWORD_WORDS,
  password: { ...NEW_PASSWORD_WORDS.password, label: 'New password' },
};

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
