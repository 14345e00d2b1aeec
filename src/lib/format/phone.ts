import { PHONE } from '../../../contracts/forms/fields.ts';

/** Formats a phone number in two groups of five: "+91 98765 43210". Accepts it with or without the country code. */
export const phoneInWords = (phone: string): string => {
  const own = phone.slice(-PHONE.max);
  return `+91 ${own.slice(0, PHONE.max / 2)} ${own.slice(PHONE.max / 2)}`;
};
