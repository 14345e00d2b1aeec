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
export const PASSWORD_CHANGED = {
  title: 'Password changed',
  message: 'You are logged in here, and logged out everywhere else.',
};

/** Notice that the new password could not be checked. */
export const RESET_FAILED = {
  title: 'That did not work',
  message: 'We could not reach our server. Please try again.',
};
