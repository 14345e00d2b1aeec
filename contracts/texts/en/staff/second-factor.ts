import { PASSKEY_NAME_MAX } from '../../../accounts/second-factor.ts';
import type { PASSKEY } from '../../../forms/passkey.ts';
import type { WordsOf } from '../../../forms/form.ts';

/** What is said of a passkey wherever one is made. */
export const ABOUT_PASSKEYS =
  'A passkey is a key that your phone, computer or security key keeps for you. You use it as you unlock the device: with your finger, your face or its PIN. It works on this site alone, so nobody can trick you into giving it away, and a stolen password alone no longer opens your account.';

/** Texts of the form. */
export const PASSKEY_WORDS: WordsOf<typeof PASSKEY> = {
  name: {
    label: 'Name of the passkey',
    hint: 'So that you know it again, such as “My phone”.',
    wrong: (fault) =>
      fault === 'long'
        ? `Please use at most ${PASSKEY_NAME_MAX} characters.`
        : 'Please give the passkey a name.',
  },
};

/** Texts of the second step (NEW-106). */
export const SECOND_FACTOR_TEXTS = {
  title: 'Use your passkey',
  enrolTitle: 'Add a passkey',
  lead: 'Your password was right. One more step protects what patients have told us.',
  press: 'Press the button, and unlock the device that keeps your passkey.',
  use: 'Use passkey',
  checking: 'Waiting for your passkey',
  made: 'Your passkey is kept. Use it once now, so that you know it works.',
  cancelled: 'No passkey was used. You closed the window, or it took too long. Please try again.',
  checkingFailed:
    'Our server did not answer, so we do not know whether it worked. Please try again in a moment.',
  enrol: 'Staff need a passkey beside the password. It takes a minute, once.',
  add: 'Add passkey',
  notMade: 'No passkey was made. You closed the window, or it took too long. Please try again.',
  makingFailed:
    'Our server did not answer, so we do not know whether the passkey was kept. Please try again in a moment.',
  unsupportedTitle: 'This browser cannot use passkeys',
  unsupported:
    'Please log in with a recent Chrome, Edge, Firefox or Safari, at the address with https. Nothing else lets you in here.',
  lost: 'You have lost it? Ask another admin to reset your passkeys, or whoever runs the server.',
  signOut: 'Log out',
  elsewhere: 'This device has a passkey of this account already. Please use that one.',
  otherAddress: 'Passkeys do not work at this address. Please open the site at its own address.',
} as const;
