import { EMAIL_CODE_DIGITS, PHONE_CODE_DIGITS } from '../../contracts/account.ts';

/** How a code reaches somebody. */
export type CodeChannel = 'email' | 'phone';
/** What a code is for. */
export type CodePurpose = 'signIn' | 'registration' | 'newPassword';
/** What is wrong with the form of a code. */
export type CodeProblem = 'length' | 'notDigits';

/** How many digits the code has that comes this way (OTPL-13, OTPL-14). */
export const digitsOf = (channel: CodeChannel): number =>
  channel === 'email' ? EMAIL_CODE_DIGITS : PHONE_CODE_DIGITS;

/** What is wrong with the form of a code, before anybody tries it; null for nothing (REG-40..44). */
export const problemOf = (code: string, channel: CodeChannel): CodeProblem | null => {
  if (!/^\d*$/.test(code)) return 'notDigits';
  return code.length === digitsOf(channel) ? null : 'length';
};
