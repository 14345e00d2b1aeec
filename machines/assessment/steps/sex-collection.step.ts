import { assessment } from '../assessment.setup.ts';

/** SEX_COLLECTION: the biological sex (STEP-08, STEP-09). */
export const SEX_COLLECTION = assessment.createStateConfig({
  description: 'The patient picks the biological sex.',
  on: {
    'sex.chosen': {
      target: 'DEPTH_CHOICE',
      actions: { type: 'answer', params: ({ event }) => ({ chatContext: { sex: event.sex } }) },
    },
    'step.backRequested': 'AGE_COLLECTION',
  },
});
