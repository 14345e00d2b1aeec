import { hashOf, hashesFrom, joined, makeHashed } from '../learned/hashed.ts';
import learned from './weights.json' with { type: 'json' };

const WORDS = /[\p{L}\p{M}\p{N}']+/gu;
/** More words than a long story has: a text of marks and letters alone buys no more work. */
const WORDS_MAX = 1500;
/** Letters of a word that are looked at. */
const LETTERS_MAX = 24;
/** Letters that are looked at together: they hold what slips and Hindi in Latin letters leave of a word. */
const GROUPS = [3, 4, 5] as const;

const [WORD, PAIR, GROUP] = [1, 2, 3];

/** Returns hashes of the words of a message, of each pair, and of groups of letters in each word. Linear in its length. */
export function* relevanceFeatures(message: string): Generator<number> {
  const words = message.normalize('NFKC').toLowerCase().match(WORDS)?.slice(0, WORDS_MAX) ?? [];
  let before = 0;
  for (const [at, word] of words.entries()) {
    const hash = hashOf(word);
    yield joined(WORD, hash);
    if (at > 0) yield joined(PAIR, before, hash);
    before = hash;
    const letters = ` ${word.slice(0, LETTERS_MAX)} `;
    for (let from = 0; from < letters.length; from += 1) {
      for (const group of hashesFrom(letters, from, GROUPS)) yield joined(GROUP, group);
    }
  }
}

const likelihood = makeHashed(learned);

/** Likelihood and words that a message needs for the examples to overrule the rules: short ones hold too little. */
const SURELY = { above: 0.9, words: 9 };
const HARDLY = { below: 0.05, words: 18 };
/** The same where the rules know only of a mouth, a lip or a jaw: those stand in many messages about the rest of the body. */
const HARDLY_UNNAMED = { below: 0.2, words: 12 };

/**
 * Says what examples of dental and of other messages make of one: `null` where they are not sure enough to overrule the
 * rules. `isNamed`: asked whether the rules found teeth, gums or dental work. Linear in the length of the message.
 */
export const learnedRelevance = (message: string, isNamed: () => boolean): boolean | null => {
  const words = message.match(WORDS)?.length ?? 0;
  if (words < SURELY.words) return null;
  const likely = likelihood(relevanceFeatures(message));
  if (likely > SURELY.above) return true;
  if (words < HARDLY_UNNAMED.words || likely >= HARDLY_UNNAMED.below) return null;
  return (words >= HARDLY.words && likely < HARDLY.below) || !isNamed() ? false : null;
};
