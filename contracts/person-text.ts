import * as z from 'zod/mini';

/** How long a text is when its compatibility letters are written out: one of them can stand for eighteen. */
export const readLength = (text: string): number => text.normalize('NFKC').length;

/** A letter that would be written out longer is read as the first one that it stands for. */
const unexpanded = (letter: string): string => {
  const [first = ''] = letter.normalize('NFKC');
  return first.length > letter.length ? ' ' : first;
};

/** The text itself, unless what is read of it would pass `max`: then no letter of it counts as several. */
const readWithin = (max: number) => (text: string) =>
  readLength(text) <= max ? text : Array.from(text, unexpanded).join('');

/**
 * At most `max` UTF-16 units, as a text is sent and as it is read. Nobody is refused for what a letter stands for,
 * and no word of a text is lost for it.
 */
export const lengthAsRead = (max: number) =>
  [z.maxLength(max), z.overwrite(readWithin(max))] as const;

/** What a person writes into one field. */
export const personText = (max: number) => z.string().check(...lengthAsRead(max));
