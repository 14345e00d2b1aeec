/** Digits of a phone number in India after its country: they are read in two fives. */
const OWN_DIGITS = 10;

/** A phone number as it is read out: "+91 98765 43210". Takes it with or without its country. */
export const phoneInWords = (phone: string): string => {
  const own = phone.slice(-OWN_DIGITS);
  return `+91 ${own.slice(0, OWN_DIGITS / 2)} ${own.slice(OWN_DIGITS / 2)}`;
};
