import { ageIn } from './evidence/text/numbers.ts';
import { makePhraseBook } from './evidence/text/phrase-book.ts';
import { readClauses } from './evidence/text/clauses.ts';

const ADULT_YEARS = 19;
const SURELY_CHILD_YEARS = 12;

/** A child as the one who is written about, and not the writer's own childhood, wedding or teeth. */
const NAMED = makePhraseBook([
  [
    'my/our/mera/meri/mere/hamara/hamari/his/her/the/this/a/little/old/ka/ki/ke +@child !wedding/married/marriage/shaadi/law/when/pregnant/pregnancy/expecting/college/breastfeeding/feeding/job',
    null,
  ],
  [
    '@child +is/has/had/ko/ke/ki/ka/ne/who/cannot/fell/will !wedding/married/marriage/shaadi/law/pregnant',
    null,
  ],
]);

/** "It broke when I was 5": the writer's own childhood. */
const OWN_PAST = /\bi was\b/;

/**
 * Whether the words name a child as the patient. A told age decides where it can; a youth who writes for themselves
 * names no child.
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
