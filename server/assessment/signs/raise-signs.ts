import { SIGN_IDS } from '../../../contracts/signs.ts';
import type { SignId } from '../../../contracts/signs.ts';
import type { Clause, Sentence } from '../evidence/text/clauses.ts';
import { readSentences } from '../evidence/text/clauses.ts';
import type { Denials } from '../evidence/text/denials.ts';
import { denialsIn, isDenied } from '../evidence/text/denials.ts';
import { remembered } from '../evidence/text/memory.ts';
import { tellsOverdose } from '../evidence/text/overdose.ts';
import type { Token } from '../evidence/text/pattern.ts';
import { FAR_SPAN, markedIn } from '../evidence/text/pattern.ts';
import type { PhraseBook } from '../evidence/text/phrase-book.ts';
import { makePhraseBook } from '../evidence/text/phrase-book.ts';
import { halvesOf, keysOf } from '../evidence/text/words.ts';
import { DOUBTS } from './phrases/doubts.ts';
import { SUBJECTS } from './phrases/index.ts';
import { MISHEARD } from './phrases/misheard.ts';
import type { Subject } from './phrases/subject.ts';

/**
 * A danger sign that a text hints at. `quote`: the words that raised it, as they were written. `isPlain`: told
 * outright as present, without denial, doubt, question, past or another person's story beside it. `isVague`: only
 * broad ideas that stand in one message raised it.
 */
export type RaisedSign = {
  readonly id: SignId;
  readonly quote: string;
  readonly isPlain: boolean;
  readonly isVague: boolean;
};

type Telling = 'outright' | 'hinted' | 'broad';
type Hint = { readonly id: SignId; readonly telling: Telling };

const hintsIn = (told: Subject['says'], telling: Telling): Array<readonly [string, Hint]> =>
  SIGN_IDS.flatMap((id) => (told[id] ?? []).map((phrase) => [phrase, { id, telling }] as const));

const recent = (told: Subject['broad']): Subject['broad'] =>
  Object.fromEntries(
    Object.entries(told).map(([id, phrases]) => [
      id,
      phrases.map((phrase) => `${phrase} !@longstanding`),
    ]),
  );

/** The books of one subject: what is looked for, and what is taken out before. */
const BOOKS = SUBJECTS.map(({ says, hints, broad, harmless }) => ({
  hints: makePhraseBook<Hint>([
    ...hintsIn(says, 'outright'),
    ...hintsIn(hints, 'hinted'),
    ...hintsIn(recent(broad), 'broad'),
  ]),
  harmless: makePhraseBook<null>(harmless.map((phrase) => [phrase, null] as const)),
}));
const SOUNDS_LIKE = makePhraseBook<string>(
  Object.entries(MISHEARD).flatMap(([meant, phrases]) =>
    phrases.map((phrase) => [phrase, meant] as const),
  ),
);
const DOUBTED = makePhraseBook<null>(DOUBTS.map((phrase) => [phrase, null] as const));

/** A clause with what its sentence says of it. */
type Told = Clause & Pick<Sentence, 'isAsked'>;

/** A text as one row of words, each with the clause that it stands in and its place there. */
type Row = {
  readonly clauses: readonly Told[];
  readonly tokens: readonly Token[];
  readonly clauseOf: readonly number[];
  readonly firstOf: readonly number[];
};

/** A word with names beyond its own two is known or a slip of a known one. */
const OWN_KEYS = 2;

/** Two words typed as one are read as two. */
const apart = (token: Token): Token[] => {
  const halves = token.keys.length > OWN_KEYS ? null : halvesOf(token.word);
  return halves?.map((word) => ({ word, keys: keysOf(word) })) ?? [token];
};

const toldIn = ({ clauses, isAsked }: Sentence): Told[] =>
  clauses.map((clause) => ({ ...clause, isAsked, tokens: clause.tokens.flatMap(apart) }));

const rowOf = (clauses: readonly Told[]): Row => {
  const clauseOf: number[] = [];
  const firstOf: number[] = [];
  for (const [index, { tokens }] of clauses.entries()) {
    firstOf.push(clauseOf.length);
    for (let count = tokens.length; count > 0; count -= 1) clauseOf.push(index);
  }
  return { clauses, tokens: clauses.flatMap(({ tokens }) => tokens), clauseOf, firstOf };
};

/** Where each stretch of a row begins: they overlap, so that whatever belongs together stands in one of them. */
const stretchesOf = (length: number): number[] => {
  const starts = [0];
  for (let at = FAR_SPAN; at + FAR_SPAN < length; at += FAR_SPAN) starts.push(at);
  return starts;
};
const STRETCH = 2 * FAR_SPAN;

type Found<T> = {
  readonly means: T;
  /** Where its stretch begins. */
  readonly start: number;
  readonly used: readonly number[];
  readonly marked: readonly number[];
};

const searchAll = <T>(book: PhraseBook<T>, tokens: readonly Token[]): Array<Found<T>> =>
  stretchesOf(tokens.length).flatMap((start) => {
    const inRow = (at: number): number => start + at;
    return book.search(tokens.slice(start, start + STRETCH)).map(({ means, match, phrase }) => ({
      means,
      start,
      used: match.used.map(inRow),
      marked: markedIn(phrase, match).map(inRow),
    }));
  });

const BLANK: Token = { word: '', keys: [] };

/** The words with other ones where a phrase marks them. */
const replaced = <T>(
  tokens: readonly Token[],
  book: PhraseBook<T>,
  by: (token: Token, means: T) => Token,
): Token[] => {
  const left = [...tokens];
  for (const { means, marked } of searchAll(book, tokens)) {
    for (const at of marked) left[at] = by(left[at] ?? BLANK, means);
  }
  return left;
};

/** The words as they were meant, where others that sound alike were written. */
const meant = (tokens: readonly Token[]): Token[] =>
  replaced(tokens, SOUNDS_LIKE, ({ word, keys }, other) => ({
    word,
    keys: [...keys, ...keysOf(other)],
  }));

/** What each subject finds, with the words taken out that are harmless to it. */
const hintsOf = (tokens: readonly Token[]): Array<Found<Hint>> =>
  BOOKS.flatMap(({ hints, harmless }) =>
    searchAll(
      hints,
      replaced(tokens, harmless, () => BLANK),
    ),
  );

/** The clauses that a phrase stands in, each with the places of its words there. */
const partsOf = (row: Row, used: readonly number[]): Array<readonly [number, number[]]> => {
  const byClause = new Map<number, number[]>();
  for (const at of used.toSorted((a, b) => a - b)) {
    const clause = row.clauseOf[at] ?? 0;
    const place = at - (row.firstOf[clause] ?? 0);
    byClause.set(clause, [...(byClause.get(clause) ?? []), place]);
  }
  return [...byClause];
};

const QUOTE_MAX = 200;

const quoteOf = (quotes: readonly string[]): string => {
  const quote = [...new Set(quotes)].join(' … ');
  return quote.length <= QUOTE_MAX ? quote : `${quote.slice(0, QUOTE_MAX - 1).trimEnd()}…`;
};

/** The denials of each clause, read when it is first asked for. */
const denialsOf = (clauses: readonly Clause[]): ((index: number) => Denials) => {
  const known = new Map<number, Denials>();
  return (index) => {
    const denials = known.get(index) ?? denialsIn(clauses[index]?.tokens ?? []);
    known.set(index, denials);
    return denials;
  };
};

const raisedByPhrases = (row: Row): RaisedSign[] => {
  const denialsAt = denialsOf(row.clauses);
  const doubted = new Set(searchAll(DOUBTED, row.tokens).map(({ start }) => start));
  return hintsOf(meant(row.tokens)).flatMap(({ means, start, used }) => {
    const parts = partsOf(row, used);
    const clauses = parts.flatMap(([clause]) => row.clauses[clause] ?? []);
    if (clauses.some(({ isDeniedList }) => isDeniedList)) return [];
    if (parts.some(([clause, places]) => isDenied(denialsAt(clause), places))) return [];
    return {
      id: means.id,
      quote: quoteOf(clauses.map(({ quote }) => quote)),
      isPlain:
        means.telling === 'outright' &&
        !doubted.has(start) &&
        clauses.every(({ isAsked }) => !isAsked),
      isVague: means.telling === 'broad',
    };
  });
};

/** Painkillers that are counted, which no phrase can add up. */
const raisedByCounting = (sentences: readonly Sentence[]): RaisedSign[] =>
  sentences.filter(tellsOverdose).map(({ quote, clauses }) => ({
    id: 'analgesic_overdose' as const,
    quote,
    isPlain: clauses.every(({ tokens }) => DOUBTED.search(tokens).length === 0),
    isVague: false,
  }));

const readAfresh = (text: string): readonly RaisedSign[] => {
  const sentences = readSentences(text);
  const row = rowOf(sentences.flatMap(toldIn));
  const raised = [...raisedByCounting(sentences), ...raisedByPhrases(row)];
  return SIGN_IDS.flatMap((id) => {
    const same = raised.filter((sign) => sign.id === id);
    return (
      same.find(({ isPlain }) => isPlain) ?? same.find(({ isVague }) => !isVague) ?? same[0] ?? []
    );
  });
};

/**
 * The danger signs that a text hints at, the gravest first, each once. A hint is enough: tense, person, mood and
 * doubt do not matter, only a denial right at it does. Never throws; linear in the length of the text.
 */
export const signsIn = remembered(readAfresh);
