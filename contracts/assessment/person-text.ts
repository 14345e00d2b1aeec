import * as z from 'zod/mini';

/** Returns the length of a text with its compatibility letters written out: one of them can stand for eighteen. */
export const readLength = (text: string): number => text.normalize('NFKC').length;

/** Returns the first letter that a compatibility letter stands for, or a space where that one would be longer. */
const unexpanded = (letter: string): string => {
  const [first = ''] = letter.normalize('NFKC');
  return first.length > letter.length ? ' ' : first;
};

/** Returns the text itself, or, when its reading would pass `max`, the text with each letter counting as one. */
const readWithin = (max: number) => (text: string) =>
  readLength(text) <= max ? text : Array.from(text, unexpanded).join('');

/**
 * Limits a text to `max` UTF-16 units, as it is sent and as it is read. No text is refused for what a letter stands
 * for, and no word of it is lost for that.
 */
export const lengthAsRead = (max: number) =>
  [z.maxLength(max), z.overwrite(readWithin(max))] as const;

/** Schema of a text that a person writes into one field. */
export const personText = (max: number) => z.string().check(...lengthAsRead(max));
