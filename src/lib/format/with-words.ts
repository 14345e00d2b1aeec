/** Adds words to a text, as if they had been typed at its end, and cuts what a box of `max` characters does not take. */
export const withWords = (text: string, words: string, max: number): string => {
  const before = text.trimEnd();
  return `${before}${before === '' ? '' : ' '}${words}`.slice(0, max);
};
