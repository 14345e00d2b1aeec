import { shorten } from '../../texts/shorten.ts';
import { opensDeniedList, statesAnew } from './denials.ts';
import { marksOf } from './marks.ts';
import type { Marked } from './marks.ts';
import { remembered } from './memory.ts';
import { normaliseClause } from './normalise.ts';
import type { Token } from './pattern.ts';
import { isHindi } from './lexicon/hindi.ts';
import { englishKeysOf, keysOf, transcribedKeysOf } from './words.ts';

/** Letters of the scripts of India. */
const INDIAN = /[\u0900-\u0d7f]/;

/** Words between two marks, with the patient's wording of them. */
export type Clause = {
  readonly tokens: readonly Token[];
  /** The same as one string, a space between two words. */
  readonly words: string;
  readonly quote: string;
  /** True when it goes on with a list that began with a denial: "no fever, pus or lump". */
  readonly isDeniedList: boolean;
  /** Marks of what is not simply stated as true. */
  readonly marks: readonly Marked[];
  /** True when its sentence is a question. */
  readonly isAsked: boolean;
};
type Unmarked = Omit<Clause, 'marks' | 'isAsked'>;
export type Sentence = {
  readonly clauses: readonly Clause[];
  readonly words: string;
  readonly quote: string;
};

/** Marks alone say nothing, and thousands of them would cost thousands of readings. */
const SAYS = /[\p{L}\p{N}]/u;
/**
 * Matches the end of a sentence. Titles end none, "no." only before a number does not ("fever no. It began"), and a unit
 * ends one unless the same thought goes on ("4 yrs. back").
 */
const SENTENCE_ENDS = new RegExp(
  [
    '(?<=[?!\\n;\\u0964])',
    '(?<!\\b(?:dr|mr|mrs|ms|st|approx|tab|no|mg|hrs?|yrs?))\\.(?!\\d)',
    '(?<=\\bno)\\.(?! ?\\d)',
    '(?<=\\b(?:mg|hrs?|yrs?))\\.(?! ?(?:\\d|(?:back|ago|old|of|before|earlier|later|after|and|or|to|pehle|se|twice|daily)\\b))',
  ].join('|'),
  'iu',
);
const CLAUSE_ENDS = /[,:()"“”\u2014]|\s-+\s/;
const QUOTE_MAX = 120;
const WORDS_MAX = 60;
/**
 * Most sentences, more than a long story has. The rest counts as one sentence more: marks alone cannot buy work, and
 * nothing is lost.
 */
const SENTENCES_MAX = 200;
const LIST_ITEM_MAX = 4;

const BUT = new Set('but however though although except lekin magar whereas parantu'.split(' '));

const AND = new Set('and so aur'.split(' '));
/** Words with which "and" begins a statement of its own. */
const SUBJECTS = new Set('i he she it we they there'.split(' '));

/** Words that stand together, and the place of the first of them. */
type Cut = { readonly from: number; readonly words: string[] };

/** Cuts words at each "but" and "and I", and into clauses no longer than a reading can bear. */
const cutAtJoints = (words: readonly string[]): Cut[] => {
  const parts: Cut[] = [{ from: 0, words: [] }];
  for (const [at, word] of words.entries()) {
    const last = parts.at(-1)?.words;
    if (BUT.has(word) || (AND.has(word) && SUBJECTS.has(words[at + 1] ?? ''))) {
      parts.push({ from: at + 1, words: [] });
    } else if (last === undefined || last.length >= WORDS_MAX) {
      parts.push({ from: at, words: [word] });
    } else last.push(word);
  }
  return parts.filter((part) => part.words.length > 0);
};

/** Most words that may stand before the denial that begins a list. */
const LIST_BEGINS_WITHIN = 2;

/** Returns true when a word begins a new statement. "No fever, and nothing is numb" goes on denying. */
const makesStatement = (word: string, at: number, words: readonly string[]): boolean =>
  statesAnew(word) && words[at - 1] !== 'nothing';

const CLOSES_LIST = /\b(?:or|nor|ya)\b/;

/**
 * Keeps only lists that end in "or", which surely deny: "no fever, pus or lump". Without it "no fever, chest pain" may
 * deny the one and tell the other.
 */
const onlyClosedLists = (clauses: readonly Unmarked[]): Unmarked[] => {
  let isClosed = false;
  return clauses
    .toReversed()
    .map((clause) => {
      isClosed = clause.isDeniedList && (isClosed || CLOSES_LIST.test(clause.words));
      return { ...clause, isDeniedList: isClosed };
    })
    .toReversed();
};

/**
 * Returns the wording of a part as it was written. Where a written word reads as several, or as none, no place is sure,
 * so the wording stays whole.
 */
const wordingOf = (raw: string, read: readonly string[], { from, words }: Cut): string => {
  const written = raw.trim().split(/\s+/);
  return written.length === read.length ? written.slice(from, from + words.length).join(' ') : raw;
};

/** Returns how the words of a sentence are named, by its script and language. */
const namesIn = (sentence: string, words: readonly string[]) => {
  if (INDIAN.test(sentence)) return transcribedKeysOf;
  return isHindi(words) ? keysOf : englishKeysOf;
};

const readClausesOf = (sentence: string): Clause[] => {
  const clauses: Unmarked[] = [];
  let goesOn = false;
  const raws = sentence.split(CLAUSE_ENDS).filter((part) => SAYS.test(part));
  const written = raws.map((raw) => normaliseClause(raw).split(' '));
  const namesOf = namesIn(sentence, written.flat());
  for (const [place, raw] of raws.entries()) {
    const read = written[place] ?? [];
    for (const [at, cut] of cutAtJoints(read).entries()) {
      const { words } = cut;
      const denies = words.slice(0, LIST_BEGINS_WITHIN).some(opensDeniedList);
      const isItem =
        at === 0 && !denies && words.length <= LIST_ITEM_MAX && !words.some(makesStatement);
      const isDeniedList: boolean = goesOn && isItem;
      goesOn = denies || isDeniedList;
      const tokens = words.map((word) => ({ word, keys: namesOf(word) }));
      clauses.push({
        tokens,
        words: words.join(' '),
        quote: shorten(wordingOf(raw, read, cut), QUOTE_MAX),
        isDeniedList,
      });
    }
  }
  const marks = marksOf(clauses.map(({ tokens }) => tokens));
  const isAsked = sentence.trimEnd().endsWith('?');
  return onlyClosedLists(clauses).map((clause, at) => ({
    ...clause,
    marks: marks[at] ?? [],
    isAsked,
  }));
};

const readSentence = (raw: string): Sentence => {
  const clauses = readClausesOf(raw);
  const words = clauses.map((clause) => clause.words).join(' ');
  return { clauses, words, quote: shorten(raw, QUOTE_MAX) };
};

const sentencesIn = (text: string): string[] => {
  const all = text.split(SENTENCE_ENDS).filter((sentence) => SAYS.test(sentence));
  if (all.length <= SENTENCES_MAX) return all;
  return [...all.slice(0, SENTENCES_MAX), all.slice(SENTENCES_MAX).join(' ')];
};

/** Splits a text into sentences, and these at their marks and at "but". Linear in its length. */
export const readSentences = remembered((text: string): readonly Sentence[] =>
  sentencesIn(text)
    .map(readSentence)
    .filter(({ clauses }) => clauses.length > 0),
);

/** Returns the clauses of a text, whatever sentence they stand in. */
export const readClauses = (text: string): Clause[] =>
  readSentences(text).flatMap(({ clauses }) => clauses);
