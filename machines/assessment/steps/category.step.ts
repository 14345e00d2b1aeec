import { assessment } from '../assessment.setup.ts';

/** CATEGORY: the patient picks one, where the concern's words name none or several (STEP-01, STEP-02). */
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
