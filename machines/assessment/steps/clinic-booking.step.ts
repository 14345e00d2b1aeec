import { throughGate } from '../../sign-in-gate/through-gate.ts';
import { assessment } from '../assessment.setup.ts';

/** CLINIC_BOOKING: how a visit is arranged, and the way to the clinics near by (CLINIC-01, CLINIC-02). */
export const CLINIC_BOOKING = assessment.createStateConfig({
  description: 'The patient sees how to arrange a visit to a clinic.',
  initial: 'readingWays',
  on: { 'step.backRequested': 'DIAGNOSIS' },
  states: {
    readingWays: {
      description: 'What to say at the clinic, and where to find one.',
      on: {
        'clinicSearch.requested': [
          { guard: 'isEmergency', target: 'leavingForClinics' },
          { target: 'awaitingSignIn' },
        ],
      },
    },
    awaitingSignIn: {
      description:
        'Finding a clinic needs somebody to be signed in, but for an emergency (AUTH-20, CLINIC-04).',
      invoke: throughGate({
        action: 'find-clinic',
        granted: 'leavingForClinics',
        dismissed: 'readingWays',
      }),
    },
    leavingForClinics: {
      description: 'The page where one finds a dentist is opened.',
      entry: 'leaveForClinics',
      on: { 'clinicSearch.requested': { actions: 'leaveForClinics' } },
    },
  },
});
