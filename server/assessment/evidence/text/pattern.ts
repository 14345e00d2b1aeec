import { WORD_CLASSES } from './lexicon/vocabulary.ts';
import { stemOf } from './words.ts';

/**
 * A small language for phrases, written in the files of phrases and lexicons:
 *   `swell @gum`      the words in this order, at most two other words between
 *   `cannot +see`     `+`: directly after
 *   `jaw >lock`       `>`: at most six words between
 *   `cut/chop @gum`   alternatives; `@gum`: any word of that class
 *   `@swell & @cheek` both in the clause, in any order, close together
 *   `@blow && @faint` both, in any order, further apart
 *   `… !baby/child`   not when one of these words is in the clause
 */
export type Phrase = {
  readonly parts: ReadonlyArray<readonly Step[]>;
  readonly without: Keys | null;
  /** Most words from the first to the last when the order is free. */
  readonly span: number;
  readonly anchor: Keys;
};
/** Names of words, any of which will do. */
type Keys = ReadonlySet<string>;
type Step = { readonly keys: Keys; readonly gap: number };

/** One word of a clause with the names it answers to. */
export type Token = { readonly word: string; readonly keys: readonly string[] };
/** Place at which a phrase was found: first and last token, and every token it used. */
export type Match = {
  readonly start: number;
  readonly end: number;
  readonly used: readonly number[];
};

const GAP = 2;
const WIDE_GAP = 6;
const UNORDERED_SPAN = 12;
/** Words that `&&` reaches over: two or three short sentences. */
const FAR_SPAN = 30;
/** Words so common that a phrase is better looked up by another of its words. */
const COMMON = new Set(
  'no not can cannot is are it my i in on of to a the when and with from for have has had very @pain @tooth @gum @mouth'.split(
    ' ',
  ),
);

const keysByTerm = new Map<string, Keys>();

/** Returns the same set for the same term, so that a clause looks for it once for all phrases. */
const keysOfTerm = (term: string): Keys => {
  const known = keysByTerm.get(term);
  if (known !== undefined) return known;
  const keys = new Set<string>();
  keysByTerm.set(term, keys);
  for (const word of term.split('/')) {
    if (word.startsWith('@')) {
      if (!Object.hasOwn(WORD_CLASSES, word.slice(1)))
        throw new Error(`Unknown word class ${word}`);
      keys.add(word);
    } else {
      keys.add(word);
      if (word.length > 4) keys.add(stemOf(word));
    }
  }
  return keys;
};

/** Small words that only tie others together. A step that has nothing else may be missing in what people type. */
export const TYING_WORDS: ReadonlySet<string> = new Set(
  'the a an my his her your our their is are was were am be been has have had of in on at to it and i he she by that'.split(
    ' ',
  ),
);
const maybeMissing = (term: string): boolean =>
  term
    .replace(/^[+>]/, '')
    .split('/')
    .every((word) => TYING_WORDS.has(word));

/** Returns the steps of one ordered part; a step that may be missing widens the gap of the next. */
const stepsOf = (terms: readonly string[]): Step[] => {
  const steps: Step[] = [];
  let extra = 0;
  for (const [index, term] of terms.entries()) {
    if (index > 0 && index < terms.length - 1 && maybeMissing(term)) extra += 2;
    else {
      const step = stepOf(term);
      steps.push({ ...step, gap: step.gap + extra });
      extra = 0;
    }
  }
  return steps;
};

const REACH: ReadonlyMap<string | undefined, number> = new Map([
  ['+', 0],
  ['>', WIDE_GAP],
]);

const stepOf = (term: string): Step => {
  const [first] = term;
  const reach = REACH.get(first);
  return { keys: keysOfTerm(reach === undefined ? term : term.slice(1)), gap: reach ?? GAP };
};

const commonness = (step: Step): number =>
  [...step.keys].reduce((sum, key) => sum + (COMMON.has(key) ? 50 : 1), 0);

/** Reads one phrase of a lexicon. Throws on an unknown word class. */
export const compilePhrase = (source: string): Phrase => {
  const terms = source.trim().split(/\s+/);
  const without = new Set<string>();
  const written: string[][] = [[]];
  for (const term of terms) {
    if (term === '&' || term === '&&') written.push([]);
    else if (/^\W+$/.test(term)) throw new Error(`Unknown sign "${term}" in "${source}"`);
    else if (term.startsWith('!')) for (const key of keysOfTerm(term.slice(1))) without.add(key);
    else written.at(-1)?.push(term);
  }
  const parts = written.map(stepsOf);
  const steps = parts.flat();
  const [first] = steps.toSorted((a, b) => commonness(a) - commonness(b));
  if (first === undefined || parts.some((part) => part.length === 0)) {
    throw new Error(`Empty phrase in "${source}"`);
  }
  return {
    parts,
    without: without.size > 0 ? without : null,
    span: terms.includes('&&') ? FAR_SPAN : UNORDERED_SPAN,
    anchor: first.keys,
  };
};

/** Places of the words of a clause, by the names they answer to. */
export type Places = {
  /** Returns the positions of the words that answer to any of these names, ascending. */
  readonly of: (keys: Keys) => readonly number[];
};

const NOWHERE: readonly number[] = [];

/** Reads the words of a clause once, for all the phrases looked for in it. */
export const placesIn = (tokens: readonly Token[]): Places => {
  const byKey = new Map<string, number[]>();
  for (const [at, { keys }] of tokens.entries()) {
    for (const key of keys) {
      const places = byKey.get(key);
      if (places === undefined) byKey.set(key, [at]);
      else if (places.at(-1) !== at) places.push(at);
    }
  }
  const found = new Map<Keys, readonly number[]>();
  const gather = (keys: Keys): readonly number[] => {
    const all = new Set<number>();
    for (const key of keys) for (const at of byKey.get(key) ?? NOWHERE) all.add(at);
    return all.size === 0 ? NOWHERE : [...all].toSorted((a, b) => a - b);
  };
  const of = (keys: Keys): readonly number[] => {
    let places = found.get(keys);
    if (places === undefined) found.set(keys, (places = gather(keys)));
    return places;
  };
  return { of };
};

/** Matches the steps after a first one that stands at `at`: each at the first place within its reach. */
const matchFrom = (places: Places, steps: readonly Step[], at: number): number[] | null => {
  const used = [at];
  for (const step of steps.slice(1)) {
    const from = (used.at(-1) ?? at) + 1;
    const found = places.of(step.keys).find((place) => place >= from);
    if (found === undefined || found > from + step.gap) return null;
    used.push(found);
  }
  return used;
};

const runs = (places: Places, steps: readonly Step[]): number[][] => {
  const all: number[][] = [];
  const [first] = steps;
  if (first === undefined) return all;
  for (const at of places.of(first.keys)) {
    const run = matchFrom(places, steps, at);
    if (run !== null) all.push(run);
  }
  return all;
};

const asMatch = (used: readonly number[]): Match => ({
  start: Math.min(...used),
  end: Math.max(...used),
  used,
});

/** Returns the run that begins nearest to another and shares no word with what is used; the first of equals. */
const nearestFree = (
  all: readonly number[][],
  run: readonly number[],
  used: readonly number[],
): readonly number[] | null => {
  let nearest: readonly number[] | null = null;
  for (const other of all) {
    if (nearest !== null && distance(other, run) >= distance(nearest, run)) continue;
    if (!other.some((i) => used.includes(i))) nearest = other;
  }
  return nearest;
};

/** Matches unordered parts: to each place of the first part the nearest place of every other one. */
const matchUnordered = (places: Places, phrase: Phrase): Match[] => {
  const found: number[][][] = [];
  for (const part of phrase.parts) {
    const all = runs(places, part);
    if (all.length === 0) return [];
    found.push(all);
  }
  const [lead, ...others] = found;
  if (lead === undefined) return [];
  const matches: Match[] = [];
  for (const run of lead) {
    let used = run;
    for (const all of others) {
      const nearest = nearestFree(all, run, used);
      if (nearest === null) break;
      used = [...used, ...nearest];
    }
    if (used.length < phrase.parts.flat().length) continue;
    const match = asMatch(used);
    if (match.end - match.start <= phrase.span) matches.push(match);
  }
  return matches;
};

const distance = (a: readonly number[], b: readonly number[]): number =>
  Math.abs((a[0] ?? 0) - (b[0] ?? 0));

const isAnywhere = (places: Places, { keys }: Step): boolean => places.of(keys).length > 0;

/** Finds every place in the clause where the phrase stands. */
export const findPhrase = (places: Places, phrase: Phrase): Match[] => {
  const { without, parts } = phrase;
  if (!parts.every((steps) => steps.every((step) => isAnywhere(places, step)))) return [];
  if (without !== null && places.of(without).length > 0) return [];
  return parts.length > 1
    ? matchUnordered(places, phrase)
    : runs(places, parts[0] ?? []).map(asMatch);
};
