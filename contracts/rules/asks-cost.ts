/** Words of a price in English and Hinglish. "How much" alone is no price: it may ask how much something hurts. */
const PRICE =
  /₹|\b(?:costs?|costing|price[sd]?|pricing|charges?|fees?|rupees?|rs|inr|budget|kharch[aei]?|paise|paisa|kitne ka|kitne ki)\b/i;

/** Returns true for words that ask what something costs. */
export const asksCost = (words: string): boolean => PRICE.test(words);
