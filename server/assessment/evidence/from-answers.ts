import type { Category, FollowUpAnswers } from '../../../contracts/chat-context.ts';
import { QUESTION_BANK } from '../../../contracts/questions/index.ts';
import { meaningOf } from '../knowledge/answers/index.ts';
import type { Meaning } from '../knowledge/answers/meaning.ts';
import type { Observation } from './evidence.ts';
import { readText } from './from-text.ts';

const observe = (meaning: Meaning, questionId: string, quote: string): Observation[] => {
  const present = [...new Set([...(meaning.says ?? []), ...(meaning.implies ?? [])])];
  return [
    ...present.map((finding) => ({ finding, present: true })),
    ...(meaning.not ?? []).map((finding) => ({ finding, present: false })),
  ].map((item) => ({ ...item, source: 'answer' as const, quote, questionId }));
};

/**
 * The findings in the follow-up answers (DATA-05). An answer that is not an option of its question is
 * read like free text; answers to questions of other categories are ignored.
 */
export const readAnswers = (category: Category, answers: FollowUpAnswers): Observation[] =>
  QUESTION_BANK[category].flatMap(({ id }) => {
    const answer = Object.hasOwn(answers, id) ? answers[id] : undefined;
    if (answer === undefined) return [];
    return (typeof answer === 'string' ? [answer] : answer).flatMap((text) => {
      const meaning = meaningOf(category, id, text);
      if (meaning !== undefined) return observe(meaning, id, text);
      return readText(text, 'answer').map((item) => ({ ...item, questionId: id }));
    });
  });
