import type { Oracle } from '../../kit/oracle.ts';
import { changed, person, unchanged } from './cases.ts';
import type { Assessment } from './cases.ts';

const OF_CHILD = { chatContext: { ...person, age: 'age_0_18' }, consentBy: 'guardian' } as const;

const OF_SMALL_CHILD = { ...OF_CHILD, forWhom: 'child', childAge: 'from_3_to_5' } as const;

/** What the age takes, and what follows from it (STEP-03..07). */
export const age: Pick<Oracle<Assessment>['leaves'], 'AGE_COLLECTION'> = {
  AGE_COLLECTION: {
    on: {
      'age.chosen': [
        {
          with: { age: 'age_19_30' },
          to: 'SEX_COLLECTION',
          knows: unchanged,
        },
        // Who may be a child after all, and for whom nobody has agreed: what is stored has to go.
        {
          given: { onServer: 'result' },
          with: { age: 'age_0_18' },
          to: 'SEX_COLLECTION',
          knows: { ...changed, consentBy: null, onServer: 'deletionOwed' },
        },
        {
          given: { onServer: 'result' },
          with: { age: 'age_31_50' },
          to: 'SEX_COLLECTION',
          knows: { ...changed, onServer: 'result' },
        },
        // "No" to the weight of an adult says nothing about the age of who may be a child.
        {
          given: { medicineAnswers: { age_or_weight: 'no', taken: 'no' } },
          with: { age: 'age_0_18' },
          to: 'SEX_COLLECTION',
          knows: { ...changed, medicineAnswers: { taken: 'no' } },
        },
        {
          given: { medicineAnswers: { age_or_weight: 'no', taken: 'no' } },
          with: { age: 'age_31_50' },
          to: 'SEX_COLLECTION',
          knows: { ...changed, medicineAnswers: { age_or_weight: 'no', taken: 'no' } },
        },
        // Who agrees was said of the person as a child: it lasts as long as the age does.
        {
          given: { ...OF_CHILD, onServer: 'result' },
          with: { age: 'age_0_18' },
          to: 'SEX_COLLECTION',
          knows: { ...unchanged, consentBy: 'guardian', onServer: 'result' },
        },
        {
          given: { ...OF_CHILD, onServer: 'result' },
          with: { age: 'age_19_30' },
          to: 'SEX_COLLECTION',
          knows: { ...changed, consentBy: null, onServer: 'result' },
        },
        // The band alone tells no finer age any more.
        {
          given: { ...OF_SMALL_CHILD, forWhom: 'other' },
          with: { age: 'age_0_18' },
          to: 'SEX_COLLECTION',
          knows: {
            ...changed,
            ...OF_SMALL_CHILD,
            forWhom: 'other',
            childAge: null,
            consentBy: null,
          },
        },
        // A child's age is told in years, whether the words name the child or the answer does.
        {
          given: { aboutChild: true },
          with: { age: 'age_31_50' },
          to: 'refused',
        },
        {
          given: { aboutChild: true },
          with: { age: 'age_0_18' },
          to: 'refused',
        },
        {
          given: { forWhom: 'child' },
          with: { age: 'age_31_50' },
          to: 'refused',
        },
        // What was said of it outweighs the words.
        {
          given: { aboutChild: true, forWhom: 'self' },
          with: { age: 'age_31_50' },
          to: 'SEX_COLLECTION',
          knows: {
            ...changed,
            aboutChild: true,
            forWhom: 'self',
            chatContext: { ...person, age: 'age_31_50' },
          },
        },
        {
          given: { forWhom: 'other' },
          with: { age: 'age_31_50' },
          to: 'SEX_COLLECTION',
          knows: { ...changed, forWhom: 'other', chatContext: { ...person, age: 'age_31_50' } },
        },
      ],
      'forWhom.chosen': [
        {
          with: { forWhom: 'self' },
          to: 'stays',
          knows: { ...changed, forWhom: 'self', chatContext: person },
        },
        {
          given: { ...OF_SMALL_CHILD, onServer: 'result' },
          with: { forWhom: 'child' },
          to: 'stays',
          knows: { ...unchanged, ...OF_SMALL_CHILD, onServer: 'result' },
        },
        // Somebody else is not the child of whom the age was told, and for whom somebody agreed.
        {
          given: { ...OF_SMALL_CHILD, onServer: 'result' },
          with: { forWhom: 'other' },
          to: 'stays',
          knows: {
            ...changed,
            forWhom: 'other',
            childAge: null,
            consentBy: null,
            onServer: 'deletionOwed',
          },
        },
      ],
      'childAge.chosen': [
        { with: { childAge: 'from_3_to_5' }, to: 'refused' },
        {
          given: { forWhom: 'self' },
          with: { childAge: 'from_3_to_5' },
          to: 'refused',
        },
        {
          given: { forWhom: 'other' },
          with: { childAge: 'from_3_to_5' },
          to: 'SEX_COLLECTION',
          knows: {
            ...changed,
            forWhom: 'other',
            chatContext: { ...person, age: 'age_0_18' },
            childAge: 'from_3_to_5',
          },
        },
        {
          given: OF_SMALL_CHILD,
          with: { childAge: 'from_3_to_5' },
          to: 'SEX_COLLECTION',
          knows: { ...unchanged, ...OF_SMALL_CHILD },
        },
        {
          given: OF_SMALL_CHILD,
          with: { childAge: 'from_6_to_11' },
          to: 'SEX_COLLECTION',
          knows: { ...changed, ...OF_SMALL_CHILD, childAge: 'from_6_to_11', consentBy: null },
        },
      ],
      'step.backRequested': [{ to: 'CATEGORY', knows: unchanged }],
    },
  },
};
