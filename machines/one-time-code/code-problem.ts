import {
  EMAIL_CODE_DIGITS,
  PHONE_CODE_DIGITS,
  PHONE_SIGN_IN_DIGITS,
} from '../../contracts/account.ts';

/** How a code reaches somebody. */
export type CodeChannel = 'email' | 'phone';
/** What a code is for. */
export type CodePurpose = 'signIn' | 'registration' | 'newPassword';
/** What is wrong with the form of a code. */
export type CodeProblem = 'length' | 'notDigits';

/** What a code is for, and the way that it comes. */
export type CodeForm = { readonly purpose: CodePurpose; readonly channel: CodeChannel };

/** How many digits such a code has (OTPL-13, REG-45, REG-46). */
export const digitsOf = ({ purpose, channel }: CodeForm): number => {
  if (channel === 'email') return EMAIL_CODE_DIGITS;
  return purpose === 'signIn' ? PHONE_SIGN_IN_DIGITS : PHONE_CODE_DIGITS;
};

/** What is wrong with the form of a code, before anybody tries it; null for nothing (REG-40..44). */
export const problemOf = (code: string, form: CodeForm): CodeProblem | null => {
  if (!/^\d*$/.test(code)) return 'notDigits';
  return code.length === digitsOf(form) ? null : 'length';
};
