import type { Category, FollowUpAnswers } from '../assessment/chat-context.ts';
import type { EmergencyKind } from '../assessment/emergency.ts';
import type { Question } from '../questions/question-bank.ts';
import { QUESTION_BANK } from '../questions/index.ts';
import type { Chosen } from './red-flags-in-options.ts';
import { isViral, redFlagsIn } from './red-flags-in-options.ts';

/** Lists the options of the answers, each with the list it was chosen from. */
export const chosenIn = (category: Category, answers: FollowUpAnswers): Chosen[] =>
  QUESTION_BANK[category].flatMap(({ id, list = id }: Question) =>
    Object.hasOwn(answers, id)
      ? [answers[id] ?? []].flat().map((option): Chosen => ({ list, option }))
      : [],
  );

/** Returns true when the answers tell of a virus of the mouth, which no fever makes an infection of a tooth. */
export const isViralInAnswers = (category: Category, answers: FollowUpAnswers): boolean =>
  isViral(chosenIn(category, answers));

/**
 * Returns the emergencies in the answers given so far, each once, in the order of the questions. It is asked after
 * every answer, so that help is shown before the last question.
 */
export const redFlagsInAnswers = (category: Category, answers: FollowUpAnswers): EmergencyKind[] =>
  redFlagsIn(chosenIn(category, answers));
