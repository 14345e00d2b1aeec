import type { WordsOf } from '../../../forms/form.ts';
import type { STAFF_REGISTRATION } from '../../../forms/staff-registration.ts';
import { EMAIL_WORDS, NAME_WORDS, NEW_PASSWORD_WORDS } from '../flows/registration.ts';

/** Texts of the form. */
export const STAFF_WORDS: WordsOf<typeof STAFF_REGISTRATION> = {
  invitation: {
    label: 'Invitation',
    hint: 'Copy it from the mail that we have sent you.',
    wrong: 'Please paste the invitation from the mail.',
  },
  ...NAME_WORDS,
  email: { ...EMAIL_WORDS, hint: 'The address that the mail came to.' },
  ...NEW_PASSWORD_WORDS,
};

/** Notice that there is no account (REG-57). */
export const STAFF_REGISTRATION_FAILED = {
  title: 'Registration Failed',
  message: 'An error occurred during registration. Please try again.',
};
