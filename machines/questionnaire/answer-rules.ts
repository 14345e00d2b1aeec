import type { FollowUpAnswers } from '../../contracts/chat-context.ts';
import type { Question } from '../../contracts/question-bank.ts';

type Answer = FollowUpAnswers[string];

/** The ticked options of a checkbox answer, whatever was stored. */
export const tickedOptions = (answer: Answer | undefined): readonly string[] =>
  Array.isArray(answer) ? answer : [];

/**
 * The answer of a checkbox question after one option was pressed (FUP-09). An exclusive option
 * ("None of these") unticks the others and they untick it. Options keep the question's order.
 */
export const answerAfterToggle = (
  question: Question,
  answer: Answer | undefined,
  option: string,
): string[] => {
  const ticked = new Set(tickedOptions(answer));
  if (ticked.delete(option)) return question.options.filter((each) => ticked.has(each));
  const exclusive = new Set(question.exclusive ?? []);
  if (exclusive.has(option)) return [option];
  return question.options.filter(
    (each) => each === option || (ticked.has(each) && !exclusive.has(each)),
  );
};

/**
 * Whether a question has an answer that lets the patient go on (FUP-08). Words that the question does not
 * offer, as in a draft from before it was reworded, are no answer.
 */
export const isAnswered = (question: Question | undefined, answers: FollowUpAnswers): boolean => {
  if (question === undefined) return false;
  const answer = [answers[question.id] ?? []].flat();
  return answer.some((each) => question.options.includes(each));
};
