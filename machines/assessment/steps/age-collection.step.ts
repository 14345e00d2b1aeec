import { assessment } from '../assessment.setup.ts';

/** AGE_COLLECTION: one of four bands (STEP-03..07), asked once more where the words name a child and it does not. */
export const AGE_COLLECTION = assessment.createStateConfig({
  description: 'The patient picks an age band.',
  initial: 'awaitingAge',
  states: {
    awaitingAge: {
      description: 'No band was picked yet, or the patient has come back to pick another.',
    },
    confirmingAge: {
      description: 'The words name a child, the band does not: pick again, or insist.',
      on: { 'age.confirmed': '#assessment.SEX_COLLECTION' },
    },
  },
  on: {
    'age.chosen': [
      {
        guard: { type: 'isAdultForChild', params: ({ event }) => event },
        target: '.confirmingAge',
        actions: { type: 'answer', params: ({ event }) => ({ chatContext: { age: event.age } }) },
      },
      {
        target: 'SEX_COLLECTION',
        actions: { type: 'answer', params: ({ event }) => ({ chatContext: { age: event.age } }) },
      },
    ],
    'step.backRequested': 'CATEGORY',
  },
});
