import { ENGLISH } from './lexicon/english.ts';
import { isHomograph } from './lexicon/hindi.ts';
import { PHRASE_WORDS } from './lexicon/phrase-words.ts';
import { PROPER_NAMES } from './lexicon/proper-names.ts';
import { PLAIN_WORDS, WORD_CLASSES } from './lexicon/vocabulary.ts';
import { remembered } from './memory.ts';
import { makeSlipIndex } from './slips.ts';

/** Reduces a word to its stem: plural, -ing, -ed and a silent final e taken off. */
export const stemOf = (word: string): string => {
  // "Teething" is no form of "teeth", "hives" none of "HIV", "noted" none of "not".
  if (word.length < 4 || /\d|^teething$|^hives$|^not(?:e|es|ed|ing)$/.test(word)) return word;
  let stem = word;
  if (stem.endsWith('ies') && stem.length > 4) stem = `${stem.slice(0, -3)}y`;
  else if (stem.endsWith('ing') && stem.length > 5) stem = undouble(stem.slice(0, -3));
  else if (stem.endsWith('ed') && stem.length > 4) stem = undouble(stem.slice(0, -2));
  else if (/(?:sh|ch|ss|x|z)es$/.test(stem)) stem = stem.slice(0, -2);
  else if (stem.endsWith('s') && !/(?:ss|us|is)$/.test(stem)) stem = stem.slice(0, -1);
  return stem.length > 3 && stem.endsWith('e') ? stem.slice(0, -1) : stem;
};

const undouble = (stem: string): string =>
  /([bdgkmnprt])\1$/.test(stem) ? stem.slice(0, -1) : stem;

/**
 * Writes how a word sounds: one name for its spellings in both scripts. Hindi in Latin letters has no fixed spelling:
 * vowel length and doubled letters are dropped.
 */
export const soundOf = (word: string): string =>
  MANY_SPELLINGS.test(word)
    ? word
        .replace(/aa+/g, 'a')
        .replace(/ee+|ii+/g, 'i')
        .replace(/oo+|uu+/g, 'u')
        .replace(/([bcdfgjklmnpqrstvwxyz])\1/g, '$1')
        .replace(/ph/g, 'f')
        .replace(/w/g, 'v')
    : word;

const MANY_SPELLINGS = /([a-z])\1|ph|w/;

const classesByWord = new Map<string, string[]>();
const classesByStem = new Map<string, string[]>();
const classesBySound = new Map<string, string[]>();
const wordsBySound = new Map<string, string>();
const known = new Set<string>();

const addTo = (map: Map<string, string[]>, key: string, name: string): void => {
  const names = map.get(key);
  if (names === undefined) map.set(key, [name]);
  else if (!names.includes(name)) names.push(name);
};

for (const [name, words] of Object.entries(WORD_CLASSES)) {
  for (const word of words.split(/\s+/)) {
    addTo(classesByWord, word, `@${name}`);
    addTo(classesByStem, stemOf(word), `@${name}`);
    addTo(classesBySound, soundOf(word), `@${name}`);
    known.add(word);
    if (!wordsBySound.has(soundOf(word))) wordsBySound.set(soundOf(word), word);
  }
}
const plain = new Set(PLAIN_WORDS.split(/\s+/));
const names = new Set(PROPER_NAMES.split(/\s+/));

const slips = makeSlipIndex();
for (const word of known) slips.add(word);

for (const word of PHRASE_WORDS) {
  if (known.has(word)) continue;
  known.add(word);
  slips.add(word);
  if (!wordsBySound.has(soundOf(word))) wordsBySound.set(soundOf(word), word);
}

/** Returns true when a word stands in a lexicon, as it is or by its stem. */
const isKnown = (word: string): boolean =>
  known.has(word) || plain.has(word) || classesByStem.has(stemOf(word));

/** Returns a word and its stem, unless the stem is a word of Hindi: "take" is no form of "tak". */
const ownNames = (word: string): readonly string[] => {
  const stem = stemOf(word);
  const isOther = ENGLISH.has(word) && known.has(stem) && !ENGLISH.has(stem);
  return isOther || isHomograph(stem) ? [word] : [word, stem];
};

const SHORTEST_HALF = 3;
const LONGEST_JOINED = 24;

/** Returns the two known words that were typed as one ("cantswallow"), or null when the word itself is known. */
export const halvesOf = (word: string): readonly [string, string] | null => {
  if (word.length > LONGEST_JOINED || isKnown(word) || names.has(word) || ENGLISH.has(word))
    return null;
  for (let at = word.length - SHORTEST_HALF; at >= SHORTEST_HALF; at -= 1) {
    const [first, second] = [word.slice(0, at), word.slice(at)];
    if (isKnown(first) && isKnown(second)) return [first, second];
  }
  return null;
};

/** Returns the known word that sounds like an unknown one, or is a slip from it; else null. */
const mended = (word: string): string | null => wordsBySound.get(soundOf(word)) ?? slips.find(word);

const read = (word: string, isEnglish: boolean): readonly string[] => {
  const own = ownNames(word);
  const stem = own.at(-1) ?? word;
  // An English word that sounds like a word of Hindi is none: "hill" and "hil".
  const heardAs = (classes: ReadonlyMap<string, string[]>): readonly string[] =>
    isEnglish ? [] : (classes.get(soundOf(word)) ?? []);
  const direct = classesByWord.get(word);
  if (direct !== undefined) return [...own, ...direct, ...heardAs(classesByWord)];
  if (plain.has(word) || names.has(word)) return own;
  // A phrase may know one spelling of a word whose class lists another.
  if (known.has(word)) return [...own, ...heardAs(classesBySound)];
  const byStem = stem === word ? undefined : classesByStem.get(stem);
  if (byStem !== undefined && stem.length > 3) return [...own, ...byStem];
  const meant = known.has(stem) || isEnglish ? null : mended(word);
  return meant === null ? own : [word, meant, stemOf(meant), ...(classesByWord.get(meant) ?? [])];
};

const readEnglish = (word: string): readonly string[] =>
  isHomograph(word) ? [`${word}~`] : read(word, ENGLISH.has(word));

/** Returns all names a pattern may call this word by: the word, its stem, the corrected word, its classes. */
export const keysOf = remembered((word: string) => read(word, ENGLISH.has(word)));

/** The same for a word from another script, whose letters may spell an English word by chance. */
export const transcribedKeysOf = remembered((word: string) => read(word, false));

/** The same in an English sentence, where words of both languages have nothing of their Hindi meaning. */
export const englishKeysOf = remembered(readEnglish);
