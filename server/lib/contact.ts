import { parsePhoneNumberFromString } from 'libphonenumber-js/max';

/** The country of a number that is written without one. */
const COUNTRY = 'IN';

/** Kinds of numbers that text messages reach. */
const REACHED: ReadonlySet<string | undefined> = new Set(['MOBILE', 'FIXED_LINE_OR_MOBILE']);

/** A number with its country, such as `+919876543210`; `null` where no phone in India could get a text message. */
export const phoneWithCountry = (digits: string): string | null => {
  const number = parsePhoneNumberFromString(digits, COUNTRY);
  return number?.isValid() && REACHED.has(number.getType()) ? number.number : null;
};
