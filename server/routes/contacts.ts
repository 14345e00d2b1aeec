import { PHONE_REFUSED } from '../../contracts/accounts/account.ts';
import { phoneWithCountry } from '../lib/contact.ts';
import { FieldProblem, Problem } from '../lib/problems.ts';
import type { Contact, SmsRules, Spent, Visitor } from '../services/accounts/codes.ts';

/** Picks the browser and the address of a request. */
export const visitorOf = ({ device, from }: Visitor): Visitor => ({ device, from });

export const mailTo = (email: string): Contact => ({ channel: 'mail', to: email });

/**
 * Adds the country code to a number.
 * @throws Problem 422 for digits that are no phone number, or whose country gets no text messages
 */
export const withCountry = (digits: string, { countries }: SmsRules): string => {
  const phone = phoneWithCountry(digits, countries);
  if (phone === null) throw new FieldProblem('phone', PHONE_REFUSED, 422);
  return phone;
};

/** Makes a contact of a phone number; see `withCountry`. */
export const smsTo = (digits: string, rules: SmsRules): Contact => ({
  channel: 'sms',
  to: withCountry(digits, rules),
});

/** Other ways to sign in, by the channel whose codes are used up; a registration can only be tried again later. */
const OTHER_WAYS = {
  mail: 'Please sign in with your password or your phone number, or in a browser in which you have signed in before.',
  sms: 'Please sign in with your email address, or in a browser in which you have signed in before.',
} as const;

const NAMES = { mail: 'this email address', sms: 'this phone number' } as const;

const SPENT: Readonly<Record<Spent['what'], (contact: string) => string>> = {
  sending: (it) => `Too many codes were asked for with ${it}, so we send no more for now.`,
  trying: (it) => `Too many codes of ${it} were tried today.`,
  textMessages: () => 'We have sent as many text messages as we send in a day.',
};

/** Way to sign in when no text messages are sent to anyone. */
const BY_MAIL = 'Please sign in with your email address.';

const LATER = 'Please try again later, or continue with Google.';

type Use = 'signIn' | 'verify';

const wayOn = (what: Spent['what'], channel: Contact['channel'], use: Use): string => {
  if (use === 'verify') return LATER;
  return what === 'textMessages' ? BY_MAIL : OTHER_WAYS[channel];
};

/** Makes the refusal for codes that are no longer sent or tried, with another way to sign in. */
export const codesSpent = ({ what, waitMs }: Spent, { channel }: Contact, use: Use): Problem =>
  new Problem(
    429,
    `${SPENT[what](NAMES[channel])} ${wayOn(what, channel, use)}`,
    Math.ceil(waitMs / 1000),
  );
