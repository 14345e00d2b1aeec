import { WORD_CLASSES } from './lexicon/vocabulary.ts';
import { stemOf, teachWord } from './words.ts';

/**
 * A small language for phrases, written in lexicon files:
 *   `swell @gum`      the words in this order, at most two other words between
 *   `cannot +see`     `+`: directly after
 *   `jaw >lock`       `>`: at most six words between
 *   `cut/chop @gum`   alternatives; `@gum`: any word of that class
 *   `@swell & @cheek` both in the clause, in any order, close together
 *   `… !baby/child`   not when one of these words is in the clause
 *   `^…` presence only: a denial of the phrase says nothing
 */
export type Phrase = {
  readonly parts: ReadonlyArray<readonly Step[]>;
  readonly without: ReadonlySet<string> | null;
  readonly presenceOnly: boolean;
  readonly anchor: ReadonlySet<string>;
};
type Step = { readonly keys: ReadonlySet<string>; readonly gap: number };

/** One word of a clause with the names it answers to. */
export type Token = { readonly word: string; readonly keys: readonly string[] };
/** Where a phrase was found: first and last token, and every token it used. */
export type Match = {
  readonly start: number;
  readonly end: number;
  readonly used: readonly number[];
};

const GAP = 2;
const WIDE_GAP = 6;
const UNORDERED_SPAN = 12;
/** Words so common that a phrase is better looked up by another of its words. */
const COMMON = new Set(
  'no not can cannot is are it my i in on of to a the when and with from for have has had very @pain @tooth @gum @mouth'.split(
    ' ',
  ),
);

const keysOfTerm = (term: string): ReadonlySet<string> => {
  const keys = new Set<string>();
  for (const word of term.split('/')) {
    if (word.startsWith('@')) {
      if (!Object.hasOwn(WORD_CLASSES, word.slice(1)))
        throw new Error(`Unknown word class ${word}`);
      keys.add(word);
    } else {
      teachWord(word);
      keys.add(word);
      if (word.length > 4) keys.add(stemOf(word));
    }
  }
  return keys;
};

/** A step of function words only may be missing in what people type. */
const OPTIONAL = new Set(
  'the a an my his her your our their is are was were am be been has have had of in on at to it and i he she by that'.split(
    ' ',
  ),
);
const maybeMissing = (term: string): boolean =>
  term
    .replace(/^[+>]/, '')
    .split('/')
    .every((word) => OPTIONAL.has(word));

/** The steps of one ordered part; a step that may be missing widens the gap of the next. */
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

const stepOf = (term: string): Step => {
  if (term.startsWith('+')) return { keys: keysOfTerm(term.slice(1)), gap: 0 };
  if (term.startsWith('>')) return { keys: keysOfTerm(term.slice(1)), gap: WIDE_GAP };
  return { keys: keysOfTerm(term), gap: GAP };
};

const commonness = (step: Step): number =>
  [...step.keys].reduce((sum, key) => sum + (COMMON.has(key) ? 50 : 1), 0);

/** Reads one phrase of a lexicon. Throws on an unknown word class. */
export const compilePhrase = (source: string): Phrase => {
  const presenceOnly = source.startsWith('^');
  const terms = source.replace(/^\^/, '').trim().split(/\s+/);
  const without = new Set<string>();
  const written: string[][] = [[]];
  for (const term of terms) {
    if (term === '&') written.push([]);
    else if (term.startsWith('!')) for (const key of keysOfTerm(term.slice(1))) without.add(key);
    else written.at(-1)?.push(term);
  }
  const parts = written.map(stepsOf);
  const steps = parts.flat();
  const [first] = steps.toSorted((a, b) => commonness(a) - commonness(b));
  if (first === undefined || parts.some((part) => part.length === 0)) {
    throw new Error(`Empty phrase in "${source}"`);
  }
  return { parts, without: without.size > 0 ? without : null, presenceOnly, anchor: first.keys };
};

const has = (token: Token | undefined, keys: ReadonlySet<string>): boolean => {
  if (token === undefined) return false;
  for (const key of token.keys) if (keys.has(key)) return true;
  return false;
};

/** Matches the steps from `at` on; the first step must stand at `at`. */
const matchFrom = (
  tokens: readonly Token[],
  steps: readonly Step[],
  at: number,
): number[] | null => {
  const used: number[] = [];
  let position = at;
  for (const [index, step] of steps.entries()) {
    const last = index === 0 ? position : Math.min(position + step.gap, tokens.length - 1);
    let found = -1;
    for (let i = position; i <= last; i += 1) {
      if (has(tokens[i], step.keys)) {
        found = i;
        break;
      }
    }
    if (found < 0) return null;
    used.push(found);
    position = found + 1;
  }
  return used;
};

const runs = (tokens: readonly Token[], steps: readonly Step[]): number[][] => {
  const all: number[][] = [];
  const [first] = steps;
  if (first === undefined) return all;
  for (let at = 0; at < tokens.length; at += 1) {
    if (!has(tokens[at], first.keys)) continue;
    const run = matchFrom(tokens, steps, at);
    if (run !== null) all.push(run);
  }
  return all;
};

const asMatch = (used: readonly number[]): Match => ({
  start: Math.min(...used),
  end: Math.max(...used),
  used,
});

/** Unordered parts: to each place of the first part the nearest place of every other one. */
const matchUnordered = (tokens: readonly Token[], phrase: Phrase): Match[] => {
  const found: number[][][] = [];
  for (const part of phrase.parts) {
    const places = runs(tokens, part);
    if (places.length === 0) return [];
    found.push(places);
  }
  const [lead, ...others] = found;
  if (lead === undefined) return [];
  const matches: Match[] = [];
  for (const run of lead) {
    let used = run;
    for (const places of others) {
      const free = places.filter((place) => !place.some((i) => used.includes(i)));
      const [nearest] = free.toSorted((a, b) => distance(a, run) - distance(b, run));
      if (nearest === undefined) break;
      used = [...used, ...nearest];
    }
    if (used.length < phrase.parts.flat().length) continue;
    const match = asMatch(used);
    if (match.end - match.start <= UNORDERED_SPAN) matches.push(match);
  }
  return matches;
};

const distance = (a: readonly number[], b: readonly number[]): number =>
  Math.abs((a[0] ?? 0) - (b[0] ?? 0));

/** Every place in the clause where the phrase stands. */
export const findPhrase = (tokens: readonly Token[], phrase: Phrase): Match[] => {
  const { without, parts } = phrase;
  const found =
    parts.length > 1 ? matchUnordered(tokens, phrase) : runs(tokens, parts[0] ?? []).map(asMatch);
  if (found.length > 0 && without !== null && tokens.some((token) => has(token, without)))
    return [];
  return found;
};
