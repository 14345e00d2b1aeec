import { SIGN_IDS } from '../../../contracts/assessment/signs.ts';
import type { SignId } from '../../../contracts/assessment/signs.ts';
import { isDenied } from '../evidence/text/denials.ts';
import { isMarkedBeside } from '../evidence/text/marks.ts';
import { makePhraseBook } from '../evidence/text/phrase-book.ts';
import { OUTRIGHT } from './phrases/outright.ts';
import type { Part } from './stretches.ts';

/**
 * A sign that one clause tells in so many words. `isStated`: as true of the patient now, and not normal, wished, asked,
 * feared, supposed, past, another person's or a figure of speech. `isQueried`: the same, but for a question mark behind a
 * statement, as people write: "trouble swallowing?", or for the time that an attack lasted, which says that it is over.
 */
export type Told = {
  readonly id: SignId;
  readonly isStated: boolean;
  readonly isQueried: boolean;
};

const TELLS = makePhraseBook<SignId>(
  SIGN_IDS.flatMap((id) => (OUTRIGHT[id] ?? []).map((phrase) => [phrase, id] as const)),
);

/** The length of what is over: "chest pain that lasted ten minutes". */
const OVER = makePhraseBook<'over'>([
  [
    'lasted >second/seconds/minute/minutes/min/mins/hour/hours !still/again/now/keeps/worse/back/phir/abhi',
    'over',
  ],
]);

/** Words with which a question begins. */
const OPENS_QUESTION = new Set(
  `is are am was were do does did can could will would should may might shall what how why which who when where kya kaise
  kab kyun`.split(/\s+/),
);

/** Words by which a clause goes on about the one before it: "and it lasted ten minutes". */
const GOES_ON = new Set('it this that which lasted'.split(' '));

const isOver = ({ tokens }: Part, next: Part | undefined): boolean =>
  OVER.search(tokens).length > 0 ||
  (next !== undefined &&
    GOES_ON.has(next.tokens[0]?.word ?? '') &&
    OVER.search(next.tokens).length > 0);

/** Finds the signs that a clause tells outright and does not deny; `next` is the clause behind it. */
export const toldOutright = (part: Part, next?: Part): Told[] => {
  const { tokens, denials, marks, isDeniedList, isAsked } = part;
  if (isDeniedList || marks.some(({ mark }) => mark === 'normal')) return [];
  const isPast = isOver(part, next);
  const isQuestion = isAsked && OPENS_QUESTION.has(tokens[0]?.word ?? '');
  return TELLS.search(tokens)
    .filter(({ match }) => !isDenied(denials, match.used))
    .map(({ means, match }) => {
      const isMarked = isMarkedBeside(marks, match.used);
      return {
        id: means,
        isStated: !isAsked && !isMarked && !isPast,
        isQueried: (isAsked || isPast) && !isQuestion && !isMarked,
      };
    });
};
