import { phoneWithCountry } from '../lib/contact.ts';
import { FieldProblem, Problem } from '../lib/problems.ts';
import type { Contact, SmsRules, Spent, Visitor } from '../services/accounts/codes.ts';
import { texts } from '../texts/speaking.ts';

/** Picks the browser and the address of a request. */
export const visitorOf = ({ device, from }: Visitor): Visitor => ({ device, from });

export const mailTo = (email: string): Contact => ({ channel: 'mail', to: email });

/**
 * Adds the country code to a number.
 * @throws Problem 422 for digits that are no phone number, or whose country gets no text messages
 */
export const withCountry = (digits: string, { countries }: SmsRules): string => {
  const phone = phoneWithCountry(digits, countries);
  if (phone === null)
    throw new FieldProblem('phone', texts().CONTACT_WORDS.phone.contact.wrong, 422);
  return phone;
};

/** Makes a contact of a phone number; see `withCountry`. */
export const smsTo = (digits: string, rules: SmsRules): Contact => ({
  channel: 'sms',
  to: withCountry(digits, rules),
});

type Use = 'signIn' | 'verify';

/** Says how else to go on; a registration can only be tried again later. */
const wayOn = (what: Spent['what'], channel: Contact['channel'], use: Use): string => {
  const { later, byMail, otherWays } = texts().REFUSALS.codes;
  if (use === 'verify') return later;
  return what === 'textMessages' ? byMail : otherWays[channel];
};

const spentWords = (what: Spent['what'], channel: Contact['channel']): string => {
  const { codes } = texts().REFUSALS;
  return what === 'textMessages' ? codes.textMessages : codes[what][channel];
};

/** Makes the refusal for codes that are no longer sent or tried, with another way to sign in. */
export const codesSpent = ({ what, waitMs }: Spent, { channel }: Contact, use: Use): Problem =>
  new Problem(
    429,
    `${spentWords(what, channel)} ${wayOn(what, channel, use)}`,
    Math.ceil(waitMs / 1000),
  );
