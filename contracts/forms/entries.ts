// What a person writes or pastes, read in the same way by the page and by the server.

/** The part of the platform's URL that is used here: it has no effect, and browsers and Node have it alike. */
declare const URL: {
  new (address: string): { readonly hostname: string };
  canParse(address: string): boolean;
};

/** Scripts that are written with joiners: those of India, and Urdu's. */
const JOINED = [
  'Devanagari',
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
].map((script) => `\\p{Script_Extensions=${script}}`);
const OF_JOINED = new RegExp(`^[${JOINED.join('')}]$`, 'u');

/** Characters that nobody sees: controls, marks that turn the direction, spaces without width. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\u2028\u2029]/gu;
const JOINER = /[\u200c\u200d]/;

/** Letters that show nothing: the fillers of Korean syllables. */
const BLANK_LETTERS = /[\u115f\u1160\u3164\uffa0]/g;

/**
 * Returns a text without the characters that nobody sees. Line breaks and tabs stay, and a joiner behind a letter of a
 * script that is spelt with them.
 */
export const withoutUnseen = (text: string): string =>
  text.replace(UNSEEN, (mark, at: number) => {
    // One letter is looked at, since a text may be nothing but joiners.
    if (JOINER.test(mark) && OF_JOINED.test(text.charAt(at - 1))) return mark;
    return /[\t\n\r\u2028\u2029]/.test(mark) ? mark : '';
  });

const isDigit = (codePoint: number): boolean => /^\p{Nd}$/u.test(String.fromCodePoint(codePoint));

/** Returns the value of a digit of any script: they stand in rows of ten in Unicode, from zero to nine. */
const valueOf = (digit: string): number => {
  const codePoint = digit.codePointAt(0) ?? 0;
  let below = 0;
  while (isDigit(codePoint - below - 1)) below += 1;
  return below % 10;
};

/** Writes the digits of every script as 0 to 9. */
export const plainDigits = (text: string): string =>
  text.replace(/\p{Nd}/gu, (digit) => String(valueOf(digit)));

/** Returns a name in one line, with single spaces and without characters that nobody sees. */
export const nameIn = (written: string): string =>
  withoutUnseen(written.normalize('NFC')).replace(BLANK_LETTERS, '').replace(/\s+/g, ' ').trim();

/** Returns true for one name, however it is spaced and whether in capitals. */
export const isSameName = (one: string, other: string): boolean =>
  nameIn(one).toLowerCase() === nameIn(other).toLowerCase();

/** Returns an e-mail address in small letters, without white space around it. */
export const emailIn = (written: string): string =>
  withoutUnseen(written.normalize('NFKC')).trim().toLowerCase();

/**
 * Returns an address with its domain as the mail system writes it (RFC 5891): `भारत` becomes `xn--h2brj9c`, so that
 * both spellings are one address.
 */
export const withPlainDomain = (email: string): string => {
  const at = email.lastIndexOf('@');
  const domain = email.slice(at + 1);
  if (!/[^\0-\x7f]/.test(domain) || !URL.canParse(`http://${domain}`)) return email;
  return `${email.slice(0, at + 1)}${new URL(`http://${domain}`).hostname}`;
};

/** What people write between the digits of a number. */
const SEPARATORS = /[\s().\p{Pd}]/gu;

/**
 * Returns the ten digits of an Indian number, however it is written: `+91 98765 43210`, `098765-43210` and
 * `९८७६५४३२१०` are one. Anything else comes back without its separators.
 */
export const phoneIn = (written: string): string => {
  const bare = withoutUnseen(plainDigits(written)).replace(SEPARATORS, '');
  return /^(?:(?:\+91|0091)0?|91(?=\d{10}$)|0)?(\d{10})$/.exec(bare)?.[1] ?? bare;
};

/** Returns a number of any country as it is written, its digits as 0 to 9. */
export const telIn = (written: string): string => withoutUnseen(plainDigits(written)).trim();

/**
 * Returns the one code of so many digits in what was written or pasted, such as `123-456` or a whole message; the text
 * itself, without separators, when there is none or more than one.
 */
export const codeIn = (written: string, digits: number): string => {
  const text = withoutUnseen(plainDigits(written));
  const alone = text.match(/\d+/g) ?? [];
  const joined = (text.match(/\d+(?:[ \p{Pd}]\d+)*/gu) ?? []).map((run) => run.replace(/\D/g, ''));
  for (const runs of [alone, joined]) {
    const codes = new Set(runs.filter((run) => run.length === digits));
    const [code] = codes;
    if (code !== undefined && codes.size === 1) return code;
  }
  return text.replace(SEPARATORS, '');
};
