import { assessment } from '../assessment.setup.ts';

/** DIAGNOSIS: the result, and where it leads (DIAG-01..28). */
export const DIAGNOSIS = assessment.createStateConfig({
  description: 'The patient reads the result.',
  on: {
    'nextSteps.requested': 'CALL_TO_ACTION',
    'dentistSearch.requested': { actions: 'markAssessmentCompleted' },
    'step.backRequested': 'CONSENT_GATE',
  },
});
