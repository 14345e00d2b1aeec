import { isDentalWord } from '../../../contracts/rules/dental-words.ts';

const SHORTEST_CONCERN = 4;
const SHORTEST_WORD = /\p{L}[\p{L}\p{M}]{2,}/u;
const SINGLE_RUN = /^\p{L}[\p{L}\p{M}]{5,}$/u;
const CHARACTER = /[^]/gu;
const SYMBOL = /[^\p{L}\p{M}\p{N}\s]/gu;
const SYMBOL_SHARE_LIMIT = 0.4;

/**
 * Returns true for a free-text symptom that the local check rejects before the server is asked (INTRO-20, INTRO-29..32,
 * CONST-54). White space is not a symbol; a single word of six or more letters passes only if it is a dental word
 * ("toothache" is a real concern, "asdfgh" is not).
 */
export const isJunk = (text: string): boolean => {
  const trimmed = text.trim();
  // Length is counted in whole characters: a picture character counts once, as it does among the symbols.
  const length = trimmed.match(CHARACTER)?.length ?? 0;
  if (length < SHORTEST_CONCERN) return true;
  if (!SHORTEST_WORD.test(trimmed)) return true;
  if ((trimmed.match(SYMBOL)?.length ?? 0) / length > SYMBOL_SHARE_LIMIT) return true;
  return SINGLE_RUN.test(trimmed) && !isDentalWord(trimmed);
};
