import { assessment } from '../assessment.setup.ts';

/** TELECONSULTATION: not on offer yet, which the screen says. */
export const TELECONSULTATION = assessment.createStateConfig({
  description: 'Video consultations are not available yet.',
  on: { 'step.backRequested': 'DIAGNOSIS' },
});
