import { DANGER_SIGNS } from '../../../contracts/questions/shared.ts';
import type { Oracle } from '../../kit/oracle.ts';
import type { Assessment } from './cases.ts';
import { BREATHING_LEFT_OPEN, FIRST, MONTHS_AND_DAYS } from './oracle.answering.ts';

type Leaves = Oracle<Assessment>['leaves'];

/** What the leaves of the questions take, and what follows from it (FUP-01..11). */
export const followUp: Pick<Leaves, Extract<keyof Leaves, `FOLLOW_UP.${string}`>> = {
  'FOLLOW_UP.answering.choosing': {
    on: {
      // A row that is ticked alone tells of something: nobody goes on over it unasked.
      'answer.confirmed': [
        {
          given: { ...FIRST, ...BREATHING_LEFT_OPEN },
          to: 'FOLLOW_UP.answering.askingWhich',
          knows: { ...BREATHING_LEFT_OPEN, currentQuestionIndex: 0 },
        },
        {
          given: {
            ...FIRST,
            ...BREATHING_LEFT_OPEN,
            followUpAnswers: { pain_danger_signs: ['fever_38'] },
          },
          to: 'FOLLOW_UP.answering.askingWhich',
          knows: { ...BREATHING_LEFT_OPEN, currentQuestionIndex: 0 },
        },
      ],
      'none.chosen': [
        {
          given: { ...FIRST, ...BREATHING_LEFT_OPEN, seenOptions: DANGER_SIGNS.options },
          to: 'FOLLOW_UP.answering.askingWhich',
          knows: { ...BREATHING_LEFT_OPEN, ...FIRST },
        },
        { given: { ...FIRST, ...BREATHING_LEFT_OPEN }, to: 'refused' },
      ],
    },
  },
  'FOLLOW_UP.answering.askingWhich': { on: {} },
  'FOLLOW_UP.settlingWords': {
    on: {
      'route.changed': {
        given: {
          currentQuestionIndex: 6,
          followUpAnswers: {},
          suggestedAnswers: { pain_triggers: ['cold'] },
        },
        with: { step: 'FOLLOW_UP', question: 0 },
        to: 'FOLLOW_UP.answering.choosing',
        knows: { followUpAnswers: {}, currentQuestionIndex: 0 },
      },
      'words.kept': [
        {
          given: {
            currentQuestionIndex: 6,
            followUpAnswers: {},
            suggestedAnswers: { pain_triggers: ['cold', 'sweet'] },
          },
          to: 'FOLLOW_UP.answering.choosing',
          knows: { followUpAnswers: { pain_triggers: ['cold', 'sweet'] }, currentQuestionIndex: 6 },
        },
        {
          given: MONTHS_AND_DAYS,
          to: 'FOLLOW_UP.answering.choosing',
          knows: { followUpAnswers: { pain_onset: 'months_or_years' }, currentQuestionIndex: 5 },
        },
        // Of two that the words name one is chosen by hand.
        {
          given: {
            ...MONTHS_AND_DAYS,
            suggestedAnswers: { pain_onset: ['over_3_weeks', 'months_or_years'] },
          },
          to: 'FOLLOW_UP.answering.choosing',
          knows: { followUpAnswers: {}, currentQuestionIndex: 5 },
        },
      ],
      'words.denied': [
        {
          given: {
            currentQuestionIndex: 6,
            followUpAnswers: {},
            suggestedAnswers: { pain_triggers: ['cold'] },
          },
          to: 'FOLLOW_UP.answering.choosing',
          knows: {
            followUpAnswers: { pain_triggers: ['none'] },
            currentQuestionIndex: 7,
            suggestedAnswers: {},
          },
        },
        // What was settled is not asked again, so the words name it no more.
        {
          given: {
            ...MONTHS_AND_DAYS,
            suggestedAnswers: { ...MONTHS_AND_DAYS.suggestedAnswers, pain_triggers: ['cold'] },
          },
          to: 'FOLLOW_UP.answering.choosing',
          knows: {
            followUpAnswers: { pain_onset: 'days' },
            currentQuestionIndex: 6,
            suggestedAnswers: { pain_triggers: ['cold'] },
          },
        },
        {
          given: {
            currentQuestionIndex: 9,
            followUpAnswers: {},
            suggestedAnswers: { pain_gums_jaw: ['grinding'] },
          },
          to: 'MEDICAL_HISTORY',
          knows: { followUpAnswers: { pain_gums_jaw: ['none'] }, currentQuestionIndex: 9 },
        },
      ],
    },
  },
  'FOLLOW_UP.gettingHelp': {
    on: {
      'help.acknowledged': [
        {
          given: {
            currentQuestionIndex: 0,
            followUpAnswers: { pain_danger_signs: ['hard_to_breathe'] },
          },
          to: 'FOLLOW_UP.answering.choosing',
          knows: { helpShown: 'medical', currentQuestionIndex: 0 },
        },
        {
          given: {
            currentQuestionIndex: 1,
            followUpAnswers: { pain_events: ['tooth_knocked_out'] },
          },
          to: 'FOLLOW_UP.answering.choosing',
          knows: { helpShown: 'dental', currentQuestionIndex: 1 },
        },
      ],
    },
  },
};
