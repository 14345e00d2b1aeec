import { PHONE_DIGITS } from '../../contracts/account.ts';

/** A phone number as it is read out, in two fives: "+91 98765 43210". Takes it with or without its country. */
export const phoneInWords = (phone: string): string => {
  const own = phone.slice(-PHONE_DIGITS);
  return `+91 ${own.slice(0, PHONE_DIGITS / 2)} ${own.slice(PHONE_DIGITS / 2)}`;
};
