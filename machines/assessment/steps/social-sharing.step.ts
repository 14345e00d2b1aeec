import { assessment } from '../assessment.setup.ts';

/** SOCIAL_SHARING: not on offer yet, which the screen says. */
export const SOCIAL_SHARING = assessment.createStateConfig({
  description: 'Sharing a milestone is not available yet.',
  on: { 'step.backRequested': 'DIAGNOSIS' },
});
