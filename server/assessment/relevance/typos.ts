import { isOneTypoApart } from '../../../contracts/rules/dental-words.ts';

/** Ordinary words that lie one letter from a dental word and are not typos of it. */
const NOT_TYPOS: ReadonlySet<string> = new Set(
  `aligned banding beaching bending binding blaster blonding bounding braced bracer brakes braves
  breaching breeding bride brides bring broker canine cares carries cartes check checks cheeky
  clang clearing cries crowd crows dalton dancer danda dander danger denial denting falling feel
  felling fulling gallon infections inflected inflection injected injection locket look looks
  lose maths mature measure meths month months moth palace plague plaques plate ratlam retained salvia
  scalping scaring selling smelling sockets spelling stairs staling swilling tartan teenth tenth
  toothy vender`
    .trim()
    .split(/\s+/),
);

/** Returns true when a word only looks like a dental one. */
export const isOrdinaryWord = (token: string): boolean => NOT_TYPOS.has(token);

/** Finds the nearest word of a list for a misspelt one without looking at every entry. */
export type TypoIndex<T> = (token: string) => T | undefined;

const VOWELS = /[aeiouy]/g;

function deletionsOf(word: string): string[] {
  const cuts = [word];
  for (let i = 0; i < word.length; i += 1) cuts.push(word.slice(0, i) + word.slice(i + 1));
  return cuts;
}

const bonesOf = (word: string): string =>
  word.slice(0, 1) +
  word
    .slice(1)
    .replace(VOWELS, '')
    .replace(/(.)\1+/g, '$1');

/** Writes letters that sound alike in one way: "wizdom" and "wisdom", "gumss" and "gums". */
const soundOf = (word: string): string =>
  word
    .replace(/z/g, 's')
    .replace(/ph/g, 'f')
    .replace(/ck|q/g, 'k')
    .replace(/y/g, 'i')
    .replace(/(.)\1+/g, '$1');

/** Returns true when a misspelling is close enough for its length: one slip from four letters, two from nine. */
function isClose(token: string, word: string): boolean {
  if (isOneTypoApart(token, word)) return token[0] === word[0] || token[1] === word[0];
  if (word.length < 9 || token[0] !== word[0]) return false;
  return deletionsOf(token).some((cut) => isOneTypoApart(cut, word));
}

/**
 * Makes an index by the words that remain when one letter is left out, so that a look-up costs the length of the token,
 * not the size of the list. Only `sources` forgive a typo. Dropped vowels ("swlln", "dntst") match by consonants.
 */
export function typoIndex<T>(
  entries: Iterable<readonly [string, T]>,
  sources: ReadonlySet<string>,
): TypoIndex<T> {
  const exact = new Map<string, T>();
  const byCut = new Map<string, string[]>();
  const byBones = new Map<string, T>();
  const bySound = new Map<string, T>();
  for (const [word, value] of entries) {
    if (exact.has(word)) continue;
    exact.set(word, value);
    if (word.length >= 4 && !bySound.has(soundOf(word))) bySound.set(soundOf(word), value);
    if (!sources.has(word)) continue;
    for (const cut of deletionsOf(word)) byCut.set(cut, [...(byCut.get(cut) ?? []), word]);
    const bones = bonesOf(word);
    if (bones.length >= 4 && !byBones.has(bones)) byBones.set(bones, value);
  }
  return (token) => {
    const known = exact.get(token);
    if (known !== undefined || token.length < 4 || NOT_TYPOS.has(token)) return known;
    const alike = bySound.get(soundOf(token));
    if (alike !== undefined) return alike;
    for (const cut of deletionsOf(token)) {
      const near = byCut.get(cut)?.find((word) => isClose(token, word));
      if (near !== undefined) return exact.get(near);
    }
    const vowels = token.match(VOWELS)?.length ?? 0;
    return vowels * 5 <= token.length ? byBones.get(bonesOf(token)) : undefined;
  };
}
