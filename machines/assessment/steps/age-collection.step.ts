import { assessment } from '../assessment.setup.ts';

/**
 * AGE_COLLECTION: who it is for, which may be left open; then one of four bands (STEP-03..07), or of a child the age in
 * years.
 */
export const AGE_COLLECTION = assessment.createStateConfig({
  description: 'The patient picks an age band, or the age of a child.',
  on: {
    'forWhom.chosen': {
      actions: {
        type: 'answer',
        params: ({ event: { forWhom } }) =>
          forWhom === 'child' ? { forWhom } : { forWhom, childAge: null },
      },
    },
    // Who chooses a band tells no finer age of a child, even if it was told before.
    'age.chosen': {
      guard: 'isAskedInBands',
      target: 'SEX_COLLECTION',
      actions: {
        type: 'answer',
        params: ({ event: { age } }) => ({ chatContext: { age }, childAge: null }),
      },
    },
    'childAge.chosen': {
      guard: 'isAskedInYears',
      target: 'SEX_COLLECTION',
      actions: {
        type: 'answer',
        params: ({ event: { childAge } }) => ({ chatContext: { age: 'age_0_18' }, childAge }),
      },
    },
    'step.backRequested': 'CATEGORY',
  },
});
