import { PASSWORD_MAX, PASSWORD_MIN, PHONE_DIGITS } from '../../contracts/account.ts';
import { isEmail } from '../otp-login/contact.ts';
import { nameProblems, trimmedNames } from './names.ts';

/** What the registration form asks for, in its order (REG-03, AUTH-31). */
export type Details = {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string;
  readonly password: string;
  readonly confirmPassword: string;
};
export type DetailProblems = Partial<Record<keyof Details, string>>;

export const NO_DETAILS: Details = {
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  password: '',
  confirmPassword: '',
};

type NewPassword = Pick<Details, 'password' | 'confirmPassword'>;

/** What is wrong with a new password that is written twice (REG-09..11). */
export const passwordProblems = ({ password, confirmPassword }: NewPassword): DetailProblems => {
  const tooLong = `Password must be at most ${PASSWORD_MAX} characters.`;
  const differs = confirmPassword === password ? {} : { confirmPassword: 'Passwords do not match' };
  const unconfirmed =
    confirmPassword.length < PASSWORD_MIN
      ? { confirmPassword: `Confirm password must be at least ${PASSWORD_MIN} characters.` }
      : differs;
  if (password.length < PASSWORD_MIN) {
    return {
      password: `Password must be at least ${PASSWORD_MIN} characters.`,
      ...unconfirmed,
    };
  }
  return password.length > PASSWORD_MAX ? { password: tooLong, ...unconfirmed } : unconfirmed;
};

/** What is wrong with a phone number; null for nothing (REG-07, REG-08). */
const phoneProblem = (phone: string): string | null => {
  if (!/^\d*$/.test(phone)) return 'Phone number must contain only numbers';
  return phone.length === PHONE_DIGITS ? null : `Phone number must be ${PHONE_DIGITS} digits`;
};

/** What is wrong with the details, by field, in the documents' words; nothing when they can be sent (REG-04..13). */
export const detailProblems = (details: Details): DetailProblems => {
  const phone = phoneProblem(details.phone.trim());
  return {
    ...nameProblems(details),
    ...(isEmail(details.email) ? {} : { email: 'Please enter a valid email address.' }),
    ...(phone === null ? {} : { phone }),
    ...passwordProblems(details),
  };
};

/** The details without the white space around them; a password keeps its own. */
export const trimmed = (details: Details): Details => ({
  ...details,
  ...trimmedNames(details),
  email: details.email.trim().toLowerCase(),
  phone: details.phone.trim(),
});
