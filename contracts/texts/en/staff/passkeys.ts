import { PASSKEYS_MAX } from '../../../accounts/second-factor.ts';
import type { PASSKEY_RESET } from '../../../forms/passkey.ts';
import type { WordsOf } from '../../../forms/form.ts';

/** Texts of the form. */
export const RESET_WORDS: WordsOf<typeof PASSKEY_RESET> = {
  email: { label: 'Their email', wrong: 'Please enter a valid email address.' },
};

/** Texts of the page on which staff look after their passkeys (NEW-107, NEW-108). */
export const PASSKEYS_TEXTS = {
  title: 'Passkeys',
  loading: 'Loading your passkeys',
  loadingFailed: 'Your passkeys could not be loaded.',
  again: 'Try again',
  none: 'You have no passkey yet. Once you add one, it is asked for after your password.',
  added: (day: string) => `Added on ${day}`,
  lastUsed: (day: string) => `Last used on ${day}`,
  neverUsed: 'Not used yet',
  current: 'In use now',
  remove: (name: string) => `Remove ${name}`,
  whyNot: 'To remove the passkey that you logged in with, log in with another one.',
  another: 'Add a passkey',
  most: `Keep a second one on another device, in case you lose the first. You can have ${PASSKEYS_MAX}.`,
  add: 'Add passkey',
  cancelled: 'No passkey was made. You closed the window, or it took too long.',
  workFailed:
    'Our server did not answer, so we do not know whether it worked. Please look at the list in a moment.',
  colleague: 'A colleague has lost theirs',
  resets:
    'This removes all their passkeys and their password, and logs them out everywhere. A code to their email then leads them to a new password and a new passkey. It is written down that you did it.',
  reset: 'Reset their passkeys',
} as const;

/** Notices of what was done. */
export const PASSKEY_ADDED = {
  title: 'Passkey added',
  message: 'It is asked for at your next login.',
};
export const PASSKEY_REMOVED = { title: 'Passkey removed', message: 'It opens nothing any more.' };
export const PASSKEYS_RESET = {
  title: 'Passkeys reset',
  message: 'They can log in with their password and add a new passkey.',
};
