import { assessment } from '../assessment.setup.ts';

/** DEPTH_CHOICE: the one depth on offer (STEP-10..13). */
export const DEPTH_CHOICE = assessment.createStateConfig({
  description: 'The patient sees what is coming and starts the questions.',
  on: {
    'depth.chosen': {
      target: 'FOLLOW_UP',
      actions: [
        {
          type: 'answer',
          params: ({ event }) => ({ chatContext: { depthChoice: event.depth } }),
        },
        'showFirstUnanswered',
      ],
    },
    'step.backRequested': 'SEX_COLLECTION',
  },
});
