import type { Progress } from '../../../contracts/assessment/draft.ts';
import type { Step } from '../../../contracts/assessment/steps.ts';
import { holdAgainst } from '../../kit/oracle.ts';
import type { Oracle } from '../../kit/oracle.ts';
import { CHECKED_MEDICINES, COMPLETED, DIAGNOSIS, FRESH } from '../../kit/samples.ts';
import { around } from './oracle.around.ts';
import { leaves } from './oracle.leaves.ts';
import { WRITING, known } from './cases.ts';
import type { Assessment } from './cases.ts';

const atStart = (
  step: Step,
  at: Oracle<Assessment>['opens'][number]['at'],
): Oracle<Assessment>['opens'][number] => ({
  input: { progress: { ...COMPLETED, step }, addressStep: null, query: null },
  at,
  knows: { start: WRITING, diagnosis: DIAGNOSIS, currentQuestionIndex: 9 },
});

/** An assessment whose words were changed, with the signs in them half answered. */
const ASKED: Progress = {
  ...COMPLETED,
  step: 'INTRO',
  concernText: 'my jaw is stuck',
  openSignAnswers: { trismus: 'no' },
};

/** A danger sign is ticked, and its help was not yet shown. */
const BREATHLESS: Progress = {
  ...COMPLETED,
  followUpAnswers: { ...COMPLETED.followUpAnswers, pain_danger_signs: ['hard_to_breathe'] },
};

const oracle: Oracle<Assessment> = {
  known,
  opens: [
    { input: { progress: FRESH, addressStep: null, query: null }, at: 'INTRO.editingConcern' },
    atStart('INTRO', 'INTRO.editingConcern'),
    atStart('CATEGORY', 'CATEGORY'),
    atStart('AGE_COLLECTION', 'AGE_COLLECTION'),
    atStart('SEX_COLLECTION', 'SEX_COLLECTION'),
    atStart('DEPTH_CHOICE', 'DEPTH_CHOICE'),
    atStart('QUICK_INPUT', 'QUICK_INPUT'),
    atStart('FOLLOW_UP', 'FOLLOW_UP.answering.choosing'),
    atStart('MEDICAL_HISTORY', 'MEDICAL_HISTORY'),
    atStart('CONSENT_GATE', 'CONSENT_GATE.awaitingConsent'),
    atStart('DIAGNOSIS', 'DIAGNOSIS.readingResult'),
    // Left after the check: what it came to stands in the result.
    {
      input: {
        progress: { ...COMPLETED, checkedMedicines: CHECKED_MEDICINES },
        addressStep: null,
        query: null,
      },
      at: 'DIAGNOSIS.readingResult',
      knows: { checkedMedicines: CHECKED_MEDICINES },
    },
    atStart('CALL_TO_ACTION', 'CALL_TO_ACTION'),
    atStart('SOCIAL_SHARING', 'SOCIAL_SHARING'),
    atStart('PAYMENT_QR', 'PAYMENT_QR'),
    atStart('CLINIC_BOOKING', 'CLINIC_BOOKING'),
    atStart('TELECONSULTATION', 'TELECONSULTATION'),
    // The address has the word over the draft, as far as what it needs is known (CHAT-20).
    {
      input: { progress: COMPLETED, addressStep: 'FOLLOW_UP', query: null },
      at: 'FOLLOW_UP.answering.choosing',
      knows: { start: WRITING },
    },
    {
      input: { progress: FRESH, addressStep: 'DIAGNOSIS', query: null },
      at: 'INTRO.editingConcern',
    },
    // A question that is still open comes before the place where the patient stopped.
    {
      input: {
        progress: {
          ...COMPLETED,
          step: 'FOLLOW_UP',
          followUpAnswers: { ...known.followUpAnswers, pain_onset: [] },
        },
        addressStep: null,
        query: null,
      },
      at: 'FOLLOW_UP.answering.choosing',
      knows: { currentQuestionIndex: 5 },
    },
    {
      input: {
        progress: { ...COMPLETED, currentQuestionIndex: 4 },
        addressStep: 'FOLLOW_UP',
        query: null,
      },
      at: 'FOLLOW_UP.answering.choosing',
      knows: { currentQuestionIndex: 4 },
    },
    // Answers of an earlier visit that call for help: it is shown, and once only.
    {
      input: { progress: BREATHLESS, addressStep: 'FOLLOW_UP', query: null },
      at: 'FOLLOW_UP.gettingHelp',
    },
    {
      input: {
        progress: { ...BREATHLESS, helpShown: 'medical' },
        addressStep: 'FOLLOW_UP',
        query: null,
      },
      at: 'FOLLOW_UP.answering.choosing',
    },
    // FUP-11: no question at the position.
    {
      input: {
        progress: { ...COMPLETED, currentQuestionIndex: 10 },
        addressStep: 'FOLLOW_UP',
        query: null,
      },
      at: 'MEDICAL_HISTORY',
    },
    // LAND-06: words from the start page are checked at once, junk is not sent.
    {
      input: { progress: FRESH, addressStep: null, query: 'my gums bleed' },
      at: 'INTRO.validatingConcern',
      knows: { concernText: 'my gums bleed', start: WRITING },
    },
    // Left in the middle of the signs: the same words are checked again, with what was answered.
    {
      input: { progress: ASKED, addressStep: 'INTRO', query: null },
      at: 'INTRO.validatingConcern',
      knows: {
        concernText: 'my jaw is stuck',
        openSignAnswers: { trismus: 'no' },
        start: WRITING,
      },
    },
    // Unless the address leads to another step.
    {
      input: { progress: ASKED, addressStep: 'FOLLOW_UP', query: null },
      at: 'FOLLOW_UP.answering.choosing',
      knows: { openSignAnswers: { trismus: 'no' } },
    },
    {
      input: { progress: FRESH, addressStep: null, query: 'asdfgh' },
      at: 'INTRO.concernRejected',
      knows: { concernText: 'asdfgh', start: WRITING },
    },
  ],
  // API-05: thirty seconds.
  starts: {
    '': ['calls openChatSession'],
    'CONSENT_GATE.awaitingConsent': ['calls reopenChatSession'],
    PAYMENT_QR: ['calls qrPayment'],
    TELECONSULTATION: ['calls consultations'],
    SOCIAL_SHARING: ['calls milestoneShare'],
    DIAGNOSIS: ['calls readFormerPrice'],
    'DIAGNOSIS.payingByCard': ['calls cardPayment'],
    'INTRO.validatingConcern': ['calls validateConcern'],
    'CONSENT_GATE.diagnosing': ['calls diagnose'],
    'DIAGNOSIS.passingOn': ['calls passOn'],
    'DIAGNOSIS.confirmingMedicines.checkingMedicines': ['calls checkMedicines'],
  },
  leaves,
  around,
};

holdAgainst('assessment', oracle);
