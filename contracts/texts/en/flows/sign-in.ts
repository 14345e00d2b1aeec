import type { RaisedNotice } from '../../../common/notice.ts';
import type { WordsOf } from '../../../forms/form.ts';
import { PASSWORD } from '../../../forms/fields.ts';
import type { CREDENTIALS } from '../../../forms/sign-in.ts';
import { saidBy } from '../../../common/failure.ts';
import type { Failure } from '../../../common/failure.ts';

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

const WELCOME_BACK = { type: 'success', message: 'Welcome back!', outlivesPage: true } as const;

/** Notices once the password was right (AUTH-13, AUTH-14). */
export const LOGGED_IN: Readonly<Record<SignInPlace, RaisedNotice>> = {
  patient: { ...WELCOME_BACK, title: 'Login Successful' },
  staff: { ...WELCOME_BACK, title: 'Login successful' },
};

/** Texts where no reason is known (AUTH-16, AUTH-17). */
const FAILED: Readonly<Record<SignInPlace, string>> = {
  patient: 'Failed to login. Please check your credentials and try again.',
  staff: 'An error occurred during login. Please try again.',
};

/** Text where the password was not checked: to doubt it would be wrong. */
const NOT_CHECKED = 'Our server could not be reached, so nothing was checked. Please try again.';

/** Returns the reason for which signing in did not work, as far as it is known; null where the server gave none. */
export const whyNot = (error: unknown): string | null => {
  const { kind } = (error ?? {}) as Partial<Failure>;
  return kind === 'network' || kind === 'timeout' ? NOT_CHECKED : saidBy(error);
};

/** Makes the notice that signing in did not work: the server's own words if it sent any (AUTH-15..17). */
export const loginFailed = (place: SignInPlace, said: string | null): RaisedNotice => ({
  type: 'error',
  title: 'Login Failed',
  message: said ?? FAILED[place],
});
