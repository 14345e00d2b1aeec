import { LANGUAGE } from '../common/language.ts';

const DEVANAGARI = /\p{Script=Devanagari}/u;
const LATIN = /\p{Script=Latin}/u;
const ANOTHER_SCRIPT = /[^\p{Script=Latin}\P{L}]/u;

/**
 * Returns the language to mark a text with (`lang`, WCAG 3.1.2) where its script says that it is not that of the page:
 * `hi` for Devanagari on an English page, `en` for Latin letters alone on any other one; `undefined` where nothing is
 * to be marked. A result keeps the language of its day (NEW-98), and patients write as they like.
 */
export const langOf = (text: string, page: string = LANGUAGE): 'hi' | 'en' | undefined => {
  if (page.startsWith('en')) return DEVANAGARI.test(text) ? 'hi' : undefined;
  return LATIN.test(text) && !ANOTHER_SCRIPT.test(text) ? 'en' : undefined;
};
