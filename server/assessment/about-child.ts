import { CHILD_NAMED } from './evidence/text/lexicon/child.ts';
import { ageIn } from './evidence/text/numbers.ts';
import { makePhraseBook } from './evidence/text/phrase-book.ts';
import { readClauses } from './evidence/text/clauses.ts';

const ADULT_YEARS = 19;
const SURELY_CHILD_YEARS = 12;

const NAMED = makePhraseBook(CHILD_NAMED.map((phrase) => [phrase, null] as const));

/** Matches the writer's own childhood: "It broke when I was 5". */
const OWN_PAST = /\bi was\b/;

/**
 * Returns true when the words name a child as the patient. A told age decides where it can; a youth who writes for
 * themselves names no child.
 */
export const isAboutChild = (message: string): boolean => {
  const clauses = readClauses(message);
  const ages = clauses
    .map(({ words }) => (OWN_PAST.test(words) ? null : ageIn(words)))
    .filter((age) => age !== null);
  if (ages.some((age) => age < SURELY_CHILD_YEARS)) return true;
  if (ages.some((age) => age >= ADULT_YEARS)) return false;
  return clauses.some(({ tokens }) => NAMED.search(tokens).length > 0);
};
