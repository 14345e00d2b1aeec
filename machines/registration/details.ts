import { PASSWORD_MAX, PASSWORD_MIN, PHONE_DIGITS } from '../../contracts/accounts/account.ts';
import { isEmail } from '../otp-login/contact.ts';
import { nameProblems, trimmedNames } from './names.ts';

/** Fields of the registration form, in its order (REG-03, AUTH-31). */
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

/** Returns the faults of a new password that is written twice (REG-09..11). */
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

/** Returns the fault of a phone number; null for none (REG-07, REG-08). */
const phoneProblem = (phone: string): string | null => {
  if (!/^\d*$/.test(phone)) return 'Phone number must contain only numbers';
  return phone.length === PHONE_DIGITS ? null : `Phone number must be ${PHONE_DIGITS} digits`;
};

/**
 * Returns the faults of the details, by field, in the requirements' words; nothing when they can be sent (REG-04..13).
 */
export const detailProblems = (details: Details): DetailProblems => {
  const phone = phoneProblem(details.phone.trim());
  return {
    ...nameProblems(details),
    ...(isEmail(details.email) ? {} : { email: 'Please enter a valid email address.' }),
    ...(phone === null ? {} : { phone }),
    ...passwordProblems(details),
  };
};

/** Returns the details without the white space around them; a password keeps its own. */
export const trimmed = (details: Details): Details => ({
  ...details,
  ...trimmedNames(details),
  email: details.email.trim().toLowerCase(),
  phone: details.phone.trim(),
});
