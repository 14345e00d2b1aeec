/** Writes an amount in paise as people write it, such as `₹12.50`. */
export const rupees = (paise: number): string => `₹${(paise / 100).toFixed(2)}`;
