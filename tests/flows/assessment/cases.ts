import type { AssessmentContext } from '../../../machines/assessment/assessment.setup.ts';
import type { assessmentMachine } from '../../../machines/assessment/assessment.machine.ts';
import { DANGER_SIGNS, NONE } from '../../../contracts/questions/shared.ts';
import type { FollowUpAnswers } from '../../../contracts/assessment/chat-context.ts';
import { STEPS } from '../../../contracts/assessment/steps.ts';
import type { Cases } from '../../model/cases.ts';
import {
  BREATHING,
  BREATHING_HELP,
  CHECKED_MEDICINES,
  CHAT_TOKEN,
  COMPLETED,
  DIAGNOSIS,
  FRESH,
  checked,
  JAW,
} from '../../kit/samples.ts';

const SAVED_ID = '00000000-0000-4000-8000-000000000009';
const FAILURE = { kind: 'network', message: 'No connection' };

/** A result with two questions before a medicine, of which the second is open. */
const HALF_CHECKED = {
  ...COMPLETED,
  diagnosis: { ...DIAGNOSIS, medicine_questions: ['kidney_or_liver', 'taken'] },
  medicineAnswers: { kidney_or_liver: 'no' },
};

/** Everything answered but the consent. */
const UNDIAGNOSED = {
  ...COMPLETED,
  chatContext: { ...COMPLETED.chatContext, consent: false },
  diagnosis: null,
};

/** The start at a question that is still open, with the words that name an answer to it. */
const denying = (
  suggestedAnswers: FollowUpAnswers,
  currentQuestionIndex: number,
  answers: FollowUpAnswers = {},
) => ({
  progress: {
    ...UNDIAGNOSED,
    step: 'FOLLOW_UP' as const,
    historyGiven: false,
    currentQuestionIndex,
    followUpAnswers: {
      ...UNDIAGNOSED.followUpAnswers,
      ...Object.fromEntries(Object.keys(suggestedAnswers).map((id) => [id, []])),
      ...answers,
    },
    suggestedAnswers,
  },
  addressStep: null,
  query: null,
});

/** Words without the places that joined them, which decide nothing here, however often they are told. */
const bare = (words: string): string => words.replace(/( \(gum\))+$/, '');

const TOOTH_OUT = {
  id: 'avulsed_permanent_tooth',
  question: 'Was an adult tooth knocked fully out?',
  quote: 'my tooth was knocked out ten minutes ago',
};
export const TOOTH_OUT_TOLD = checked({
  emergency: { level: 'dental', kinds: ['avulsed_permanent_tooth'] },
  signs: [TOOTH_OUT],
});

/** Steps that lead to the depth. */
const BEFORE_DEPTH: ReadonlySet<string | undefined> = new Set([
  'INTRO',
  'CATEGORY',
  'AGE_COLLECTION',
  'SEX_COLLECTION',
]);

/** Steps between the concern and the result. */
const BETWEEN: ReadonlySet<string | undefined> = new Set([
  'CATEGORY',
  'AGE_COLLECTION',
  'SEX_COLLECTION',
  'DEPTH_CHOICE',
  'FOLLOW_UP',
  'MEDICAL_HISTORY',
  'CONSENT_GATE',
]);

const answeredIn = ({ chatContext, ...context }: AssessmentContext) => {
  const { category, age, sex, depthChoice, consent } = chatContext;
  return [
    [category, age, sex, depthChoice].filter((each) => each !== null).length,
    consent,
    Object.keys(context.followUpAnswers).length > 1,
    [0, 9, 10].indexOf(context.currentQuestionIndex),
    context.historyGiven,
    context.diagnosis !== null,
    // Only where they can deny it.
    context.historyGiven ? [] : Object.keys(context.suggestedAnswers),
  ];
};

const wordsIn = ({ concernText, chatContext: { issue } }: AssessmentContext): string =>
  bare(concernText) === bare(issue) ? 'sent' : bare(concernText);

/** Only beside an untouched assessment: the check goes no further than DIAGNOSIS. */
const medicinesIn = ({ diagnosis, chatContext: { issue }, ...context }: AssessmentContext) =>
  diagnosis !== null && context.historyGiven && context.concernText === issue
    ? [
        diagnosis.medicine_questions.length,
        Object.keys(context.medicineAnswers).length,
        context.medicineQuestionAt,
        context.checkedMedicines !== null,
        // Nobody in danger is asked to sign in.
        diagnosis.emergency !== null,
      ]
    : null;

/** Only where it is asked, before there is a result. */
const agreedIn = ({
  chatContext: { age },
  historyGiven,
  diagnosis,
  consentBy,
}: AssessmentContext) =>
  age === 'age_0_18' && historyGiven && diagnosis === null ? [consentBy] : null;

/** Only as far as they decide: before the age is accepted, and while signs are asked back. */
const openIn = ({
  chatContext: { sex, category },
  openSignAnswers,
  ...context
}: AssessmentContext) => [
  sex === null ? [context.aboutChild, context.forWhom] : null,
  category === null && openSignAnswers !== null
    ? [context.reading.is_dental_related, openSignAnswers]
    : null,
];

/**
 * These count where help is due, a list is to be looked at or a row is ticked, and only at the first question without a
 * result.
 */
const seenIn = ({ chatContext: { depthChoice }, ...context }: AssessmentContext) =>
  context.currentQuestionIndex === 0 && depthChoice !== null && !context.historyGiven
    ? [context.helpShown, context.seenOptions.length, context.chosenGroups]
    : null;

export const cases: Cases<typeof assessmentMachine> = {
  inputs: [
    { progress: FRESH, addressStep: null, query: null },
    // Only the last question is open: its state stands for all at that question.
    {
      progress: {
        ...UNDIAGNOSED,
        step: 'FOLLOW_UP',
        historyGiven: false,
        followUpAnswers: { ...COMPLETED.followUpAnswers, pain_gums_jaw: [] },
      },
      addressStep: null,
      query: null,
    },
    { progress: { ...UNDIAGNOSED, step: 'CONSENT_GATE' }, addressStep: null, query: null },
    // A patient who may be a child: it is asked who agrees.
    {
      progress: {
        ...UNDIAGNOSED,
        step: 'CONSENT_GATE',
        chatContext: { ...UNDIAGNOSED.chatContext, age: 'age_0_18' },
      },
      addressStep: null,
      query: null,
    },
    { progress: HALF_CHECKED, addressStep: null, query: null },
    ...STEPS.map((step) => ({ progress: HALF_CHECKED, addressStep: step, query: null })),
    // In an emergency nobody is asked to sign in.
    ...(['CALL_TO_ACTION', 'CLINIC_BOOKING'] as const).map((addressStep) => ({
      progress: { ...COMPLETED, diagnosis: { ...DIAGNOSIS, emergency: BREATHING_HELP } },
      addressStep,
      query: null,
    })),
    { progress: { ...FRESH, concernText: 'something is odd' }, addressStep: null, query: null },
    { progress: { ...FRESH, concernText: 'asdfgh' }, addressStep: null, query: null },
    { progress: FRESH, addressStep: null, query: 'my gums bleed' },
    { progress: FRESH, addressStep: null, query: 'asdfgh' },
    // Left in the middle of the signs.
    {
      progress: { ...FRESH, concernText: 'my gums bleed', openSignAnswers: {} },
      addressStep: null,
      query: null,
    },
    // Words that name an answer, which "None of these" would deny: of the last question, and of another.
    denying({ pain_gums_jaw: ['grinding'] }, 9),
    denying({ pain_triggers: ['cold'] }, 6),
    // Words that a single answer denies.
    denying({ pain_onset: ['months_or_years'] }, 5, { pain_onset: 'days' }),
    // A stored position behind the last question (FUP-11).
    {
      progress: { ...UNDIAGNOSED, step: 'FOLLOW_UP', currentQuestionIndex: 10 },
      addressStep: null,
      query: null,
    },
    // Nothing is to be asked before a medicine.
    {
      progress: { ...COMPLETED, diagnosis: { ...DIAGNOSIS, medicine_questions: [] } },
      addressStep: null,
      query: null,
    },
  ],
  events: {
    'concern.changed': [{ text: 'my tooth hurts' }],
    'concern.submitted': [{}],
    'topic.chosen': [{ topic: { label: 'Cosmetic Concern', category: 'cosmetic' } }],
    'concern.affirmed': [{}],
    'place.chosen': [{ place: 'gum' }, { place: 'elsewhere' }],
    'warning.acknowledged': [{}],
    'sign.answered': [
      { id: BREATHING.id, answer: 'yes' },
      { id: BREATHING.id, answer: 'no' },
    ],
    'signs.confirmed': [{}],
    'help.acknowledged': [{}],
    'category.chosen': [{ category: 'pain' }],
    'forWhom.chosen': [{ forWhom: 'child' }, { forWhom: 'self' }, { forWhom: 'other' }],
    'childAge.chosen': [{ childAge: 'from_3_to_5' }],
    'age.chosen': [{ age: 'age_19_30' }],
    'sex.chosen': [{ sex: 'female' }],
    'depth.chosen': [{ depth: 'detailed' }],
    'option.pressed': [{ option: 'hard_to_breathe' }, { option: NONE }],
    'group.pressed': [{ group: 'breathing' }],
    'options.seen': [{ options: DANGER_SIGNS.options }],
    'none.chosen': [{}],
    'words.kept': [{}],
    'words.denied': [{}],
    'answer.confirmed': [{}],
    'condition.toggled': [{ condition: 'asthma' }],
    'allergies.changed': [{ text: 'latex' }],
    'history.submitted': [{}],
    'consent.granted': [{}],
    'consent.withdrawn': [{}],
    'consentBy.chosen': [{ consentBy: 'guardian' }, { consentBy: 'minor' }],
    'assessment.requested': [{}],
    'medicineCheck.opened': [{}],
    'medicine.answered': [{ id: 'taken', option: 'no' }],
    'medicineAnswer.confirmed': [{}],
    'medicineAnswers.reopened': [{}],
    'nextSteps.requested': [{}],
    'dentistSearch.requested': [{}],
    'clinicSearch.requested': [{}],
    'consultation.requested': [{}],
    'teleconsultation.requested': [{}],
    'socialSharing.requested': [{}],
    'share.requested': [{ way: 'share', title: 'By when', text: 'See a dentist.' }],
    'print.requested': [{}],
    'step.backRequested': [{}],
    'results.deleted': [{}],
    'result.saved': [{ id: SAVED_ID }],
    'route.changed': [...STEPS.map((step) => ({ step })), { step: 'NO_SUCH_STEP' }],
  },
  actors: {
    validateConcern: {
      done: [
        checked(),
        checked({ about_child: true }),
        checked({ signs: [BREATHING] }),
        checked({ is_dental_related: false, emergency: BREATHING_HELP, signs: [BREATHING] }),
        TOOTH_OUT_TOLD,
        checked({ is_dental_related: false }),
        checked({ unplaced: 'pain' }),
      ],
      error: [FAILURE],
    },
    diagnose: { done: [DIAGNOSIS], error: [FAILURE] },
    passOn: { done: ['shared', 'copied', 'dismissed'], error: [FAILURE] },
    readFormerPrice: { done: [null, 499_00], error: [FAILURE] },
    checkMedicines: { done: [CHECKED_MEDICINES], error: [FAILURE] },
    openChatSession: { done: [CHAT_TOKEN], error: [FAILURE] },
    cardPayment: {
      done: [
        { kind: 'verified', paymentId: '00000000-0000-4000-8000-0000000000c1' },
        { kind: 'dismissed', paymentId: null },
      ],
      error: [FAILURE],
    },
    consultations: { error: [FAILURE] },
    milestoneShare: { error: [FAILURE] },
    qrPayment: { done: [{ kind: 'settled' }], error: [FAILURE] },
  },
  contextKey: (context, at) => {
    const step = typeof at === 'string' ? at : Object.keys(at)[0];
    return [
      ...answeredIn(context),
      // The words stay as they are from the first category to the consent.
      BETWEEN.has(step) || wordsIn(context),
      ...(step === 'INTRO' ? [] : [medicinesIn(context), agreedIn(context)]),
      ...openIn(context),
      // The way to the questions leads through the depth.
      BEFORE_DEPTH.has(step) || seenIn(context),
    ];
  },
};

/** The machine that the oracle speaks of. */
export type Assessment = typeof assessmentMachine;

export const WRITING = { kind: 'atStep', step: 'INTRO' } as const;

const { step: _step, ...completed } = COMPLETED;
const { step: _first, ...fresh } = FRESH;

/** The context beside the progress. */
const beside = {
  start: WRITING,
  reading: checked({ is_dental_related: false }),
  chatSessionToken: CHAT_TOKEN,
  formerPrice: null,
  isCallPaid: false,
  medicineQuestionAt: 0,
  seenOptions: [],
};

/** Everything answered, with a result that a changed answer must drop. */
export const known = {
  ...completed,
  ...beside,
};
export const person = known.chatContext;

/** Nothing said yet. */
export const unknown = {
  ...fresh,
  ...beside,
};

/** What the server may read in the words. */
export const DENTAL = checked();
export const NOT_DENTAL = checked({ is_dental_related: false });
export const BARE_PAIN = checked({ unplaced: 'pain' });
export const DENTAL_WITH_SIGNS = checked({ signs: [BREATHING, JAW] });
export const GRAVE_WITHOUT_TEETH = checked({
  is_dental_related: false,
  emergency: BREATHING_HELP,
  signs: [BREATHING, JAW],
});
export const DENTAL_AND_TOLD = checked({ emergency: BREATHING_HELP });
export const TOLD_WITHOUT_TEETH = checked({
  is_dental_related: false,
  emergency: BREATHING_HELP,
});
export const ABOUT_A_CHILD = checked({
  is_unread: false,
  about_child: true,
  suggested_answers: { pain_triggers: ['cold'] },
  fitting_categories: [],
});

/** An answer that was given before is given again. */
export const unchanged = { diagnosis: DIAGNOSIS, followUpAnswers: known.followUpAnswers };
/** Another answer than before: the result is gone, the other answers are not. */
export const changed = {
  diagnosis: null,
  checkedMedicines: null,
  followUpAnswers: known.followUpAnswers,
};
/** Another category: its questions are asked anew. */
export const otherCategory = { diagnosis: null, followUpAnswers: {}, currentQuestionIndex: 0 };
