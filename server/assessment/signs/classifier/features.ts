import type { Clause } from '../../evidence/text/clauses.ts';
import type { Denials } from '../../evidence/text/denials.ts';
import { denialsIn, isDenied } from '../../evidence/text/denials.ts';
import type { Token } from '../../evidence/text/pattern.ts';
import { halvesOf, keysOf, soundOf } from '../../evidence/text/words.ts';

/** Names that every word has: its own two. A word with more is known or a slip of a known one. */
const OWN_NAMES = 2;

const apart = (token: Token): Token[] => {
  const halves = token.keys.length > OWN_NAMES ? null : halvesOf(token.word);
  return halves?.map((word) => ({ word, keys: keysOf(word) })) ?? [token];
};

/** A clause with what it denies, by the places of its words. */
export type SplitClause = Clause & { readonly denials: Denials };

/** Reads two words that were typed as one as two ("cantswallow"). */
export const splitJoined = (clause: Clause): SplitClause => {
  const tokens = clause.tokens.flatMap(apart);
  return { ...clause, tokens, denials: denialsIn(tokens) };
};

/** Small words of Hindi that are written in many ways and say the same. */
const SMALL_WORDS: ReadonlyMap<string, string> = new Map(
  [
    ['me', 'men mein main mai'],
    ['hai', 'he h hain hein hei'],
    ['ka', 'ke ki'],
    ['raha', 'rah rahi rha rhi rh'],
    ['gaya', 'gay gayi gai ga gya gyi gy'],
  ].flatMap(([one = '', others = '']) => others.split(' ').map((other) => [other, one] as const)),
);

/** Returns the classes of a word, and how it sounds: one name for all its spellings, slips and scripts. */
const namesOf = ({ keys }: Token, denied: boolean): string[] => {
  const sound = soundOf(keys.findLast((name) => !name.startsWith('@')) ?? '');
  const classes = keys.filter((name) => name.startsWith('@'));
  const names = new Set([...classes, SMALL_WORDS.get(sound) ?? sound]);
  // A word that is denied right there counts as another word.
  return [...names].map((name) => (denied ? `!${name}` : name));
};

/** Returns the meanings of a word: its classes if it has any, else its names. */
const meaningsOf = (names: readonly string[]): readonly string[] => {
  const classes = names.filter((name) => name.includes('@'));
  return classes.length > 0 ? classes : names;
};

/** Fewest letters of a word whose beginning tells its other forms from other words. */
const LONG = 6;
const BEGINNING = 5;

/** Returns how a long word begins, which is one for its forms and for most of its slips. */
const beginningsOf = ({ word }: Token, denied: boolean): string[] =>
  word.length < LONG ? [] : [`${denied ? '!' : ''}^${soundOf(word).slice(0, BEGINNING)}`];

/**
 * Returns the features of a clause for the classifier: the names of each word, how the long ones begin, and the meanings
 * of each two that stand side by side.
 */
export const featuresOf = ({ tokens, isDeniedList, denials }: SplitClause): string[] => {
  const areDenied = tokens.map((_, at) => isDeniedList || isDenied(denials, [at]));
  const names = tokens.map((token, at) => namesOf(token, areDenied[at] ?? false));
  const beginnings = tokens.flatMap((token, at) => beginningsOf(token, areDenied[at] ?? false));
  const pairs = names.flatMap((first, at) =>
    meaningsOf(first).flatMap((one) =>
      meaningsOf(names[at + 1] ?? []).map((other) => `${one} ${other}`),
    ),
  );
  return [...names.flat(), ...beginnings, ...pairs];
};
