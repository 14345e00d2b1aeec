import { ANSWERS_MAX, CATEGORIES } from '../../contracts/assessment/chat-context.ts';
import type { Category, FollowUpAnswers } from '../../contracts/assessment/chat-context.ts';
import { QUESTION_BANK } from '../../contracts/questions/index.ts';
import type { Question } from '../../contracts/questions/question-bank.ts';
import { statedIn } from './evidence/from-text.ts';
import type { FindingId } from './knowledge/findings.ts';
import { meaningOf } from './knowledge/answers/index.ts';

const saysAny = (
  category: Category,
  { id }: Question,
  option: string,
  stated: ReadonlySet<FindingId>,
): boolean => {
  const { says = [], covers = [] } = meaningOf(category, id, option) ?? {};
  return [...says, ...covers].some((finding) => stated.has(finding));
};

/**
 * Returns the options of all questions that say what the words suggest, by question. "None" and "Not sure" say nothing,
 * so they are never among them. Words that fit several options of a question with one answer do not say which: it is
 * asked.
 */
export const suggestedAnswers = (message: string): FollowUpAnswers => {
  const stated = statedIn(message);
  const suggested = new Map<string, string[]>();
  let room = ANSWERS_MAX;
  for (const category of CATEGORIES) {
    for (const question of QUESTION_BANK[category]) {
      const { id, type, options } = question;
      const said = options.filter((option) => saysAny(category, question, option, stated));
      if (said.length === 0 || (type === 'radio' && said.length > 1)) continue;
      suggested.set(id, [...(suggested.get(id) ?? []), ...said.slice(0, room)]);
      room -= Math.min(room, said.length);
    }
  }
  return Object.fromEntries(suggested);
};
