import { assessment } from '../assessment.setup.ts';

/** AGE_COLLECTION: one of four bands (STEP-03..07). */
export const AGE_COLLECTION = assessment.createStateConfig({
  description: 'The patient picks an age band.',
  on: {
    'age.chosen': {
      target: 'SEX_COLLECTION',
      actions: { type: 'answer', params: ({ event }) => ({ chatContext: { age: event.age } }) },
    },
    'step.backRequested': 'CATEGORY',
  },
});
