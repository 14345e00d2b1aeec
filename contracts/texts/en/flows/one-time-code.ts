import { CODE_MINUTES } from '../../../accounts/account.ts';
import type { NoticeWords } from '../../../common/notice.ts';
import { digitsOf } from '../../../accounts/code-form.ts';
import type {
  CodeChannel,
  CodeForm,
  CodeProblem,
  CodePurpose,
} from '../../../accounts/code-form.ts';

/**
 * Makes the notice that a code is on its way: at registration in the requirements' words (REG-50, REG-51), else in
 * theirs for login (OTPL-17).
 */
export const codeSent = (purpose: CodePurpose, channel: CodeChannel): NoticeWords => {
  if (purpose === 'signIn') {
    return {
      title: `OTP send successfully on your registered ${channel}`,
      message: `Please check your ${channel} for the OTP!`,
    };
  }
  if (purpose === 'newPassword') {
    // The page says the rest, without telling whether there is an account.
    return { title: 'Code asked for', message: 'Look into your mail.' };
  }
  const to = channel === 'email' ? 'email' : 'phone number';
  return { title: 'OTP Sent', message: `Verification code sent to your ${to}.` };
};

/** Notice that no code could be sent (OTPL-19, REG-49); a reason from the server stands in place of the last words. */
export const SENDING_FAILED = {
  title: 'Failed to Send OTP',
  message: 'Please try again.',
};

/** Text on a code that is not right (OTPL-20, REG-47). */
export const CODE_WRONG = 'Invalid OTP. Please try again.';

/** Notice with the same text (OTPL-21, REG-48). */
export const VERIFICATION_FAILED = {
  title: 'Verification Failed',
  message: CODE_WRONG,
};

/** Text shown once the fifth wrong try has locked the code. */
export const CODE_LOCKED =
  'That was wrong too often, so this code is locked. Ask for a new one below.';

/** Text shown once the ten minutes of a code are over. */
export const CODE_EXPIRED = `A code can be used for ${CODE_MINUTES} minutes. Ask for a new one below.`;

/** Text shown where the server could not be asked; the code has not been used up. */
export const CHECK_FAILED = 'We could not check the code. Please try again.';

/** Returns the fault in the form of a code, in the requirements' words for its place (REG-40..44). */
export const problemInWords = (problem: CodeProblem, form: CodeForm): string => {
  if (problem === 'notDigits') return 'OTP must contain only numbers';
  if (form.purpose === 'signIn') return `OTP must be a ${digitsOf(form)}-digit code`;
  return `${form.channel === 'email' ? 'Email' : 'Phone'} OTP must be ${digitsOf(form)} digits`;
};
