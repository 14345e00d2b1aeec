import { ANSWERS_MAX } from '../../contracts/assessment/chat-context.ts';
import type { Category, FollowUpAnswers } from '../../contracts/assessment/chat-context.ts';
import { QUESTION_BANK } from '../../contracts/questions/index.ts';
import { statedIn } from './evidence/from-text.ts';
import { meaningOf } from './knowledge/answers/index.ts';

type Option = { readonly category: Category; readonly questionId: string; readonly option: string };

const OPTIONS: readonly Option[] = (Object.keys(QUESTION_BANK) as Category[]).flatMap((category) =>
  QUESTION_BANK[category].flatMap(({ id: questionId, options }) =>
    options.map((option) => ({ category, questionId, option })),
  ),
);

/**
 * Returns the options of all questions that say what the words suggest, by question. "None" and "Not sure" say nothing,
 * so they are never among them.
 */
export const suggestedAnswers = (message: string): FollowUpAnswers => {
  const stated = statedIn(message);
  const suggested: Record<string, string[]> = {};
  const said = OPTIONS.filter(({ category, questionId, option }) => {
    const { says = [], covers = [] } = meaningOf(category, questionId, option) ?? {};
    return [...says, ...covers].some((finding) => stated.has(finding));
  });
  for (const { questionId, option } of said.slice(0, ANSWERS_MAX)) {
    (suggested[questionId] ??= []).push(option);
  }
  return suggested;
};
