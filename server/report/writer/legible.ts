/** Returns true when the fonts have a letter. */
type Has = (codePoint: number) => boolean;

/**
 * Scripts of India and around it that a patient may have written in, by the name that the sign in their place shows.
 */
const SCRIPTS = [
  'Bengali',
  'Gurmukhi',
  'Gujarati',
  'Oriya',
  'Tamil',
  'Telugu',
  'Kannada',
  'Malayalam',
  'Sinhala',
  'Arabic',
  'Hebrew',
  'Thai',
  'Tibetan',
  'Han',
  'Hiragana',
  'Katakana',
  'Hangul',
] as const;
const IN_SCRIPT = SCRIPTS.map((name) => [name, new RegExp(`\\p{Script=${name}}`, 'u')] as const);

const EMOJI = /\p{Extended_Pictographic}|\p{Regional_Indicator}|\u20e3/u;

/** Characters that only join, turn or mark other letters; joiners stay where Devanagari may need them. */
const UNSEEN = /[\p{Default_Ignorable_Code_Point}\p{Cf}]/gu;
const JOINER = /[\u200c\u200d]/;
const DEVANAGARI = /\p{Script=Devanagari}/u;

/** Control characters, and whatever else ends a line. The line break itself stays, all others become spaces. */
const CONTROL = /[\p{Cc}\u2028\u2029]/gu;

/** Names letters that cannot be written. */
const signFor = (letters: string): string => {
  if (EMOJI.test(letters)) return '[emoji]';
  const script = IN_SCRIPT.find(([, pattern]) => pattern.test(letters));
  return script ? `[words in ${script[0]} script]` : '[sign]';
};

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

const visible = (letters: string): string =>
  letters.replaceAll(UNSEEN, (unseen) =>
    JOINER.test(unseen) && DEVANAGARI.test(letters) ? unseen : '',
  );

/** Returns a letter with its marks, or what stands in for it. */
const written = (
  letters: string,
  has: Has,
): { readonly text: string; readonly isSign: boolean } => {
  const seen = visible(letters);
  const canBe = Array.from(seen).every((each) => has(each.codePointAt(0) ?? 0));
  return canBe ? { text: seen, isSign: false } : { text: signFor(letters), isSign: true };
};

/**
 * Writes a text in the letters that the fonts have. What cannot be written is named in brackets, once for a stretch of
 * it, and never left out. Lines stay lines.
 */
export const legible = (text: string, has: Has): string => {
  const clean = text
    .normalize('NFC')
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(CONTROL, (control) => (control === '\n' ? '\n' : ' '));
  let out = '';
  for (const { segment } of graphemes.segment(clean)) {
    // A mark that follows a space is one segment with it: the space still parts two words.
    const letters = segment.trimStart();
    if (letters !== segment) out += segment.includes('\n') ? '\n' : ' ';
    if (letters === '') continue;
    const { text: next, isSign } = written(letters, has);
    const soFar = out.replace(/ $/, '');
    // The words of one script are one sign, and so are emoji in a row.
    if (isSign && soFar.endsWith(next)) out = soFar;
    else out += next;
  }
  return out;
};
