/** Writes an amount in paise as people in India write it: "₹499", "₹1,24,990", and "₹498.50" where there are paise. */
export const inRupees = (paise: number): string => {
  const digits = paise % 100 === 0 ? 0 : 2;
  const amount = (paise / 100).toLocaleString('en-IN', {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  return `₹${amount}`;
};

/** Puts a price behind words so that no line begins with the dot: "Pay now · ₹499". */
export const withPrice = (words: string, paise: number): string =>
  `${words}\u00A0·\u00A0${inRupees(paise)}`;
