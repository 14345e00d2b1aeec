import type { Move, Oracle } from '../../kit/oracle.ts';
import type { LeafOf } from '../../model/chart-parts.ts';
import { BREATHING_HELP, CHECKED_MEDICINES, DIAGNOSIS } from '../../kit/samples.ts';
import { age } from './oracle.age.ts';
import { consent } from './oracle.consent.ts';
import { followUp } from './oracle.follow-up.ts';
import { intro } from './oracle.intro.ts';
import { signs } from './oracle.signs.ts';
import { TWO_ASKED, medicines } from './oracle.medicines.ts';
import { changed, otherCategory, person, unchanged } from './cases.ts';
import type { Assessment } from './cases.ts';

const backTo = (to: LeafOf<Assessment>): Move<Assessment> => ({ to, knows: unchanged });

const SHARED = { way: 'share', title: 'By when', text: 'See a dentist.' };

type Takes = Exclude<Oracle<Assessment>['leaves']['CATEGORY'], 'passes'>['on'];

/** What can be done from the result, also while it is handed on. */
const onward: Takes = {
  'medicineCheck.opened': [
    {
      given: { medicineQuestionAt: 1 },
      to: 'DIAGNOSIS.confirmingMedicines.askingMedicineQuestion',
      knows: { ...unchanged, medicineQuestionAt: 0 },
    },
    // The check goes on at the first question without an answer.
    {
      given: { diagnosis: TWO_ASKED, medicineAnswers: { kidney_or_liver: 'no' } },
      to: 'DIAGNOSIS.confirmingMedicines.askingMedicineQuestion',
      knows: { medicineQuestionAt: 1 },
    },
    // An adult is not offered an answer that was given for a child.
    {
      given: {
        diagnosis: { ...DIAGNOSIS, medicine_questions: ['age_or_weight', 'taken'] },
        medicineAnswers: { age_or_weight: 'under_12', taken: 'no' },
        medicineQuestionAt: 1,
      },
      to: 'DIAGNOSIS.confirmingMedicines.askingMedicineQuestion',
      knows: { medicineQuestionAt: 0 },
    },
    {
      given: { checkedMedicines: CHECKED_MEDICINES },
      to: 'DIAGNOSIS.confirmingMedicines.medicinesChecked',
      knows: { checkedMedicines: CHECKED_MEDICINES },
    },
    // Nothing to ask, as in a medical emergency: no check is offered.
    { given: { diagnosis: { ...DIAGNOSIS, medicine_questions: [] } }, to: 'refused' },
    {
      given: { diagnosis: { ...DIAGNOSIS, medicine_questions: ['of_a_newer_server'] } },
      to: 'refused',
    },
  ],
  'nextSteps.requested': { to: 'CALL_TO_ACTION' },
  'dentistSearch.requested': { to: 'stays', does: ['markAssessmentCompleted'] },
  'print.requested': { to: 'stays', does: ['printPage'] },
  'share.requested': { with: SHARED, to: 'DIAGNOSIS.passingOn', knows: unchanged },
  'step.backRequested': { to: 'CONSENT_GATE.awaitingConsent', knows: unchanged },
};

/** DIAG-25: what is paid by card is not asked of whoever needs help at once, nor twice. */
const paid: Takes = {
  'teleconsultation.requested': [
    { to: 'DIAGNOSIS.payingByCard', knows: unchanged },
    { given: { diagnosis: { ...DIAGNOSIS, emergency: BREATHING_HELP } }, to: 'refused' },
  ],
};

/** What every leaf of the assessment takes, and what follows from it. */
export const leaves: Oracle<Assessment>['leaves'] = {
  ...intro,
  ...signs,
  ...followUp,
  CATEGORY: {
    on: {
      'category.chosen': [
        { with: { category: 'pain' }, to: 'AGE_COLLECTION', knows: unchanged },
        // What was taken from the words is the patient's own choice from here on; the result rests on no more.
        {
          given: { isCategoryTaken: true },
          with: { category: 'pain' },
          to: 'AGE_COLLECTION',
          knows: { ...unchanged, isCategoryTaken: false },
        },
        {
          with: { category: 'lesion' },
          to: 'AGE_COLLECTION',
          knows: { ...otherCategory, chatContext: { ...person, category: 'lesion' } },
        },
      ],
      'step.backRequested': { to: 'INTRO.editingConcern', knows: unchanged },
    },
  },
  ...age,
  SEX_COLLECTION: {
    on: {
      'sex.chosen': [
        { with: { sex: 'female' }, to: 'DEPTH_CHOICE', knows: unchanged },
        {
          with: { sex: 'male' },
          to: 'DEPTH_CHOICE',
          knows: { ...changed, chatContext: { ...person, sex: 'male' } },
        },
      ],
      'step.backRequested': backTo('AGE_COLLECTION'),
    },
  },
  DEPTH_CHOICE: {
    on: {
      'depth.chosen': [
        {
          with: { depth: 'detailed' },
          to: 'FOLLOW_UP.answering.choosing',
          knows: { ...unchanged, currentQuestionIndex: 0 },
        },
        {
          given: {
            followUpAnswers: { pain_danger_signs: ['none'] },
            chatContext: { ...person, depthChoice: null },
          },
          with: { depth: 'detailed' },
          to: 'FOLLOW_UP.answering.choosing',
          knows: { currentQuestionIndex: 1, chatContext: { ...person, depthChoice: 'detailed' } },
        },
      ],
      'step.backRequested': backTo('SEX_COLLECTION'),
    },
  },
  QUICK_INPUT: { on: { 'nextSteps.requested': { to: 'CALL_TO_ACTION' } } },
  MEDICAL_HISTORY: {
    on: {
      'condition.toggled': [
        {
          with: { condition: 'diabetes' },
          to: 'stays',
          knows: { ...changed, selectedConditions: ['diabetes', 'asthma'], historyGiven: false },
        },
        {
          with: { condition: 'asthma' },
          to: 'stays',
          knows: { ...changed, selectedConditions: [], historyGiven: false },
        },
      ],
      'allergies.changed': {
        with: { text: 'latex ' },
        to: 'stays',
        knows: { ...changed, allergiesText: 'latex ', historyGiven: false, chatContext: person },
      },
      'history.submitted': [
        { to: 'CONSENT_GATE.awaitingConsent', knows: { ...unchanged, historyGiven: true } },
        {
          given: {
            selectedConditions: ['diabetes'],
            allergiesText: ' latex ',
            historyGiven: false,
          },
          to: 'CONSENT_GATE.awaitingConsent',
          knows: {
            ...changed,
            historyGiven: true,
            chatContext: { ...person, medicalHistory: ['diabetes'], allergies: 'latex' },
          },
        },
      ],
      'step.backRequested': {
        given: { currentQuestionIndex: 2 },
        to: 'FOLLOW_UP.answering.choosing',
        knows: { ...unchanged, currentQuestionIndex: 9 },
      },
    },
  },
  ...consent,
  ...medicines,
  'DIAGNOSIS.readingResult': { on: { ...onward, ...paid } },
  'DIAGNOSIS.payingByCard': {
    on: {
      ...onward,
      'done: cardPayment': [
        // [NEW-14]: nobody is offered a second time what is paid.
        {
          with: { output: { kind: 'verified' } },
          to: 'DIAGNOSIS.readingResult',
          knows: { ...unchanged, isCallPaid: true },
        },
        {
          with: { output: { kind: 'dismissed' } },
          to: 'DIAGNOSIS.readingResult',
          knows: unchanged,
        },
      ],
      'failed: cardPayment': {
        to: 'DIAGNOSIS.readingResult',
        knows: unchanged,
        does: ['emits notice.raised: Not connected'],
      },
    },
  },
  'DIAGNOSIS.passingOn': {
    on: {
      ...onward,
      ...paid,
      'done: passOn': [
        { with: { output: 'shared' }, to: 'DIAGNOSIS.readingResult', knows: unchanged },
        { with: { output: 'dismissed' }, to: 'DIAGNOSIS.readingResult', knows: unchanged },
        {
          with: { output: 'copied' },
          to: 'DIAGNOSIS.readingResult',
          knows: unchanged,
          does: ['emits notice.raised: Copied'],
        },
      ],
      'failed: passOn': {
        to: 'DIAGNOSIS.readingResult',
        knows: unchanged,
        does: ['emits notice.raised: Not shared'],
      },
    },
  },
  // Nobody is asked who they are to see the list of dentists.
  CALL_TO_ACTION: {
    on: {
      'clinicSearch.requested': { to: 'stays', does: ['leaveForClinics'] },
      'consultation.requested': [
        { to: 'PAYMENT_QR', knows: unchanged },
        { given: { diagnosis: null }, to: 'refused' },
        // Nobody is sold a call while they need help at once.
        {
          given: { diagnosis: { ...DIAGNOSIS, emergency: BREATHING_HELP } },
          to: 'refused',
        },
      ],
      'socialSharing.requested': [
        { to: 'SOCIAL_SHARING', knows: unchanged },
        { given: { diagnosis: null }, to: 'refused' },
        // Nobody is led to tell others while they need help at once.
        {
          given: { diagnosis: { ...DIAGNOSIS, emergency: BREATHING_HELP } },
          to: 'refused',
        },
      ],
      'step.backRequested': [
        { to: 'DIAGNOSIS.readingResult', knows: unchanged },
        {
          given: { diagnosis: null },
          to: 'INTRO.editingConcern',
        },
      ],
    },
  },
  CLINIC_BOOKING: {
    on: {
      'clinicSearch.requested': { to: 'stays', does: ['leaveForClinics'] },
      'step.backRequested': [{ to: 'DIAGNOSIS.readingResult', knows: unchanged }],
    },
  },
  SOCIAL_SHARING: {
    on: {
      'failed: milestoneShare': {
        to: 'CALL_TO_ACTION',
        knows: unchanged,
        does: ['emits notice.raised: Not connected'],
      },
      'nextSteps.requested': { to: 'CALL_TO_ACTION', knows: unchanged },
      'step.backRequested': backTo('DIAGNOSIS.readingResult'),
    },
  },
  PAYMENT_QR: {
    on: {
      'done: qrPayment': {
        with: { output: { kind: 'settled' } },
        to: 'TELECONSULTATION',
        knows: { ...unchanged, isCallPaid: true },
      },
      'failed: qrPayment': {
        to: 'CALL_TO_ACTION',
        knows: unchanged,
        does: ['emits notice.raised: Not connected'],
      },
      'step.backRequested': { to: 'CALL_TO_ACTION', knows: unchanged },
    },
  },
  TELECONSULTATION: {
    on: {
      'failed: consultations': {
        to: 'CALL_TO_ACTION',
        knows: unchanged,
        does: ['emits notice.raised: Not connected'],
      },
      'step.backRequested': backTo('DIAGNOSIS.readingResult'),
    },
  },
};
