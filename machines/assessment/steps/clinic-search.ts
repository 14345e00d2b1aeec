import { throughGate } from '../../sign-in-gate/through-gate.ts';
import { assessment } from '../assessment.setup.ts';

/** States from a step that says what to do next to the page with the dentists (AUTH-20, CTA-02, CLINIC-04). */
export const clinicSearch = {
  readingNextSteps: assessment.createStateConfig({
    description: 'What to do, and by when.',
    on: {
      'clinicSearch.requested': [
        { guard: 'isEmergency', target: 'leavingForClinics' },
        { target: 'awaitingSignIn' },
      ],
    },
  }),
  awaitingSignIn: assessment.createStateConfig({
    description:
      'Finding a clinic needs somebody to be signed in, but for an emergency (AUTH-20, CTA-02).',
    invoke: throughGate({
      action: 'find-clinic',
      granted: 'leavingForClinics',
      dismissed: 'readingNextSteps',
    }),
  }),
  leavingForClinics: assessment.createStateConfig({
    description: 'The page where one finds a dentist is opened.',
    entry: 'leaveForClinics',
    on: { 'clinicSearch.requested': { actions: 'leaveForClinics' } },
  }),
} as const;
