import type { Category, FollowUpAnswers } from '../../contracts/assessment/chat-context.ts';
import { QUESTION_BANK } from '../../contracts/questions/index.ts';
import { wordsAgainst } from '../../machines/assessment/rules/questions.ts';
import { suggestedAnswers } from '../../server/assessment/suggested-answers.ts';
import { FRESH } from '../kit/samples.ts';
import { answerQuestions } from './simulated-patient.ts';
import type { Vignette } from './vignette.ts';

/** Returns the questions whose single answer is asked about once more, because the words deny it. */
export const askedOnceMore = (
  words: string,
  category: Category,
  followUpAnswers: FollowUpAnswers,
): string[] =>
  QUESTION_BANK[category].flatMap(({ id, type }, currentQuestionIndex) => {
    const denied = wordsAgainst({
      ...FRESH,
      chatContext: { ...FRESH.chatContext, category },
      followUpAnswers,
      suggestedAnswers: suggestedAnswers(words),
      currentQuestionIndex,
    });
    return type === 'radio' && denied.length > 0 ? [id] : [];
  });

/** Returns the same for the patient of a case, whose answers are right: each is a false alarm. */
export const falseAlarms = (vignette: Vignette): string[] =>
  askedOnceMore(vignette.concern, vignette.category, answerQuestions(vignette));
