/** Articles and prepositions: each belongs to the word after it. */
const LEADING: ReadonlySet<string> = new Set([
  'a',
  'an',
  'the',
  'of',
  'to',
  'in',
  'on',
  'at',
  'by',
  'for',
  'with',
  'from',
]);

/** A piece of a heading that stays on one line, and where it begins. */
export type WholePart = { readonly words: string; readonly at: number };

/**
 * Splits a heading at the spaces where a line may end: after an article or a preposition a reader stumbles ("Speak to a /
 * dentist"), and no style sheet can say so.
 */
export const wholeParts = (heading: string): readonly WholePart[] => {
  const parts: WholePart[] = [];
  let isOpen = false;
  let at = 0;
  for (const word of heading.split(' ')) {
    const last = isOpen ? parts.pop() : undefined;
    parts.push(last ? { ...last, words: `${last.words} ${word}` } : { words: word, at });
    isOpen = LEADING.has(word.toLowerCase());
    at += word.length + 1;
  }
  return parts;
};

/** Returns true for a part that a line could break. */
export const isLong = ({ words }: WholePart): boolean => words.includes(' ');
