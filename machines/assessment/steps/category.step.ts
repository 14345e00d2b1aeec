import { assessment } from '../assessment.setup.ts';

/** CATEGORY: for a concern whose words name no category, or several (STEP-01, STEP-02). */
export const CATEGORY = assessment.createStateConfig({
  description: 'The patient picks the closest of five categories.',
  on: {
    'category.chosen': {
      target: 'AGE_COLLECTION',
      actions: {
        type: 'answer',
        params: ({ event }) => ({
          chatContext: { category: event.category },
          isCategoryTaken: false,
        }),
      },
    },
    'step.backRequested': 'INTRO',
  },
});
