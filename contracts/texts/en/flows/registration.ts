import { NAMES, NEW_PASSWORDS, PHONE } from '../../../forms/fields.ts';
import type { Fault, Field, WordsOf } from '../../../forms/form.ts';
import type { REGISTRATION } from '../../../forms/registration.ts';

const lengthOf =
  (what: string, { min = 0, max = Infinity }: Field) =>
  (fault: Fault): string =>
    `${what} must be ${fault === 'short' ? `at least ${min}` : `at most ${max}`} characters.`;

const wrongName =
  (what: string, field: Field) =>
  (fault: Fault): string => {
    if (fault === 'short') return `Please enter your ${what.toLowerCase()}.`;
    return fault === 'pattern' ? `${what} must have a letter.` : lengthOf(what, field)(fault);
  };

/** Texts of the names (REG-05, REG-06). */
export const NAME_WORDS: WordsOf<typeof NAMES> = {
  firstName: { label: 'First Name', wrong: wrongName('First name', NAMES.firstName) },
  lastName: {
    label: 'Last Name',
    hint: 'Optional',
    wrong: wrongName('Last name', NAMES.lastName),
  },
};

const confirmShort = lengthOf('Confirm password', NEW_PASSWORDS.confirmPassword);

/** Texts of a new password that is written twice (REG-09..11). */
export const NEW_PASSWORD_WORDS: WordsOf<typeof NEW_PASSWORDS> = {
  password: {
    label: 'Password',
    hint: `At least ${NEW_PASSWORDS.password.min} characters. A few words are easy to remember.`,
    wrong: lengthOf('Password', NEW_PASSWORDS.password),
  },
  confirmPassword: {
    label: 'Confirm Password',
    wrong: (fault) => (fault === 'differs' ? 'Passwords do not match' : confirmShort(fault)),
  },
};

/** Texts of an account's e-mail address (REG-04). */
export const EMAIL_WORDS = { label: 'Email', wrong: 'Please enter a valid email address.' };

/** Texts of the form (REG-04..11). */
export const REGISTRATION_WORDS: WordsOf<typeof REGISTRATION> = {
  ...NAME_WORDS,
  email: EMAIL_WORDS,
  phone: {
    label: 'Phone Number',
    wrong: (fault) =>
      fault === 'pattern'
        ? 'Phone number must contain only numbers'
        : `Phone number must be ${PHONE.min} digits`,
  },
  ...NEW_PASSWORD_WORDS,
};

/** Notice between the two codes (REG-52). */
export const EMAIL_VERIFIED = {
  title: 'Email Verified',
  message: 'Please verify your phone number.',
};

/** Notice after the second code (REG-53). */
export const PHONE_VERIFIED = {
  title: 'Phone Verified',
  message: 'Registration complete!',
};

/** Notice of the new account (REG-54). */
export const REGISTERED = {
  title: 'Registration Successful',
  message: 'Your account has been created successfully.',
};

/** Notice that there is no account (REG-55, REG-56). */
export const REGISTRATION_FAILED = {
  title: 'Registration Failed',
  message: 'Failed to register. Please try again.',
};
