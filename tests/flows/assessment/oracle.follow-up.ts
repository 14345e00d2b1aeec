import { DANGER_SIGNS, EVENTS } from '../../../contracts/questions/shared.ts';
import type { Oracle } from '../../kit/oracle.ts';
import { known, unchanged } from './cases.ts';
import type { Assessment } from './cases.ts';

type Leaves = Oracle<Assessment>['leaves'];

/** The words tell of months, the answer of days. */
const MONTHS_AND_DAYS = {
  currentQuestionIndex: 5,
  followUpAnswers: { pain_onset: 'days' },
  suggestedAnswers: { pain_onset: ['months_or_years'] },
};

/** The first question, which asks for danger signs, before anything is ticked. */
const FIRST = { currentQuestionIndex: 0, followUpAnswers: {} } as const;

/** What the leaves of the questions take, and what follows from it (FUP-01..11). */
export const followUp: Pick<Leaves, Extract<keyof Leaves, `FOLLOW_UP.${string}`>> = {
  'FOLLOW_UP.answering': {
    on: {
      'option.pressed': [
        {
          given: { currentQuestionIndex: 3 },
          with: { option: 'not_sure' },
          to: 'stays',
          knows: {
            diagnosis: null,
            followUpAnswers: { ...known.followUpAnswers, pain_location: 'not_sure' },
            currentQuestionIndex: 3,
          },
        },
        {
          given: {
            currentQuestionIndex: 6,
            followUpAnswers: { pain_triggers: ['sweet'] },
          },
          with: { option: 'cold' },
          to: 'stays',
          knows: {
            diagnosis: null,
            followUpAnswers: { pain_triggers: ['cold', 'sweet'] },
          },
        },
        {
          given: { currentQuestionIndex: 3 },
          with: { option: 'one_tooth' },
          to: 'stays',
          knows: unchanged,
        },
        // Help interrupts where a level is reached for the first time, or graver than the one that was shown.
        {
          given: { currentQuestionIndex: 0, followUpAnswers: {} },
          with: { option: 'hard_to_breathe' },
          to: 'FOLLOW_UP.gettingHelp',
          knows: { followUpAnswers: { pain_danger_signs: ['hard_to_breathe'] }, helpShown: null },
        },
        {
          given: {
            currentQuestionIndex: 0,
            followUpAnswers: { pain_events: ['tooth_knocked_out'] },
            helpShown: 'dental',
          },
          with: { option: 'hard_to_breathe' },
          to: 'FOLLOW_UP.gettingHelp',
          knows: { helpShown: 'dental' },
        },
        {
          given: {
            currentQuestionIndex: 1,
            followUpAnswers: { pain_danger_signs: ['hard_to_breathe'] },
            helpShown: 'medical',
          },
          with: { option: 'tooth_knocked_out' },
          to: 'stays',
          knows: { helpShown: 'medical' },
        },
        // Taken back, it is shown again when it comes again.
        {
          given: {
            currentQuestionIndex: 0,
            followUpAnswers: { pain_danger_signs: ['hard_to_breathe'] },
            helpShown: 'medical',
          },
          with: { option: 'hard_to_breathe' },
          to: 'stays',
          knows: { followUpAnswers: { pain_danger_signs: [] }, helpShown: null },
        },
        {
          given: {
            currentQuestionIndex: 0,
            followUpAnswers: {
              pain_danger_signs: ['hard_to_breathe'],
              pain_events: ['tooth_knocked_out'],
            },
            helpShown: 'medical',
          },
          with: { option: 'hard_to_breathe' },
          to: 'stays',
          knows: { helpShown: 'dental' },
        },
      ],
      'options.seen': {
        with: { options: DANGER_SIGNS.options },
        to: 'stays',
        knows: { ...unchanged, seenOptions: DANGER_SIGNS.options },
      },
      'none.chosen': [
        {
          given: { ...FIRST, seenOptions: DANGER_SIGNS.options },
          to: 'stays',
          knows: {
            followUpAnswers: { pain_danger_signs: ['none'] },
            currentQuestionIndex: 1,
            diagnosis: null,
          },
        },
        {
          given: { currentQuestionIndex: 9, followUpAnswers: { pain_gums_jaw: [] } },
          to: 'MEDICAL_HISTORY',
          knows: { followUpAnswers: { pain_gums_jaw: ['none'] }, currentQuestionIndex: 9 },
        },
        // What the words say, and this denies, is asked once more.
        {
          given: {
            currentQuestionIndex: 6,
            followUpAnswers: {},
            suggestedAnswers: { pain_triggers: ['cold'] },
          },
          to: 'FOLLOW_UP.settlingWords',
          knows: { followUpAnswers: {}, currentQuestionIndex: 6 },
        },
        {
          given: {
            currentQuestionIndex: 7,
            followUpAnswers: {},
            // One of the two is wrong, so that the words settle neither.
            suggestedAnswers: { pain_behaviour: ['stops_in_seconds', 'stays_for_minutes'] },
          },
          to: 'stays',
          knows: { followUpAnswers: { pain_behaviour: ['none'] }, currentQuestionIndex: 8 },
        },
        // The end of the list was not in view, or only that of another list.
        { given: FIRST, to: 'refused' },
        { given: { ...FIRST, seenOptions: EVENTS.options }, to: 'refused' },
        // Something is ticked, or the question has no such option.
        { given: { currentQuestionIndex: 0 }, to: 'refused' },
        { given: { currentQuestionIndex: 3, followUpAnswers: {} }, to: 'refused' },
      ],
      'answer.confirmed': [
        { given: { currentQuestionIndex: 0 }, to: 'stays', knows: { currentQuestionIndex: 1 } },
        { given: { currentQuestionIndex: 8 }, to: 'stays', knows: { currentQuestionIndex: 9 } },
        // A single answer that cannot be true beside the words is asked about; one that can is not.
        {
          given: MONTHS_AND_DAYS,
          to: 'FOLLOW_UP.settlingWords',
          knows: { followUpAnswers: { pain_onset: 'days' }, currentQuestionIndex: 5 },
        },
        {
          given: { ...MONTHS_AND_DAYS, followUpAnswers: { pain_onset: 'over_3_weeks' } },
          to: 'stays',
          knows: { currentQuestionIndex: 6 },
        },
        {
          given: {
            ...MONTHS_AND_DAYS,
            suggestedAnswers: { pain_onset: ['days', 'months_or_years'] },
          },
          to: 'stays',
          knows: { currentQuestionIndex: 6 },
        },
        {
          given: { ...MONTHS_AND_DAYS, followUpAnswers: { pain_onset: 'not_sure' } },
          to: 'stays',
          knows: { currentQuestionIndex: 6 },
        },
        {
          given: { currentQuestionIndex: 9 },
          to: 'MEDICAL_HISTORY',
          knows: { ...unchanged, currentQuestionIndex: 9 },
        },
        { given: { currentQuestionIndex: 0, followUpAnswers: {} }, to: 'refused' },
        { given: { currentQuestionIndex: 9, followUpAnswers: {} }, to: 'refused' },
      ],
      'step.backRequested': [
        { given: { currentQuestionIndex: 0 }, to: 'DEPTH_CHOICE', knows: unchanged },
        { given: { currentQuestionIndex: 1 }, to: 'stays', knows: { currentQuestionIndex: 0 } },
        { given: { currentQuestionIndex: 9 }, to: 'stays', knows: { currentQuestionIndex: 8 } },
      ],
    },
  },
  'FOLLOW_UP.settlingWords': {
    on: {
      'route.changed': {
        given: {
          currentQuestionIndex: 6,
          followUpAnswers: {},
          suggestedAnswers: { pain_triggers: ['cold'] },
        },
        with: { step: 'FOLLOW_UP', question: 0 },
        to: 'FOLLOW_UP.answering',
        knows: { followUpAnswers: {}, currentQuestionIndex: 0 },
      },
      'words.kept': [
        {
          given: {
            currentQuestionIndex: 6,
            followUpAnswers: {},
            suggestedAnswers: { pain_triggers: ['cold', 'sweet'] },
          },
          to: 'FOLLOW_UP.answering',
          knows: { followUpAnswers: { pain_triggers: ['cold', 'sweet'] }, currentQuestionIndex: 6 },
        },
        {
          given: MONTHS_AND_DAYS,
          to: 'FOLLOW_UP.answering',
          knows: { followUpAnswers: { pain_onset: 'months_or_years' }, currentQuestionIndex: 5 },
        },
        // Of two that the words name one is chosen by hand.
        {
          given: {
            ...MONTHS_AND_DAYS,
            suggestedAnswers: { pain_onset: ['over_3_weeks', 'months_or_years'] },
          },
          to: 'FOLLOW_UP.answering',
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
          to: 'FOLLOW_UP.answering',
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
          to: 'FOLLOW_UP.answering',
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
          to: 'FOLLOW_UP.answering',
          knows: { helpShown: 'medical', currentQuestionIndex: 0 },
        },
        {
          given: {
            currentQuestionIndex: 1,
            followUpAnswers: { pain_events: ['tooth_knocked_out'] },
          },
          to: 'FOLLOW_UP.answering',
          knows: { helpShown: 'dental', currentQuestionIndex: 1 },
        },
      ],
    },
  },
};
