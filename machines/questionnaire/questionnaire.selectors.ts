import type { SnapshotFrom } from 'xstate';
import type { Question } from '../../contracts/question-bank.ts';
import { tickedOptions } from './answer-rules.ts';
import type { questionnaireMachine } from './questionnaire.machine.ts';

type QuestionnaireSnapshot = SnapshotFrom<typeof questionnaireMachine>;

export type AskedQuestion = {
  question: Question;
  isLast: boolean;
  /** The chosen option, or the ticked ones. */
  chosen: readonly string[];
};

/** The question on screen with what is already chosen. */
export const selectAskedQuestion = (snapshot: QuestionnaireSnapshot): AskedQuestion | null => {
  const { questions, index, answers } = snapshot.context;
  const question = questions[index];
  if (question === undefined) return null;
  const answer = answers[question.id];
  return {
    question,
    isLast: index === questions.length - 1,
    chosen: typeof answer === 'string' ? [answer] : tickedOptions(answer),
  };
};

/** Whether two selections show the same, so that a view need not be drawn again. */
export const sameQuestion = (one: AskedQuestion | null, other: AskedQuestion | null): boolean =>
  one?.question === other?.question && one?.chosen.join('|') === other?.chosen.join('|');
