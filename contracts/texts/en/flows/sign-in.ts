import type { NoticeWords } from '../../../common/notice.ts';
import type { WordsOf } from '../../../forms/form.ts';
import { PASSWORD } from '../../../forms/fields.ts';
import type { CREDENTIALS } from '../../../forms/sign-in.ts';

/** Texts of the form (AUTH-09, AUTH-10). */
export const CREDENTIAL_WORDS: WordsOf<typeof CREDENTIALS> = {
  email: { label: 'Email', wrong: 'Please enter a valid email address' },
  password: {
    label: 'Password',
    wrong: (fault) =>
      fault === 'short'
        ? 'Password is required'
        : `Password must be at most ${PASSWORD.max} characters.`,
  },
};

/** Places of signing in, which decide over path and words: patients everywhere, staff at /admin (AUTH-11..17). */
export type SignInPlace = 'patient' | 'staff';

/** Notices once the password was right (AUTH-13, AUTH-14), and where it let nobody in (AUTH-15..17). */
export const SIGN_IN_NOTICES: Readonly<
  Record<SignInPlace, { readonly loggedIn: NoticeWords; readonly failed: NoticeWords }>
> = {
  patient: {
    loggedIn: { title: 'Login Successful', message: 'Welcome back!' },
    failed: {
      title: 'Login Failed',
      message: 'Failed to login. Please check your credentials and try again.',
    },
  },
  staff: {
    loggedIn: { title: 'Login successful', message: 'Welcome back!' },
    failed: {
      title: 'Login Failed',
      message: 'An error occurred during login. Please try again.',
    },
  },
};

/** Text where the password was not checked: to doubt it would be wrong. */
export const NOT_CHECKED =
  'Our server could not be reached, so nothing was checked. Please try again.';
