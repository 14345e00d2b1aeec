/** Letters that stand for others inside a word: "t00th", "pa1n", "$ore". */
const LEET: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '@': 'a',
  $: 's',
};

/** Matches a letter, then a separator, at least four times: "t o o t h", "t.o.o.t.h". */
const SPACED_WORD = /\b[a-z](?:[ .*_-][a-z]){3,}\b/g;
const SECRET_MARKS = /[\u00ad\u200b-\u200f\u2028-\u202e\u2060-\u2064\ufeff]/g;

/**
 * Writes a text in one plain form: compatibility letters folded, invisible marks removed, lower case, accents of Latin
 * letters gone, spaced-out words closed up. Linear in the length.
 */
export function plainText(message: string): string {
  return message
    .normalize('NFKC')
    .replace(SECRET_MARKS, '')
    .toLowerCase()
    .replace(/[āàáâã]/g, 'a')
    .replace(/[īìíî]/g, 'i')
    .replace(/[ūùúû]/g, 'u')
    .replace(/[ēèéê]/g, 'e')
    .replace(/[ōòóô]/g, 'o')
    .replace(/[‘’`´]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(SPACED_WORD, (run) => run.replace(/[^a-z]/g, ''));
}

function withoutLeet(token: string): string {
  if (!/[a-z]/.test(token) || !/[0-9@$]/.test(token)) return token;
  if (/^\d+(?:st|nd|rd|th|mg|ml|g|k|hrs?|h|days?|d|am|pm|yrs?|y|x|kg|cm|mm|c|f)$/.test(token))
    return token;
  return token.replace(/[013450@$]/g, (mark) => LEET[mark] ?? mark);
}

/** Returns the words of a plain text, without apostrophe endings; three or more equal letters become two. */
export function tokensOf(plain: string): string[] {
  const found = plain.match(/[\p{L}\p{M}\p{N}@$']+/gu) ?? [];
  const tokens: string[] = [];
  for (const raw of found) {
    const token = withoutLeet(raw.replace(/'(?:s|t|re|ve|ll|m|d)?$/u, '').replace(/'/g, ''))
      .replace(/(.)\1{2,}/gu, '$1$1')
      .slice(0, 40);
    if (token !== '') tokens.push(token);
  }
  return tokens;
}

/** Splits a plain text into sentences; a bracket, bullet or dash between spaces also ends one. */
export function sentencesOf(plain: string): string[] {
  return plain
    .split(/[.!?;|।॥\n\r…]+|\s[-–—]+\s|[[\](){}<>]+/u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '');
}

/** Splits a sentence at commas and joining words. */
export function clausesOf(sentence: string): string[] {
  return sentence
    .split(/,+|\b(?:and|but|then|also|because|aur|lekin|magar|phir|par bhi)\b/u)
    .map((clause) => clause.trim())
    .filter((clause) => clause !== '');
}
