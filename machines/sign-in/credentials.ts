import { isEmail } from '../otp-login/contact.ts';

export type Credentials = { readonly email: string; readonly password: string };

/**
 * Returns the faults of the credentials before the server is asked, by field, in the requirements' words (AUTH-09,
 * AUTH-10).
 */
export const credentialProblems = ({
  email,
  password,
}: Credentials): Partial<Record<keyof Credentials, string>> => ({
  ...(isEmail(email) ? {} : { email: 'Please enter a valid email address' }),
  ...(password === '' ? { password: 'Password is required' } : {}),
});
