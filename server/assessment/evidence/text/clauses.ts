import { remembered } from './memory.ts';
import { normaliseClause } from './normalise.ts';
import type { Token } from './pattern.ts';
import { keysOf } from './words.ts';

/** A stretch of text that is denied or affirmed as one, with the patient's wording of it. */
export type Clause = {
  readonly tokens: readonly Token[];
  /** The same as one string, a space between two words. */
  readonly words: string;
  readonly quote: string;
  readonly asked: boolean;
};
/** A sentence: its clauses, and all of its tokens for phrases that reach over a comma. */
export type Sentence = {
  readonly clauses: readonly Clause[];
  readonly words: string;
  readonly quote: string;
};

/** Marks alone say nothing, and thousands of them would cost thousands of readings. */
const SAYS = /[\p{L}\p{N}]/u;
const QUOTE_MAX = 120;
const TOKENS_MAX = 60;

const PREDICATES = new Set(
  `is are am was were be been has have had do does did dont doesnt didnt isnt arent wasnt werent havent hasnt hadnt can cannot could will would feel feels felt
  come comes came coming go goes going went get gets getting got started start starts began begins looks look seems hurts hurt pains paining bleeds bleed bleeding happens happened
  use uses chew chews smoke smokes becomes became stays keeps gives makes makes stops stopped swelled grew moves takes take took helps relieves eases normal ok okay fine present there since from today yesterday now
  hai he tha thi the ho hota hoti hote hua hui hue raha rahi rahe gaya gayi gaye lagta lagti lagna kar karta karti kare jata jati aata aati ata ati ho rahi nikal nikalta`.split(
    /\s+/,
  ),
);
/** Words of time that may end a list of denials ("no cough or wheeze since"). */
const TIMES = new Set('since then now today anywhere there'.split(' '));
const DENIALS = new Set(
  'no not without never nor neither none denies deny denied nil na bina nahi dont doesnt isnt arent nothing nobody'.split(
    ' ',
  ),
);
const POST_DENIALS = new Set('nahi illai illa ledu nei nathi absent'.split(' '));
const BREAKS = new Set(
  'but however though although except lekin magar whereas otherwise lekhin parantu kintu'.split(
    ' ',
  ),
);
const STARTERS = new Set(
  'no there i he she it they we the my his her its now have has is am are was were had does did do can cannot not when if also then'.split(
    ' ',
  ),
);

const toTokens = (text: string): Token[] =>
  text === '' ? [] : text.split(' ').map((word) => ({ word, keys: keysOf(word) }));

const shorten = (raw: string): string => {
  const text = raw.replace(/\s+/g, ' ').trim();
  return text.length <= QUOTE_MAX ? text : `${text.slice(0, QUOTE_MAX - 1).trimEnd()}…`;
};

const startsStatement = (word: string, before: string, next: string): boolean => {
  if (BREAKS.has(word)) return true;
  if (word === 'par') return /^(?:hai|nahi|tha|thi|raha|rahi)$/.test(before);
  return (word === 'and' || word === 'aur' || word === 'so') && STARTERS.has(next);
};

/** Cuts words at "but", at "and" before a new statement, and at Hindi "par" after a verb. */
const cutAtConjunctions = (tokens: readonly Token[]): Token[][] => {
  const cuts: Token[][] = [[]];
  for (const [index, token] of tokens.entries()) {
    const next = tokens[index + 1]?.word ?? '';
    const before = tokens[index - 1]?.word ?? '';
    const cut = startsStatement(token.word, before, next);
    if (cut || (cuts.at(-1)?.length ?? 0) >= TOKENS_MAX) cuts.push([]);
    if (!(cut && token.word !== 'par')) cuts.at(-1)?.push(token);
  }
  return cuts.filter((part) => part.length > 0);
};

type Piece = { tokens: Token[]; raw: string; words: Token[][] };

const verbless = (tokens: readonly Token[]): boolean =>
  !tokens.some((token) => PREDICATES.has(token.word));
const denies = (tokens: readonly Token[]): boolean =>
  tokens.some((token) => DENIALS.has(token.word));

const STATES = new Set(
  'swollen swelled puffy puffed numb stiff red hot hard loose broken painful tender tight closed shut blocked locked bleeding suja sooja suji sooji'.split(
    ' ',
  ),
);

/** "No fever, face swollen": a place with its state is a statement of its own and no item of the list. */
const isStatement = (tokens: readonly Token[]): boolean =>
  tokens.length <= 5 &&
  STATES.has(tokens.at(-1)?.word ?? '') &&
  !STATES.has(tokens[0]?.word ?? '') &&
  !tokens.some(({ word }) => word === 'or' || word === 'nor');

const isItem = ({ word }: Token): boolean => word !== 'nor' && !TIMES.has(word);

/** Items of a list belong together: "no fever, pus or lump"; "hot, cold and sweet set it off". */
const belongs = (left: readonly Token[], right: readonly Token[]): boolean => {
  if (isStatement(right) || left.at(-1)?.word === 'possible') return false;
  if (denies(left) && !right.some((token) => BREAKS.has(token.word))) {
    const closesList = right.some(({ word }) => word === 'or' || word === 'nor');
    const items = closesList ? right.filter(isItem) : right;
    return items.length <= 5 && verbless(items) && !denies(items);
  }
  return (
    left.length <= 3 &&
    verbless(left) &&
    !denies(right) &&
    !right.some((token) => POST_DENIALS.has(token.word))
  );
};

const joinLists = (pieces: readonly Piece[]): Piece[] => {
  const joined: Piece[] = [];
  for (const piece of pieces) {
    const last = joined.at(-1);
    if (last !== undefined && last.tokens.length < 25 && belongs(last.tokens, piece.tokens)) {
      last.tokens = [...last.tokens, ...piece.tokens];
      last.raw = `${last.raw}, ${piece.raw}`;
    } else joined.push({ ...piece });
  }
  return joined;
};

const readSentence = (raw: string): Sentence => {
  const asked = raw.trimEnd().endsWith('?');
  const quote = shorten(raw);
  const pieces = raw
    .split(/[,:()"“”]|\s-+\s|--+|\u2014|\u2013(?!\d)/)
    .map((part) => part.trim())
    .filter((part) => SAYS.test(part))
    .map((part) => ({ raw: part, tokens: toTokens(normaliseClause(part)), words: [] }))
    .filter((piece) => piece.tokens.length > 0);
  const clauses = joinLists(pieces).flatMap((piece) =>
    cutAtConjunctions(piece.tokens).map((tokens) => ({
      tokens,
      words: tokens.map(({ word }) => word).join(' '),
      quote: piece.raw.length < 15 ? quote : shorten(piece.raw),
      asked,
    })),
  );
  const words = clauses.map((clause) => clause.words).join(' ');
  return { clauses, words, quote };
};

const readAfresh = (text: string): Sentence[] =>
  text
    .split(
      /(?<=[?!\n;\u0964])|(?<!\b(?:dr|mr|mrs|ms|st|no|approx|tab|mg|hrs?|yrs?|a\.m|p\.m))\.(?!\d)(?=\s|$|[a-z]{2})|\.{2,}|\u2026/iu,
    )
    .map((part) => part.replace(/[!;\n\u0964]/g, ' ').trim())
    .filter((part) => SAYS.test(part))
    .map(readSentence)
    .filter((sentence) => sentence.clauses.length > 0);

/**
 * Splits a text into sentences and clauses. Linear in its length. One assessment reads each of its
 * texts several times, so it remembers how.
 */
export const readSentences = remembered(readAfresh);
