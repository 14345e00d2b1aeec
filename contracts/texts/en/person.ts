import type { Texts } from '../catalogue.ts';

/** Age bands (STEP-04..07), whom it is for, and sexes (STEP-09). */
export const PERSON: Texts['person'] = {
  ages: {
    age_0_18: '0-18',
    age_19_30: '19-30',
    age_31_50: '31-50',
    age_over_50: 'Above 50',
  },
  childAges: {
    under_3: 'Under 3',
    from_3_to_5: '3 to 5',
    from_6_to_11: '6 to 11',
    from_12_to_15: '12 to 15',
    from_16_to_18: '16 to 18',
  },
  forWhom: {
    self: 'Me',
    child: 'My child',
    other: 'Somebody else',
  },
  sexes: {
    male: 'Male',
    female: 'Female',
    undisclosed: 'Prefer not to say',
  },
};
