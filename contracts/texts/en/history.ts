import type { HistoryTexts } from '../catalogue.ts';

/** The boxes of MEDICAL_HISTORY (MED-01..08), and those before them that decide about a medicine. */
export const HISTORY: HistoryTexts = {
  intro: 'Tick all that apply. They decide which medicines are safe to suggest.',
  boxes: {
    pregnant: 'Pregnant, or perhaps',
    breastfeeding: 'Breastfeeding',
    blood_thinner: 'Takes a blood thinner',
    medicine_allergy: 'Allergy to a medicine',
    diabetes: 'Diabetes',
    high_blood_pressure: 'High Blood Pressure',
    heart_disease: 'Heart Disease',
    asthma: 'Asthma',
    thyroid_disorder: 'Thyroid Disorders',
    bleeding_disorder: 'Bleeding Disorders',
    immunosuppression: 'Immunosuppression',
    none: 'None of the above',
  },
  hints: {
    pregnant: 'A late period or trying for a baby counts',
    blood_thinner: 'Such as Ecosprin, clopidogrel, warfarin or Eliquis',
    medicine_allergy:
      'A rash, swelling or trouble breathing, also from a mouthwash. Say which below.',
    high_blood_pressure: 'Also when tablets keep it down',
    heart_disease: 'Also a stent, a bypass or a stroke',
    bleeding_disorder: 'A cut bleeds for a long time, for example with haemophilia',
    immunosuppression:
      'Weak defences: a transplant, chemotherapy, methotrexate, long steroids, HIV',
  },
};
