import { GATE_UNREACHABLE } from '../../sign-in-gate/sign-in-gate.notices.ts';
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
      invoke: {
        id: 'signInGate',
        src: 'signInGate',
        input: { action: 'find-clinic' },
        onDone: [
          {
            guard: { type: 'wasGranted', params: ({ event }) => event.output },
            target: 'leavingForClinics',
          },
          { target: 'readingNextSteps' },
        ],
        onError: {
          target: 'readingNextSteps',
          actions: { type: 'raiseNotice', params: { notice: GATE_UNREACHABLE } },
        },
      },
    },
    leavingForClinics: {
      description: 'The page where one finds a dentist is opened.',
      entry: 'leaveForClinics',
      on: { 'clinicSearch.requested': { actions: 'leaveForClinics' } },
    },
  },
});
