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

/** Whether a question has an answer that lets the patient go on (FUP-08). */
export const isAnswered = (question: Question | undefined, answers: FollowUpAnswers): boolean => {
  const answer = question === undefined ? undefined : answers[question.id];
  return answer !== undefined && answer.length > 0;
};
