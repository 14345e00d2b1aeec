import { assessment } from '../assessment.setup.ts';

/** CALL_TO_ACTION: what can be done next (CTA-01..06). QUICK_INPUT leads here without a result. */
export const CALL_TO_ACTION = assessment.createStateConfig({
  description: 'The patient sees what can be done next.',
  on: {
    'clinicSearch.requested': { actions: 'leaveForClinics' },
    'consultation.requested': { guard: 'isCalmResult', target: 'PAYMENT_QR' },
    'socialSharing.requested': { guard: 'isCalmResult', target: 'SOCIAL_SHARING' },
    'step.backRequested': [{ guard: 'hasResult', target: 'DIAGNOSIS' }, { target: 'INTRO' }],
  },
});
