import { and, not } from 'xstate';
import { assessment } from '../assessment.setup.ts';
import { answersAfterPress } from '../rules/questions.ts';

/** FOLLOW_UP: ten questions, one at a time, forward and back (FUP-01..11). */
export const FOLLOW_UP = assessment.createStateConfig({
  description: 'The patient answers the questions of the category, one at a time.',
  always: { guard: not('hasQuestion'), target: 'MEDICAL_HISTORY' },
  on: {
    'option.pressed': {
      actions: {
        type: 'answer',
        params: ({ context, event }) => ({
          followUpAnswers: answersAfterPress(context, event.option),
        }),
      },
    },
    'answer.confirmed': [
      { guard: and(['hasAnswer', 'isLastQuestion']), target: 'MEDICAL_HISTORY' },
      { guard: 'hasAnswer', actions: 'showNextQuestion' },
    ],
    'step.backRequested': [
      { guard: 'isFirstQuestion', target: 'DEPTH_CHOICE' },
      { actions: 'showPreviousQuestion' },
    ],
  },
});
