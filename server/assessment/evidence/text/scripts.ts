/**
 * Writes Indian scripts in Latin letters. The Unicode blocks from Devanagari to Malayalam run parallel, so one table
 * serves them all; long and short vowels fall together, as people write them in Latin letters.
 */
const FIRST = 0x0900;
const LAST = 0x0d7f;
const BLOCK = 0x80;

const CONSONANTS =
  'k kh g gh n ch chh j jh n t th d dh n t th d dh n n p ph b bh m y r r l l l v sh sh s h'.split(
    ' ',
  );
const CONSONANT_START = 0x15;
const NUKTA = 0x3c;
const VIRAMA = 0x4d;

const INDEPENDENT_VOWELS: Readonly<Record<number, string>> = {
  0x05: 'a',
  0x06: 'a',
  0x07: 'i',
  0x08: 'i',
  0x09: 'u',
  0x0a: 'u',
  0x0b: 'ri',
  0x0d: 'e',
  0x0e: 'e',
  0x0f: 'e',
  0x10: 'ai',
  0x11: 'o',
  0x12: 'o',
  0x13: 'o',
  0x14: 'au',
};
const VOWEL_SIGNS: Readonly<Record<number, string>> = {
  0x3e: 'a',
  0x3f: 'i',
  0x40: 'i',
  0x41: 'u',
  0x42: 'u',
  0x43: 'ri',
  0x45: 'e',
  0x46: 'e',
  0x47: 'e',
  0x48: 'ai',
  0x49: 'o',
  0x4a: 'o',
  0x4b: 'o',
  0x4c: 'au',
};

/** Marks that end a sentence in every Indian script. */
const DANDAS: ReadonlySet<string> = new Set(['\u0964', '\u0965']);

/** Returns the position of a letter or sign inside a block, or -1 for anything else. */
const offsetOf = (char: string): number => {
  const code = char.codePointAt(0) ?? 0;
  if (DANDAS.has(char)) return -1;
  return code >= FIRST && code <= LAST ? (code - FIRST) % BLOCK : -1;
};

const latinOf = (offset: number): string => {
  const vowel = INDEPENDENT_VOWELS[offset];
  if (vowel !== undefined) return vowel;
  if (offset === 0x01 || offset === 0x02) return 'n';
  if (offset >= 0x58 && offset <= 0x5f)
    return ['k', 'kh', 'g', 'z', 'd', 'dh', 'f', 'y'][offset - 0x58] ?? '';
  if (offset >= 0x66 && offset <= 0x6f) return String(offset - 0x66);
  return '';
};

/** Stands for the vowel inside a consonant letter until it is known whether it is spoken. */
const INHERENT = '\u0259';
const CONSONANT = '(?:[kgcjtdpbs]h|[bcdfghjklmnpqrstvwxyz])';
const MIDDLE = new RegExp(`(?<=[aiueo\u0259]${CONSONANT})\u0259(?=${CONSONANT}[aiueo])`, 'g');

/** Drops the inherent vowel that is silent between two spoken syllables: "taklif", not "takalif". */
const dropMiddleVowels = (text: string): string =>
  text.includes(INHERENT) ? text.replace(MIDDLE, '').replaceAll(INHERENT, 'a') : text;

/** Consonants that a dot below changes; others sound alike to people who write in Latin letters. */
const DOTTED: ReadonlyMap<string, string> = new Map([
  ['j', 'z'],
  ['ph', 'f'],
]);

/** Reads one letter with its signs; returns it with the number of characters that it took. */
const readLetter = (chars: readonly string[], at: number): readonly [string, number] => {
  const char = chars[at] ?? '';
  if (DANDAS.has(char)) return ['. ', 1];
  const offset = offsetOf(char);
  if (offset < 0) return [char, 1];
  const consonant = offset < CONSONANT_START ? undefined : CONSONANTS[offset - CONSONANT_START];
  if (consonant === undefined) return [VOWEL_SIGNS[offset] ?? latinOf(offset), 1];
  const dotted = offsetOf(chars[at + 1] ?? ' ') === NUKTA ? 1 : 0;
  const next = offsetOf(chars[at + 1 + dotted] ?? ' ');
  // The vowel inside a consonant letter is silent at the end of a word.
  const silent = next === VIRAMA || next < 0 || VOWEL_SIGNS[next] !== undefined;
  const sound = dotted === 1 ? (DOTTED.get(consonant) ?? consonant) : consonant;
  return [sound + (silent ? '' : INHERENT), 1 + dotted];
};

/** Writes the Indian letters of a text in Latin ones; anything else is kept. Linear in the length. */
export const toLatin = (text: string): string => {
  if (!/[\u0900-\u0d7f]/.test(text)) return text;
  const chars = Array.from(text);
  let out = '';
  for (let at = 0; at < chars.length;) {
    const [letter, taken] = readLetter(chars, at);
    out += letter;
    at += taken;
  }
  return dropMiddleVowels(out);
};
