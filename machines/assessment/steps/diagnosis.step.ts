import { sayUnreachable } from '../../kit/later-flow.ts';
import { assessment } from '../assessment.setup.ts';
import type { AssessmentEvents, PassedOn } from '../assessment.setup.ts';
import { NOT_PASSED_ON, PASSED_ON } from '../../../contracts/texts/en/flows/assessment.ts';
import { confirmingMedicines } from './medicine-check.step.ts';
import { say } from '../../kit/raise-notice.ts';

/** Transitions by which the result leads on. */
const onward = {
  'medicineCheck.opened': [
    { guard: 'hasCheckedMedicines', target: 'confirmingMedicines.medicinesChecked' },
    { guard: 'hasMedicineQuestions', target: 'confirmingMedicines' },
  ],
  'nextSteps.requested': '#assessment.CALL_TO_ACTION',
  'dentistSearch.requested': { actions: 'markAssessmentCompleted' },
  'share.requested': 'passingOn',
  'teleconsultation.requested': { guard: 'isCalmResult', target: 'payingByCard' },
  'print.requested': { actions: 'printPage' },
  'step.backRequested': '#assessment.CONSENT_GATE',
} as const;

/** Returns the text to hand on; no other event enters the state. */
const passedOn = (event: AssessmentEvents): PassedOn =>
  event.type === 'share.requested' ? event : { way: 'copy', title: '', text: '' };

/** DIAGNOSIS: the result, the check before a medicine, and where it leads (DIAG-01..28). */
export const DIAGNOSIS = assessment.createStateConfig({
  description: 'The patient reads the result.',
  initial: 'readingResult',
  invoke: {
    id: 'readFormerPrice',
    src: 'readFormerPrice',
    onDone: {
      actions: {
        type: 'rememberFormerPrice',
        params: ({ event }) => ({ formerPrice: event.output }),
      },
    },
    // The price stands alone when no answer comes, which is true in any case.
    onError: {},
  },
  states: {
    readingResult: {
      description: 'The whole result, the suggestions as far as they are checked.',
      on: onward,
    },
    passingOn: {
      description:
        'The result is handed to another app, or copied; the page can be used meanwhile.',
      invoke: {
        id: 'passOn',
        src: 'passOn',
        input: ({ event }) => passedOn(event),
        onDone: [
          {
            guard: { type: 'isCopied', params: ({ event }) => event.output },
            target: 'readingResult',
            actions: say('success', PASSED_ON),
          },
          { target: 'readingResult' },
        ],
        onError: {
          target: 'readingResult',
          actions: say('error', NOT_PASSED_ON),
        },
      },
      on: onward,
    },
    payingByCard: {
      description: 'A consultation is paid over the result, which can be read meanwhile.',
      invoke: {
        id: 'cardPayment',
        src: 'cardPayment',
        input: ({ context: { sessionToken } }) => ({
          product: 'videoCall15' as const,
          sessionId: sessionToken,
          orderKey: null,
        }),
        onDone: [
          {
            guard: { type: 'isVerified', params: ({ event }) => event.output },
            target: 'readingResult',
            actions: 'rememberCallPaid',
          },
          { target: 'readingResult' },
        ],
        onError: {
          target: 'readingResult',
          actions: sayUnreachable,
        },
      },
      on: { ...onward, 'teleconsultation.requested': undefined },
    },
    confirmingMedicines,
  },
});
