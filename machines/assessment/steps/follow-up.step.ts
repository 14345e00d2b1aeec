import { and, not } from 'xstate';
import { assessment } from '../assessment.setup.ts';
import type { AssessmentContext } from '../assessment.setup.ts';
import { emergencyTold } from '../rules/emergency.ts';
import {
  afterGroupPress,
  afterNone,
  answersAfterPress,
  answersAgainstWords,
  answersByWords,
} from '../rules/questions.ts';

const noneOfThese = {
  type: 'answer',
  params: ({ context }: { readonly context: AssessmentContext }) => afterNone(context),
} as const;

const wordsAreWrong = {
  type: 'answer',
  params: ({ context }: { readonly context: AssessmentContext }) => answersAgainstWords(context),
} as const;

const byAnswers = ({ context }: { readonly context: AssessmentContext }) => ({
  emergency: emergencyTold(context),
});

/** FOLLOW_UP: ten questions, one at a time, forward and back (FUP-01..11). */
export const FOLLOW_UP = assessment.createStateConfig({
  description: 'The patient answers the questions of the category, one at a time.',
  initial: 'answering',
  always: { guard: not('hasQuestion'), target: 'MEDICAL_HISTORY' },
  on: {
    'route.changed': {
      guard: { type: 'leadsTo', params: { step: 'FOLLOW_UP' } },
      actions: { type: 'showQuestion', params: ({ event }) => event },
    },
  },
  states: {
    answering: {
      description:
        'One question is on screen; what is chosen can be changed until it is confirmed.',
      always: { guard: { type: 'isHelpDue', params: byAnswers }, target: 'gettingHelp' },
      initial: 'choosing',
      states: {
        choosing: {
          description: 'Nothing is asked about the choices.',
          // A row that is ticked tells of something, so nobody goes on over it unasked.
          on: {
            'none.chosen': { guard: and(['canSayNone', 'isGroupLeftOpen']), target: 'askingWhich' },
            'answer.confirmed': { guard: 'isGroupLeftOpen', target: 'askingWhich' },
          },
        },
        askingWhich: {
          description:
            'A row is ticked and nothing in it: it asks which is meant, until anything is pressed.',
        },
      },
      on: {
        'group.pressed': {
          target: '.choosing',
          actions: [
            {
              type: 'answer',
              params: ({ context, event }) => afterGroupPress(context, event.group),
            },
            // What it opens has not been in view, so the list is to be seen to its end again.
            { type: 'rememberSeen', params: { seenOptions: [] } },
          ],
        },
        'option.pressed': {
          target: '.choosing',
          actions: {
            type: 'answer',
            params: ({ context, event }) => ({
              followUpAnswers: answersAfterPress(context, event.option),
            }),
          },
        },
        'options.seen': {
          actions: {
            type: 'rememberSeen',
            params: ({ event }) => ({ seenOptions: event.options }),
          },
        },
        'none.chosen': [
          { guard: and(['canSayNone', 'isDeniedByWords']), target: 'settlingWords' },
          {
            guard: and(['canSayNone', 'isLastQuestion']),
            target: '#assessment.MEDICAL_HISTORY',
            actions: noneOfThese,
          },
          {
            guard: 'canSayNone',
            target: '.choosing',
            actions: [noneOfThese, 'showNextQuestion'],
          },
        ],
        'answer.confirmed': [
          { guard: and(['hasAnswer', 'isDeniedByWords']), target: 'settlingWords' },
          { guard: and(['hasAnswer', 'isLastQuestion']), target: '#assessment.MEDICAL_HISTORY' },
          { guard: 'hasAnswer', actions: 'showNextQuestion' },
        ],
        'step.backRequested': [
          { guard: 'isFirstQuestion', target: '#assessment.DEPTH_CHOICE' },
          { actions: 'showPreviousQuestion' },
        ],
      },
    },
    settlingWords: {
      description: 'The words say what the answer denies: the patient says which is right.',
      on: {
        'words.kept': {
          target: 'answering',
          actions: {
            type: 'answer',
            params: ({ context }) => ({ followUpAnswers: answersByWords(context) }),
          },
        },
        'words.denied': [
          {
            guard: 'isLastQuestion',
            target: '#assessment.MEDICAL_HISTORY',
            actions: wordsAreWrong,
          },
          { target: 'answering', actions: [wordsAreWrong, 'showNextQuestion'] },
        ],
        // The browser's Back leaves the question, and with it what is asked about it.
        'route.changed': {
          guard: { type: 'leadsTo', params: { step: 'FOLLOW_UP' } },
          target: 'answering',
          actions: { type: 'showQuestion', params: ({ event }) => event },
        },
      },
    },
    gettingHelp: {
      description: 'The answers call for help that cannot wait: a screen of its own says so, once.',
      on: {
        'help.acknowledged': {
          target: 'answering',
          actions: { type: 'rememberHelpShown', params: byAnswers },
        },
      },
    },
  },
});
