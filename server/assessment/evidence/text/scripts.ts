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

/** Vowels by their letters; a rare one is left out. The sign of each stands at one distance behind it. */
const VOWELS = 'a a i i u u ri  e e e ai o o o au'.split(' ');
const VOWEL_START = 0x05;
const SIGN_AFTER_LETTER = 0x38;

/** Returns the vowel of a letter; undefined for anything else. */
const vowelOf = (offset: number): string | undefined => VOWELS[offset - VOWEL_START] || undefined;

/** Returns the vowel of a sign; undefined for anything else, and for the first vowel, which has no sign. */
const signedVowelOf = (offset: number): string | undefined =>
  offset - SIGN_AFTER_LETTER > VOWEL_START ? vowelOf(offset - SIGN_AFTER_LETTER) : undefined;

/** Marks that end a sentence in every Indian script. */
const DANDAS: ReadonlySet<string> = new Set(['\u0964', '\u0965']);

/** Returns the position of a letter or sign inside a block, or -1 for anything else. */
const offsetOf = (char: string): number => {
  const code = char.codePointAt(0) ?? 0;
  if (DANDAS.has(char)) return -1;
  return code >= FIRST && code <= LAST ? (code - FIRST) % BLOCK : -1;
};

const latinOf = (offset: number): string => {
  const vowel = vowelOf(offset) ?? signedVowelOf(offset);
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
  if (consonant === undefined) return [latinOf(offset), 1];
  const dotted = offsetOf(chars[at + 1] ?? ' ') === NUKTA ? 1 : 0;
  const next = offsetOf(chars[at + 1 + dotted] ?? ' ');
  // The vowel inside a consonant letter is silent at the end of a word.
  const silent = next === VIRAMA || next < 0 || signedVowelOf(next) !== undefined;
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
