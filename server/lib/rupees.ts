/** An amount in paise as people write it. */
export const rupees = (paise: number): string => `₹${(paise / 100).toFixed(2)}`;
