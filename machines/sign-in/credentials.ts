import { isEmail } from '../otp-login/contact.ts';

/** What is signed in with. */
export type Credentials = { readonly email: string; readonly password: string };

/** What is wrong with them before anybody is asked, by field, in the documents' words (AUTH-09, AUTH-10). */
export const credentialProblems = ({
  email,
  password,
}: Credentials): Partial<Record<keyof Credentials, string>> => ({
  ...(isEmail(email) ? {} : { email: 'Please enter a valid email address' }),
  ...(password === '' ? { password: 'Password is required' } : {}),
});
