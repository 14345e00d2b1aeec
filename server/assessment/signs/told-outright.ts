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
 * statement, as people write: "trouble swallowing?".
 */
export type Told = {
  readonly id: SignId;
  readonly isStated: boolean;
  readonly isQueried: boolean;
};

const TELLS = makePhraseBook<SignId>(
  SIGN_IDS.flatMap((id) => (OUTRIGHT[id] ?? []).map((phrase) => [phrase, id] as const)),
);

/** Words with which a question begins. */
const OPENS_QUESTION = new Set(
  `is are am was were do does did can could will would should may might shall what how why which who when where kya kaise
  kab kyun`.split(/\s+/),
);

/** Finds the signs that a clause tells outright and does not deny. */
export const toldOutright = ({ tokens, denials, marks, isDeniedList, isAsked }: Part): Told[] =>
  isDeniedList || marks.some(({ mark }) => mark === 'normal')
    ? []
    : TELLS.search(tokens)
        .filter(({ match }) => !isDenied(denials, match.used))
        .map(({ means, match }) => {
          const isMarked = isMarkedBeside(marks, match.used);
          const isQuestion = isAsked && OPENS_QUESTION.has(tokens[0]?.word ?? '');
          return {
            id: means,
            isStated: !isAsked && !isMarked,
            isQueried: isAsked && !isQuestion && !isMarked,
          };
        });
