import type { Texts } from '../catalogue.ts';

/** Age bands (STEP-04..07), whom it is for, and sexes (STEP-09). */
export const PERSON: Texts['person'] = {
  ages: {
    age_0_18: '0-18',
    age_19_30: '19-30',
    age_31_50: '31-50',
    age_over_50: '50 से ज़्यादा',
  },
  childAges: {
    under_3: '3 से कम',
    from_3_to_5: '3 से 5',
    from_6_to_11: '6 से 11',
    from_12_to_15: '12 से 15',
    from_16_to_18: '16 से 18',
  },
  forWhom: {
    self: 'मेरे लिए',
    child: 'मेरे बच्चे के लिए',
    other: 'किसी और के लिए',
  },
  sexes: { male: 'पुरुष', female: 'महिला', undisclosed: 'नहीं बताना चाहते' },
};
