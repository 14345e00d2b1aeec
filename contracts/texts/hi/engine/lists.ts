/** Joins items with commas and a word; the comma before the word keeps an item apart that holds an "or" itself. */
const joined = (items: readonly string[], word: string): string => {
  const [last = '', ...before] = items.toReversed();
  return before.length === 0 ? last : `${before.toReversed().join(', ')}, ${word} ${last}`;
};

/** Joins items as "a, b, और c". */
export const andList = (items: readonly string[]): string => joined(items, 'और');
/** Joins items as "a, b, या c". */
export const orList = (items: readonly string[]): string => joined(items, 'या');
