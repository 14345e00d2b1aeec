import { EMAIL_CODE_DIGITS, PHONE_CODE_DIGITS, PHONE_SIGN_IN_DIGITS } from './account.ts';
import { codeIn } from '../forms/entries.ts';

/** Ways in which a code reaches a person. */
export type CodeChannel = 'email' | 'phone';
/** Purposes of a code. */
export type CodePurpose = 'signIn' | 'registration' | 'newPassword' | 'booking';
/** Faults in the form of a code. */
export type CodeProblem = 'length' | 'notDigits';

/** Purpose of a code and the way that it comes, which decide its form. */
export type CodeForm = { readonly purpose: CodePurpose; readonly channel: CodeChannel };

/** Returns the number of digits of such a code (OTPL-13, REG-45, REG-46). */
export const digitsOf = ({ purpose, channel }: CodeForm): number => {
  if (channel === 'email') return EMAIL_CODE_DIGITS;
  return purpose === 'registration' ? PHONE_CODE_DIGITS : PHONE_SIGN_IN_DIGITS;
};

/** Returns the code in what was typed or pasted. */
export const readCode = (written: string, form: CodeForm): string =>
  codeIn(written, digitsOf(form));

/** Returns the fault in the form of a code, before it is tried; null for none (REG-40..44). */
export const problemOf = (written: string, form: CodeForm): CodeProblem | null => {
  const code = readCode(written, form);
  if (!/^\d*$/.test(code)) return 'notDigits';
  return code.length === digitsOf(form) ? null : 'length';
};
