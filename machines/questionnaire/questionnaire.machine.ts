// Ten questions, one at a time, forward and back. Ends completed after the last one, or left when the
// patient goes back from the first. FOLLOW_UP starts it and mirrors its progress, so nothing is lost.
import { assign, setup } from 'xstate';
import type { FollowUpAnswers } from '../../contracts/chat-context.ts';
import type { Question } from '../../contracts/question-bank.ts';
import type { Tag } from '../kit/tags.ts';
import { answerAfterToggle, isAnswered } from './answer-rules.ts';

export type QuestionnaireContext = {
  questions: readonly Question[];
  answers: FollowUpAnswers;
  /** Position of the question on screen, from 0. */
  index: number;
};
export type QuestionnaireOutput = { completed: boolean };
export type QuestionnaireEvents =
  | { type: 'option.chosen'; option: string }
  | { type: 'option.toggled'; option: string }
  | { type: 'answer.confirmed' }
  | { type: 'step.backRequested' };

/** The chart of the follow-up questions (FUP-01..11). */
export const questionnaireMachine = setup({
  types: {} as {
    input: QuestionnaireContext;
    context: QuestionnaireContext;
    events: QuestionnaireEvents;
    output: QuestionnaireOutput;
    tags: Tag;
  },
  actions: {
    rememberChoice: assign((step, params: { option: string }) => {
      const question = step.context.questions[step.context.index];
      return question === undefined
        ? {}
        : { answers: { ...step.context.answers, [question.id]: params.option } };
    }),
    rememberToggle: assign((step, params: { option: string }) => {
      const question = step.context.questions[step.context.index];
      if (question === undefined) return {};
      const answer = answerAfterToggle(question, step.context.answers[question.id], params.option);
      return { answers: { ...step.context.answers, [question.id]: answer } };
    }),
    showNext: assign({ index: ({ context }) => context.index + 1 }),
    showPrevious: assign({ index: ({ context }) => context.index - 1 }),
  },
  guards: {
    hasQuestion: ({ context }) => context.questions[context.index] !== undefined,
    isFirstQuestion: ({ context }) => context.index === 0,
    isRadio: ({ context }) => context.questions[context.index]?.type === 'radio',
    isCheckbox: ({ context }) => context.questions[context.index]?.type === 'checkbox',
    hasAnswer: ({ context }) => isAnswered(context.questions[context.index], context.answers),
  },
}).createMachine({
  id: 'questionnaire',
  description: 'Asks the questions of one category.',
  context: ({ input }) => input,
  initial: 'findingQuestion',
  output: ({ event }) => ({ completed: event.output === true }),
  states: {
    findingQuestion: {
      description: 'The question at the current position is looked up.',
      always: [{ guard: 'hasQuestion', target: 'awaitingAnswer' }, { target: 'completed' }],
    },
    awaitingAnswer: {
      description: 'One question is on screen.',
      tags: 'awaitingPerson',
      on: {
        'option.chosen': {
          guard: 'isRadio',
          actions: { type: 'rememberChoice', params: ({ event }) => ({ option: event.option }) },
        },
        'option.toggled': {
          guard: 'isCheckbox',
          actions: { type: 'rememberToggle', params: ({ event }) => ({ option: event.option }) },
        },
        'answer.confirmed': { guard: 'hasAnswer', target: 'findingQuestion', actions: 'showNext' },
        'step.backRequested': [
          { guard: 'isFirstQuestion', target: 'left' },
          { target: 'findingQuestion', actions: 'showPrevious' },
        ],
      },
    },
    completed: { description: 'Every question is answered.', type: 'final', output: true },
    left: {
      description: 'The patient went back before the first question.',
      type: 'final',
      output: false,
    },
  },
});
