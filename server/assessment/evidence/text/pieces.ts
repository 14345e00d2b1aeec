import { remembered } from './memory.ts';
import { normaliseClause } from './normalise.ts';
import type { Match, Token } from './pattern.ts';
import { keysOf } from './words.ts';

/** Words between two marks, with the patient's wording of them. */
export type Piece = {
  readonly tokens: readonly Token[];
  readonly quote: string;
  /** It goes on with a list that began with a denial: "no fever, pus or lump". */
  readonly isDeniedList: boolean;
};

/** Marks alone say nothing, and thousands of them would cost thousands of readings. */
const SAYS = /[\p{L}\p{N}]/u;
const SENTENCE_ENDS =
  /(?<=[?!\n;\u0964])|(?<!\b(?:dr|mr|mrs|ms|st|no|approx|tab|mg|hrs?|yrs?))\.(?!\d)/iu;
const PIECE_ENDS = /[,:()"“”\u2014]|\s-+\s/;
const QUOTE_MAX = 120;
const WORDS_MAX = 60;
const LIST_ITEM_MAX = 4;

const DENIALS = new Set(
  'no not never without nahi nahin nhi na dont doesnt isnt didnt hasnt havent arent wasnt cant cannot none nil neither nor free denies'.split(
    ' ',
  ),
);
const DENIALS_AFTER = new Set('nahi nahin nhi no not'.split(' '));
const BUT = new Set('but however though although except lekin magar whereas parantu'.split(' '));

/** How far a denial reaches, in words: to what follows it, and in Hindi to what went before. */
const REACH = 4;
const REACH_BACK = 4;

const shorten = (raw: string): string => {
  const text = raw.replace(/\s+/g, ' ').trim();
  return text.length <= QUOTE_MAX ? text : `${text.slice(0, QUOTE_MAX - 1).trimEnd()}…`;
};

/** Words up to each "but", and no piece longer than a reading can bear. */
const cutAtBut = (words: readonly string[]): string[][] => {
  const parts: string[][] = [[]];
  for (const word of words) {
    const last = parts.at(-1);
    if (BUT.has(word)) parts.push([]);
    else if (last === undefined || last.length >= WORDS_MAX) parts.push([word]);
    else last.push(word);
  }
  return parts.filter((part) => part.length > 0);
};

const readSentence = (sentence: string): Piece[] => {
  const pieces: Piece[] = [];
  let goesOn = false;
  for (const raw of sentence.split(PIECE_ENDS).filter((part) => SAYS.test(part))) {
    for (const [at, words] of cutAtBut(normaliseClause(raw).split(' ')).entries()) {
      const denies = words.slice(0, 2).some((word) => DENIALS.has(word));
      const isItem = at === 0 && !denies && words.length <= LIST_ITEM_MAX;
      const isDeniedList: boolean = goesOn && isItem;
      goesOn = denies || isDeniedList;
      const tokens = words.map((word) => ({ word, keys: keysOf(word) }));
      pieces.push({ tokens, quote: shorten(raw), isDeniedList });
    }
  }
  return pieces;
};

/** The words of a piece as one string, a space between two. */
export const wordsOf = ({ tokens }: Piece): string => tokens.map(({ word }) => word).join(' ');

/** Splits a text at its marks and at "but". Linear in its length. */
export const readPieces = remembered((text: string): readonly Piece[] =>
  text
    .split(SENTENCE_ENDS)
    .filter((sentence) => SAYS.test(sentence))
    .flatMap(readSentence),
);

/**
 * Whether a denial stands near: some words before the match or, as in Hindi, right after it. Words of the match itself
 * do not deny it ("cannot bite"). No more is read of the mood: what is past, doubted or somebody else's suggests an
 * answer as well, and the answer settles it.
 */
export const isDenied = ({ tokens, isDeniedList }: Piece, { start, end, used }: Match): boolean => {
  const near = (from: number, to: number, denials: ReadonlySet<string>): boolean =>
    tokens
      .slice(Math.max(0, from), Math.max(0, to))
      .some(({ word }, at) => denials.has(word) && !used.includes(Math.max(0, from) + at));
  return (
    isDeniedList ||
    near(start - REACH, end, DENIALS) ||
    near(end + 1, end + 1 + REACH_BACK, DENIALS_AFTER)
  );
};
