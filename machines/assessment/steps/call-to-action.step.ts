import { throughGate } from '../../sign-in-gate/through-gate.ts';
import { assessment } from '../assessment.setup.ts';

/** CALL_TO_ACTION: what can be done next (CTA-01..03). QUICK_INPUT leads here without a result. */
export const CALL_TO_ACTION = assessment.createStateConfig({
  description: 'The patient sees what can be done next.',
  initial: 'readingNextSteps',
  on: {
    'step.backRequested': [{ guard: 'hasResult', target: 'DIAGNOSIS' }, { target: 'INTRO' }],
  },
  states: {
    readingNextSteps: {
      description: 'What to do, and by when.',
      on: {
        'clinicSearch.requested': [
          { guard: 'isEmergency', target: 'leavingForClinics' },
          { target: 'awaitingSignIn' },
        ],
        'consultation.requested': { guard: 'mayConsult', target: '#assessment.PAYMENT_QR' },
      },
    },
    awaitingSignIn: {
      description:
        'Finding a clinic needs somebody to be signed in, but for an emergency (AUTH-20, CTA-02).',
      invoke: throughGate({
        action: 'find-clinic',
        granted: 'leavingForClinics',
        dismissed: 'readingNextSteps',
      }),
    },
    leavingForClinics: {
      description: 'The page where one finds a dentist is opened.',
      entry: 'leaveForClinics',
      on: { 'clinicSearch.requested': { actions: 'leaveForClinics' } },
    },
  },
});
