import { PHONE_DIGITS, PHONE_REFUSED } from '../../contracts/account.ts';
import type { CodeChannel } from '../one-time-code/code-problem.ts';

/** How an e-mail address looks; whether it exists, only a mail to it says. */
const EMAIL = /^[^\s@,;]+@[^\s@,;.]+(\.[^\s@,;.]+)+$/;

/** Whether something looks like an e-mail address (AUTH-09, OTPL-11, REG-04). */
export const isEmail = (value: string): boolean => EMAIL.test(value.trim());

/** What is wrong with a contact that a code should go to, in the documents' words; null for nothing (OTPL-11, OTPL-12). */
export const contactProblem = (contact: string, channel: CodeChannel): string | null => {
  if (channel === 'email') return isEmail(contact) ? null : 'Please enter a valid email address';
  return new RegExp(`^\\d{${PHONE_DIGITS}}$`).test(contact.trim()) ? null : PHONE_REFUSED;
};
