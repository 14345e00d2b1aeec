import { remembered } from './memory.ts';
import { PLAIN_WORDS, WORD_CLASSES } from './lexicon/vocabulary.ts';

/** A word reduced to its stem: plural, -ing, -ed and a silent final e taken off. */
export const stemOf = (word: string): string => {
  // "Teething" is no form of "teeth", "hives" none of "HIV".
  if (word.length < 4 || /\d|^teething$|^hives$/.test(word)) return word;
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

/** Hindi in Latin letters has no fixed spelling: vowel length and doubled letters are dropped. */
const soundOf = (word: string): string =>
  word
    .replace(/aa+/g, 'a')
    .replace(/ee+|ii+/g, 'i')
    .replace(/oo+|uu+/g, 'u')
    .replace(/([bcdfgjklmnpqrstvwxyz])\1/g, '$1')
    .replace(/ph/g, 'f')
    .replace(/w/g, 'v');

const classesByWord = new Map<string, string[]>();
const classesByStem = new Map<string, string[]>();
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
    known.add(word);
    if (!wordsBySound.has(soundOf(word))) wordsBySound.set(soundOf(word), word);
  }
}
const plain = new Set(PLAIN_WORDS.split(/\s+/));

/** Candidates for a slip by first letter and length. */
const candidates = new Map<string, string[]>();
const addCandidate = (word: string): void => {
  if (word.length < 5) return;
  const key = `${word[0]}${word.length}`;
  const list = candidates.get(key);
  if (list === undefined) candidates.set(key, [word]);
  else if (!list.includes(word)) list.push(word);
};
for (const word of known) addCandidate(word);

/** Makes a word of a pattern known, so that its misspellings are recognised too. */
export const teachWord = (word: string): void => {
  if (known.has(word)) return;
  known.add(word);
  addCandidate(word);
  if (!wordsBySound.has(soundOf(word))) wordsBySound.set(soundOf(word), word);
};

/** Whether two words differ by at most `limit` slips (a wrong, missing, extra or swapped letter). */
const within = (a: string, b: string, limit: number): boolean => {
  if (Math.abs(a.length - b.length) > limit) return false;
  let before: number[] = [];
  let row = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    let least = i;
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1];
      let cost = Math.min(
        (row[j] ?? 0) + 1,
        (next[j - 1] ?? 0) + 1,
        (row[j - 1] ?? 0) + (same ? 0 : 1),
      );
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        cost = Math.min(cost, (before[j - 2] ?? 0) + 1);
      }
      next.push(cost);
      least = Math.min(least, cost);
    }
    if (least > limit) return false;
    before = row;
    row = next;
  }
  return (row[b.length] ?? limit + 1) <= limit;
};

/** Words that differ only in their ending are different words, not slips. */
const sameBeginning = (a: string, b: string): boolean =>
  a.slice(0, -3) === b.slice(0, a.length - 3);

const slipOf = (word: string): string | null => {
  if (word.length < 5 || word.length > 20 || /\d/.test(word)) return null;
  const limit = word.length >= 8 ? 2 : 1;
  for (let distance = 1; distance <= limit; distance += 1) {
    for (let length = word.length - distance; length <= word.length + distance; length += 1) {
      const found = candidates
        .get(`${word[0]}${length}`)
        ?.find(
          (each) => within(word, each, distance) && !(distance === 2 && sameBeginning(word, each)),
        );
      if (found !== undefined) return found;
    }
  }
  return null;
};

const read = (word: string): readonly string[] => {
  const stem = stemOf(word);
  const direct = classesByWord.get(word);
  if (direct !== undefined)
    return [word, stem, ...direct, ...(classesByWord.get(soundOf(word)) ?? [])];
  if (plain.has(word)) return [word, stem];
  if (known.has(word)) return [word, stem, ...(classesByWord.get(soundOf(word)) ?? [])];
  const byStem = classesByStem.get(stem);
  if (byStem !== undefined && stem.length > 3) return [word, stem, ...byStem];
  if (known.has(stem)) return [word, stem];
  const bySound = wordsBySound.get(soundOf(word));
  if (bySound !== undefined)
    return [word, bySound, stemOf(bySound), ...(classesByWord.get(bySound) ?? [])];
  const slip = slipOf(word);
  if (slip === null) return [word, stem];
  return [word, slip, stemOf(slip), ...(classesByWord.get(slip) ?? [])];
};

/** All names a pattern may call this word by: the word, its stem, the corrected word, its classes. */
export const keysOf = remembered(read);
