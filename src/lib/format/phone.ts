import { PHONE_DIGITS } from '../../../contracts/accounts/account.ts';

/** Formats a phone number in two groups of five: "+91 98765 43210". Accepts it with or without the country code. */
export const phoneInWords = (phone: string): string => {
  const own = phone.slice(-PHONE_DIGITS);
  return `+91 ${own.slice(0, PHONE_DIGITS / 2)} ${own.slice(PHONE_DIGITS / 2)}`;
};
