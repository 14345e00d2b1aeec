import { assessment } from '../assessment.setup.ts';
import { sayUnreachable } from '../../kit/later-flow.ts';

/** SOCIAL_SHARING: the patient tells others of a milestone, and nothing of the assessment (SHARE-01..10). */
export const SOCIAL_SHARING = assessment.createStateConfig({
  description: 'The patient shares a milestone.',
  invoke: {
    id: 'milestoneShare',
    src: 'milestoneShare',
    onError: {
      target: 'CALL_TO_ACTION',
      actions: sayUnreachable,
    },
  },
  on: { 'nextSteps.requested': 'CALL_TO_ACTION', 'step.backRequested': 'DIAGNOSIS' },
});
