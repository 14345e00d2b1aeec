import { assessment } from '../assessment.setup.ts';
import { clinicSearch } from './clinic-search.ts';

/** CALL_TO_ACTION: what can be done next (CTA-01..03). QUICK_INPUT leads here without a result. */
export const CALL_TO_ACTION = assessment.createStateConfig({
  description: 'The patient sees what can be done next.',
  initial: 'readingNextSteps',
  on: {
    'consultation.requested': { guard: 'mayConsult', target: 'PAYMENT_QR' },
    'step.backRequested': [{ guard: 'hasResult', target: 'DIAGNOSIS' }, { target: 'INTRO' }],
  },
  states: clinicSearch,
});
