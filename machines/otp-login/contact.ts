import { PHONE_DIGITS, PHONE_REFUSED } from '../../contracts/accounts/account.ts';
import type { CodeChannel } from '../one-time-code/code-problem.ts';

/** Form of an e-mail address; only a mail to it tells that it exists. */
const EMAIL = /^[^\s@,;]+@[^\s@,;.]+(\.[^\s@,;.]+)+$/;

/** Returns true when a text looks like an e-mail address (AUTH-09, OTPL-11, REG-04). */
export const isEmail = (value: string): boolean => EMAIL.test(value.trim());

/**
 * Returns the fault in a contact that a code should go to, in the requirements' words; null for none (OTPL-11,
 * OTPL-12).
 */
export const contactProblem = (contact: string, channel: CodeChannel): string | null => {
  if (channel === 'email') return isEmail(contact) ? null : 'Please enter a valid email address';
  return new RegExp(`^\\d{${PHONE_DIGITS}}$`).test(contact.trim()) ? null : PHONE_REFUSED;
};
