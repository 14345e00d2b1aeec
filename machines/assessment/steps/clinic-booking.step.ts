import { assessment } from '../assessment.setup.ts';

/** CLINIC_BOOKING: what to say at a clinic, and the way to those near by (CLINIC-01, CLINIC-02). */
export const CLINIC_BOOKING = assessment.createStateConfig({
  description: 'The patient sees how to arrange a visit to a clinic.',
  on: {
    'clinicSearch.requested': { actions: 'leaveForClinics' },
    'step.backRequested': 'DIAGNOSIS',
  },
});
