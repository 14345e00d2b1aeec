const AND = new Intl.ListFormat('en-US', { type: 'conjunction' });
const OR = new Intl.ListFormat('en-US', { type: 'disjunction' });

/** Joins items as "a, b, and c": the comma keeps an item apart that holds an "or". */
export const andList = (items: readonly string[]): string => AND.format(items);
/** Joins items as "a, b, or c". */
export const orList = (items: readonly string[]): string => OR.format(items);
