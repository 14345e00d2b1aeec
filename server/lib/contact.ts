import { isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/max';
import type { CountryCode } from 'libphonenumber-js/max';

export type { CountryCode };

/**
 * Kinds of numbers that text messages reach. Other kinds earn their owner money with each message, or reach no phone.
 */
const REACHED: ReadonlySet<string | undefined> = new Set(['MOBILE', 'FIXED_LINE_OR_MOBILE']);

/** Reads countries by their two letters, parted by commas; `null` when one is unknown or none is named. */
export const countriesOf = (text: string): readonly CountryCode[] | null => {
  const codes = text.split(',').map((code) => code.trim().toUpperCase());
  return codes.every((code) => isSupportedCountry(code)) ? codes : null;
};

/**
 * Returns a number with its country, such as `+919876543210`; `null` when no phone in one of these countries could get
 * a text message there. Digits without a country are taken for a number of the first of them.
 */
export const phoneWithCountry = (
  digits: string,
  countries: readonly CountryCode[],
): string | null => {
  const number = parsePhoneNumberFromString(digits, countries[0]);
  const isOurs = countries.some((country) => country === number?.country);
  return number && isOurs && number.isValid() && REACHED.has(number.getType())
    ? number.number
    : null;
};
