import { phoneWithCountry } from '../lib/contact.ts';
import { Problem } from '../lib/problems.ts';
import type { Contact } from '../services/accounts/codes.ts';

/** An address as a contact. */
export const mailTo = (email: string): Contact => ({ channel: 'mail', to: email });

/**
 * A number with its country.
 * @throws Problem 422 for digits that are nobody's number
 */
export const withCountry = (digits: string): string => {
  const phone = phoneWithCountry(digits);
  if (phone === null) throw new Problem(422, 'Please enter a valid phone number');
  return phone;
};

/** A number as a contact; see `withCountry`. */
export const smsTo = (digits: string): Contact => ({ channel: 'sms', to: withCountry(digits) });
