import { DANGER_SIGNS, EVENTS } from '../../../contracts/questions/shared.ts';
import type { Move, Oracle } from '../../kit/oracle.ts';
import type { LeafOf } from '../../model/chart-parts.ts';
import { known, unchanged } from './cases.ts';
import type { Assessment } from './cases.ts';

/** The words tell of months, the answer of days. */
export const MONTHS_AND_DAYS = {
  currentQuestionIndex: 5,
  followUpAnswers: { pain_onset: 'days' },
  suggestedAnswers: { pain_onset: ['months_or_years'] },
};

/** The first question, which asks for danger signs, before anything is ticked. */
export const FIRST = { currentQuestionIndex: 0, followUpAnswers: {} } as const;

/** The row of breathing is ticked, and nothing in it. */
export const BREATHING_LEFT_OPEN = { chosenGroups: { pain_danger_signs: ['breathing'] } };

type Leaf = LeafOf<Assessment>;
type Moves = Readonly<Record<string, ReadonlyArray<Move<Assessment> & { readonly at?: Leaf }>>>;

/** What happens while a question is on screen, whether a row asks which of its options is meant or not. */
const moves: Moves = {
  'group.pressed': [
    {
      given: { ...FIRST, chosenGroups: {} },
      with: { group: 'breathing' },
      to: 'stays',
      knows: {
        followUpAnswers: { pain_danger_signs: [] },
        chosenGroups: { pain_danger_signs: ['breathing'] },
        diagnosis: null,
      },
    },
    // What a row opens was not in view before.
    {
      given: { ...FIRST, chosenGroups: {}, seenOptions: DANGER_SIGNS.options },
      with: { group: 'breathing' },
      to: 'stays',
      knows: { seenOptions: [] },
    },
    {
      given: { ...FIRST, ...BREATHING_LEFT_OPEN },
      with: { group: 'breathing' },
      to: 'stays',
      knows: { chosenGroups: { pain_danger_signs: [] } },
    },
    // It says the contrary of "None of these", and nothing of what else is ticked.
    {
      given: { ...FIRST, followUpAnswers: { pain_danger_signs: ['none'] } },
      with: { group: 'breathing' },
      to: 'stays',
      knows: {
        followUpAnswers: { pain_danger_signs: [] },
        chosenGroups: { pain_danger_signs: ['breathing'] },
      },
    },
    {
      given: { ...FIRST, followUpAnswers: { pain_danger_signs: ['fever_38'] } },
      with: { group: 'breathing' },
      to: 'stays',
      knows: {
        followUpAnswers: { pain_danger_signs: ['fever_38'] },
        chosenGroups: { pain_danger_signs: ['breathing'] },
      },
    },
    // A press that only means to close the row unticks no sign in it.
    {
      given: {
        ...FIRST,
        followUpAnswers: { pain_danger_signs: ['fever_38'] },
        chosenGroups: { pain_danger_signs: ['fever'] },
      },
      with: { group: 'fever' },
      to: 'stays',
      knows: { followUpAnswers: { pain_danger_signs: ['fever_38'] } },
    },
    // Taken back, it asks no more.
    {
      at: 'FOLLOW_UP.answering.askingWhich',
      given: { ...FIRST, ...BREATHING_LEFT_OPEN },
      with: { group: 'breathing' },
      to: 'FOLLOW_UP.answering.choosing',
      knows: { chosenGroups: { pain_danger_signs: [] } },
    },
  ],
  'option.pressed': [
    // What was asked is answered.
    {
      at: 'FOLLOW_UP.answering.askingWhich',
      given: {
        ...FIRST,
        chosenGroups: { pain_danger_signs: ['swelling'] },
      },
      with: { option: 'cheek_a_little_swollen' },
      to: 'FOLLOW_UP.answering.choosing',
      knows: { followUpAnswers: { pain_danger_signs: ['cheek_a_little_swollen'] } },
    },
    {
      at: 'FOLLOW_UP.answering.askingWhich',
      given: { ...FIRST, ...BREATHING_LEFT_OPEN },
      with: { option: 'not_sure' },
      to: 'FOLLOW_UP.answering.choosing',
      knows: { ...BREATHING_LEFT_OPEN, followUpAnswers: { pain_danger_signs: ['not_sure'] } },
    },
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
  'options.seen': [
    {
      with: { options: DANGER_SIGNS.options },
      to: 'stays',
      knows: { ...unchanged, seenOptions: DANGER_SIGNS.options },
    },
  ],
  'none.chosen': [
    // Asked which, it has been said on purpose: the rows are unticked with it.
    {
      at: 'FOLLOW_UP.answering.askingWhich',
      given: { ...FIRST, ...BREATHING_LEFT_OPEN, seenOptions: DANGER_SIGNS.options },
      to: 'FOLLOW_UP.answering.choosing',
      knows: {
        followUpAnswers: { pain_danger_signs: ['none'] },
        chosenGroups: { pain_danger_signs: [] },
        currentQuestionIndex: 1,
      },
    },
    {
      at: 'FOLLOW_UP.answering.askingWhich',
      given: { ...FIRST, ...BREATHING_LEFT_OPEN },
      to: 'refused',
    },
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
    {
      at: 'FOLLOW_UP.answering.askingWhich',
      given: {
        ...FIRST,
        ...BREATHING_LEFT_OPEN,
        followUpAnswers: { pain_danger_signs: ['fever_38'] },
      },
      to: 'refused',
    },
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
};

/** The same by the place where each is held to what it promises. */
export const answering: NonNullable<Oracle<Assessment>['around']>[string] = Object.fromEntries(
  Object.entries(moves).map(([event, each]) => [
    event,
    each.map((move) => ({ at: 'FOLLOW_UP.answering.choosing' as const, ...move })),
  ]),
);
