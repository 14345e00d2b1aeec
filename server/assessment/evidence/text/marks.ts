import type { Token } from './pattern.ts';
import { MARK_PHRASES } from './lexicon/marks.ts';
import { makePhraseBook } from './phrase-book.ts';

/** A mark names what a clause is when it is not stated as true of the patient now. */
export type Mark = keyof typeof MARK_PHRASES;

const BOOK = makePhraseBook<Mark>(
  (Object.keys(MARK_PHRASES) as Mark[]).flatMap((mark) =>
    MARK_PHRASES[mark].map((phrase) => [phrase, mark] as const),
  ),
);

/** A year by its number is past unless the clause says "since": that goes on. */
const YEAR = /^(?:19|20)\d\d$/;

/** Marks that hold for what follows in the sentence: "in 2018 my wife fell, lost two teeth". */
const CARRIED: ReadonlySet<Mark> = new Set(['past', 'other']);
/** Words that lead a sentence back to the patient of today. */
const BACK = new Set('now today ab abhi aaj still since currently tonight yesterday'.split(' '));

/** A mark with the places of the words that give it; none of its own where it is carried from an earlier clause. */
export type Marked = { readonly mark: Mark; readonly by: readonly number[] };

const isSince = ({ word }: Token): boolean => word === 'since' || word === 'se';

const marksIn = (tokens: readonly Token[]): Marked[] => {
  const marks = BOOK.search(tokens).map(({ means, match }) => ({ mark: means, by: match.used }));
  const years = [...tokens.keys()].filter((at) => YEAR.test(tokens[at]?.word ?? ''));
  return years.length === 0 || tokens.some(isSince)
    ? marks
    : [...marks, { mark: 'past', by: years }];
};

/** Returns the marks of each clause of one sentence, the carried ones of earlier clauses included. */
export const marksOf = (clauses: readonly (readonly Token[])[]): Marked[][] => {
  let carried: Marked[] = [];
  return clauses.map((tokens) => {
    if (tokens.some(({ word }) => BACK.has(word))) carried = [];
    const marks = [...carried, ...marksIn(tokens)];
    carried = marks
      .filter(({ mark }) => CARRIED.has(mark))
      .map(({ mark }) => ({ mark, by: [] }))
      .slice(0, 1);
    return marks;
  });
};

/**
 * Returns true when a clause is marked by other words than these: "I want to die" is no wish about something else.
 */
export const isMarkedBeside = (marks: readonly Marked[], used: readonly number[]): boolean =>
  marks.some(({ by }) => !by.some((at) => used.includes(at)));
