import type { Move, Oracle } from '../../kit/oracle.ts';
import type { LeafOf } from '../../model/chart-parts.ts';
import { DIAGNOSIS } from '../../kit/samples.ts';
import { person, unchanged, unknown } from './cases.ts';
import type { Assessment } from './cases.ts';
import { answering } from './oracle.answering.ts';
import { BOTH_ANSWERED, TWO_ASKED } from './oracle.medicines.ts';

/** The address names a step; the assessment goes where it leads. */
const leads = (
  step: string,
  to: Move<Assessment>['to'],
  given: Move<Assessment>['given'] = {},
): Move<Assessment> & { at: 'QUICK_INPUT' } => ({ at: 'QUICK_INPUT', with: { step }, to, given });

/** From wherever the check stands to the whole result; what was answered stays. */
const back = (state: string): Move<Assessment> & { at: LeafOf<Assessment> } => ({
  at: `DIAGNOSIS.confirmingMedicines.${state}` as LeafOf<Assessment>,
  given: { medicineAnswers: { taken: 'no' } },
  to: 'DIAGNOSIS.readingResult',
  knows: { ...unchanged, medicineAnswers: { taken: 'no' } },
});

/** From the second question of the check to the first, with every answer. */
const previous = (
  ['askingMedicineQuestion', 'checkingMedicines', 'medicineCheckFailed'] as const
).map((state) => ({
  at: `DIAGNOSIS.confirmingMedicines.${state}` as const,
  given: { diagnosis: TWO_ASKED, medicineAnswers: BOTH_ANSWERED, medicineQuestionAt: 1 },
  to: 'DIAGNOSIS.confirmingMedicines.askingMedicineQuestion' as const,
  knows: { medicineAnswers: BOTH_ANSWERED, medicineQuestionAt: 0 },
}));

/** What may happen anywhere in the assessment. */
export const around: Oracle<Assessment>['around'] = {
  DIAGNOSIS: {
    'done: readFormerPrice': [
      {
        at: 'DIAGNOSIS.readingResult',
        with: { output: 499_00 },
        to: 'stays',
        knows: { formerPrice: 499_00 },
      },
      {
        at: 'DIAGNOSIS.readingResult',
        given: { formerPrice: 499_00 },
        with: { output: null },
        to: 'stays',
        knows: { formerPrice: null },
      },
    ],
  },
  '': {
    'done: openChatSession': [
      {
        at: 'QUICK_INPUT',
        given: { chatSessionToken: null },
        with: { output: 'chat-first' },
        to: 'stays',
        knows: { chatSessionToken: 'chat-first' },
      },
      {
        at: 'QUICK_INPUT',
        given: { chatSessionToken: 'chat-first' },
        with: { output: 'chat-second' },
        to: 'stays',
        knows: { chatSessionToken: 'chat-first' },
      },
    ],
    // ERR-06: said, and the assessment goes on without it.
    'failed: openChatSession': {
      at: 'QUICK_INPUT',
      given: { chatSessionToken: null },
      to: 'stays',
      knows: { chatSessionToken: null },
      does: ['emits notice.raised: Error'],
    },
    'result.saved': [
      {
        at: 'QUICK_INPUT',
        with: { id: 'an-id' },
        to: 'stays',
        knows: { diagnosis: { ...DIAGNOSIS, is_saved: true, diagnosis_id: 'an-id' } },
      },
      { at: 'QUICK_INPUT', given: { diagnosis: null }, to: 'stays', knows: { diagnosis: null } },
    ],
    'results.deleted': {
      at: 'QUICK_INPUT',
      given: { onServer: 'deletionOwed' },
      to: 'stays',
      knows: { ...unchanged, onServer: 'nothing' },
    },
    'route.changed': [
      leads('INTRO', 'INTRO.editingConcern'),
      leads('CATEGORY', 'CATEGORY'),
      leads('AGE_COLLECTION', 'AGE_COLLECTION'),
      leads('SEX_COLLECTION', 'SEX_COLLECTION'),
      leads('DEPTH_CHOICE', 'DEPTH_CHOICE'),
      leads('QUICK_INPUT', 'refused'),
      leads('FOLLOW_UP', 'FOLLOW_UP.answering.choosing'),
      {
        at: 'QUICK_INPUT',
        with: { step: 'FOLLOW_UP', question: 3 },
        to: 'FOLLOW_UP.answering.choosing',
        knows: { ...unchanged, currentQuestionIndex: 3 },
      },
      leads('MEDICAL_HISTORY', 'MEDICAL_HISTORY'),
      leads('CONSENT_GATE', 'CONSENT_GATE.awaitingConsent'),
      leads('DIAGNOSIS', 'DIAGNOSIS.readingResult'),
      leads('CALL_TO_ACTION', 'CALL_TO_ACTION'),
      leads('SOCIAL_SHARING', 'SOCIAL_SHARING'),
      leads('PAYMENT_QR', 'PAYMENT_QR'),
      leads('CLINIC_BOOKING', 'CLINIC_BOOKING'),
      leads('TELECONSULTATION', 'TELECONSULTATION'),
      leads('NO_SUCH_STEP', 'INTRO.editingConcern'),
      // CHAT-20: the nearest earlier step whose needs are known.
      leads('DIAGNOSIS', 'CONSENT_GATE.awaitingConsent', { diagnosis: null }),
      leads('CONSENT_GATE', 'MEDICAL_HISTORY', { historyGiven: false, diagnosis: null }),
      leads('MEDICAL_HISTORY', 'FOLLOW_UP.answering.choosing', { followUpAnswers: {} }),
      leads('FOLLOW_UP', 'DEPTH_CHOICE', { chatContext: { ...person, depthChoice: null } }),
      leads('DEPTH_CHOICE', 'SEX_COLLECTION', { chatContext: { ...person, sex: null } }),
      leads('SEX_COLLECTION', 'AGE_COLLECTION', {
        chatContext: { ...person, age: null },
      }),
      leads('AGE_COLLECTION', 'CATEGORY', { chatContext: { ...person, category: null } }),
      leads('CATEGORY', 'INTRO.editingConcern', unknown),
      leads('DIAGNOSIS', 'INTRO.editingConcern', unknown),
      // The step on screen is not entered anew.
      {
        at: 'DIAGNOSIS.confirmingMedicines.askingMedicineQuestion',
        with: { step: 'DIAGNOSIS' },
        to: 'refused',
      },
      { at: 'CONSENT_GATE.diagnosing', with: { step: 'CONSENT_GATE' }, to: 'refused' },
      { at: 'INTRO.validatingConcern', with: { step: 'NO_SUCH_STEP' }, to: 'refused' },
      { at: 'INTRO.confirmingSigns', with: { step: 'INTRO' }, to: 'refused' },
      // Elsewhere and back: words and answers are still there.
      {
        at: 'INTRO.confirmingSigns',
        given: { concernText: 'my jaw is stuck', openSignAnswers: { trismus: 'no' } },
        with: { step: 'SEX_COLLECTION' },
        to: 'SEX_COLLECTION',
        knows: {
          ...unchanged,
          concernText: 'my jaw is stuck',
          openSignAnswers: { trismus: 'no' },
          confirmedSigns: {},
        },
      },
    ],
  },
  'DIAGNOSIS.confirmingMedicines': {
    'step.backRequested': [
      back('askingMedicineQuestion'),
      back('checkingMedicines'),
      back('medicineCheckFailed'),
      ...previous,
    ],
  },
  'FOLLOW_UP.answering': answering,
  FOLLOW_UP: {
    // Back and Forward of the browser go question by question, none behind one that is open.
    'route.changed': [
      {
        at: 'FOLLOW_UP.answering.choosing',
        given: { currentQuestionIndex: 5 },
        with: { step: 'FOLLOW_UP', question: 4 },
        to: 'stays',
        knows: { ...unchanged, currentQuestionIndex: 4 },
      },
      {
        at: 'FOLLOW_UP.answering.choosing',
        given: { currentQuestionIndex: 5 },
        with: { step: 'FOLLOW_UP', question: 9 },
        to: 'stays',
        knows: { ...unchanged, currentQuestionIndex: 9 },
      },
      {
        at: 'FOLLOW_UP.answering.choosing',
        given: { currentQuestionIndex: 0, followUpAnswers: { pain_danger_signs: ['none'] } },
        with: { step: 'FOLLOW_UP', question: 5 },
        to: 'stays',
        knows: { currentQuestionIndex: 1 },
      },
      {
        at: 'FOLLOW_UP.answering.choosing',
        given: { currentQuestionIndex: 5 },
        with: { step: 'FOLLOW_UP', question: 99 },
        to: 'stays',
        knows: { currentQuestionIndex: 9 },
      },
      {
        at: 'FOLLOW_UP.answering.choosing',
        given: { currentQuestionIndex: 5 },
        with: { step: 'FOLLOW_UP', question: null },
        to: 'stays',
        knows: { currentQuestionIndex: 5 },
      },
      {
        at: 'FOLLOW_UP.answering.choosing',
        given: { currentQuestionIndex: 5 },
        with: { step: 'DEPTH_CHOICE', question: null },
        to: 'DEPTH_CHOICE',
        knows: { ...unchanged, currentQuestionIndex: 5 },
      },
    ],
  },
  CONSENT_GATE: {
    'step.backRequested': [
      { at: 'CONSENT_GATE.awaitingConsent', to: 'MEDICAL_HISTORY', knows: unchanged },
      { at: 'CONSENT_GATE.diagnosing', to: 'MEDICAL_HISTORY', knows: unchanged },
      { at: 'CONSENT_GATE.diagnosisFailed', to: 'MEDICAL_HISTORY', knows: unchanged },
    ],
  },
};
