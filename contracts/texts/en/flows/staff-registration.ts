import type { RaisedNotice } from '../../../common/notice.ts';
import type { WordsOf } from '../../../forms/form.ts';
import type { STAFF_REGISTRATION } from '../../../forms/staff-registration.ts';
import { EMAIL_WORDS, NAME_WORDS, NEW_PASSWORD_WORDS } from './registration.ts';

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

/** Text where no reason is known for there being no account (REG-57). */
export const NO_ACCOUNT = 'An error occurred during registration. Please try again.';

/** Makes the notice that there is no account: the server's own words if it sent any (REG-57). */
export const staffRegistrationFailed = (refusal: string | null): RaisedNotice => ({
  type: 'error',
  title: 'Registration Failed',
  message: refusal ?? NO_ACCOUNT,
});
