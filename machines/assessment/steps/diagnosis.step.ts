import { assessment } from '../assessment.setup.ts';
import { confirmingMedicines } from './medicine-check.step.ts';

/** DIAGNOSIS: the result, the check before a medicine, and where it leads (DIAG-01..28). */
export const DIAGNOSIS = assessment.createStateConfig({
  description: 'The patient reads the result.',
  initial: 'readingResult',
  states: {
    readingResult: {
      description: 'The whole result, the suggestions as far as they are checked.',
      on: {
        'medicineCheck.opened': [
          { guard: 'hasCheckedMedicines', target: 'confirmingMedicines.medicinesChecked' },
          { guard: 'hasMedicineQuestions', target: 'confirmingMedicines' },
        ],
        'nextSteps.requested': '#assessment.CALL_TO_ACTION',
        'dentistSearch.requested': { actions: 'markAssessmentCompleted' },
        'step.backRequested': '#assessment.CONSENT_GATE',
      },
    },
    confirmingMedicines,
  },
});
