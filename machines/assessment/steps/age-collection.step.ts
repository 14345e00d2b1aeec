import { assessment } from '../assessment.setup.ts';
import type { AssessmentEvents } from '../assessment.setup.ts';

type AgeChosen = Extract<AssessmentEvents, { type: 'age.chosen' }>;

/** Takes in a band. Who chooses one tells no finer age of a child, even if it was told before. */
const answersAge = {
  type: 'answer',
  params: ({ event: { age } }: { readonly event: AgeChosen }) => ({
    chatContext: { age },
    childAge: null,
  }),
} as const;

/**
 * AGE_COLLECTION: who it is for, which may be left open; then one of four bands (STEP-03..07) or a child's age. It is
 * asked once more where a child is named and the band is not a child's.
 */
export const AGE_COLLECTION = assessment.createStateConfig({
  description: 'The patient picks an age band.',
  initial: 'awaitingAge',
  states: {
    awaitingAge: {
      description: 'No band was picked yet, or the patient has come back to pick another.',
    },
    confirmingAge: {
      description:
        'The words or the answer name a child, the band does not: pick again, or insist.',
      on: { 'age.confirmed': '#assessment.SEX_COLLECTION' },
    },
  },
  on: {
    'forWhom.chosen': {
      target: '.awaitingAge',
      actions: {
        type: 'answer',
        params: ({ event: { forWhom } }) =>
          forWhom === 'child' ? { forWhom } : { forWhom, childAge: null },
      },
    },
    'age.chosen': [
      {
        guard: { type: 'isAdultForChild', params: ({ event }) => event },
        target: '.confirmingAge',
        actions: answersAge,
      },
      { target: 'SEX_COLLECTION', actions: answersAge },
    ],
    'childAge.chosen': {
      target: 'SEX_COLLECTION',
      actions: {
        type: 'answer',
        params: ({ event: { childAge } }) => ({ chatContext: { age: 'age_0_18' }, childAge }),
      },
    },
    'step.backRequested': 'CATEGORY',
  },
});
