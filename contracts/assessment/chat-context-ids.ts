/** The five categories of concern (DATA-02). */
export const CATEGORIES = ['pain', 'gums', 'cosmetic', 'lesion', 'other'] as const;
/** The four age bands (STEP-04..07). */
export const AGE_BANDS = ['age_0_18', 'age_19_30', 'age_31_50', 'age_over_50'] as const;
/** The person the assessment is for, as far as it is said on AGE_COLLECTION. */
export const FOR_WHOM = ['self', 'child', 'other'] as const;
/** A child's age in steps, within the youngest band. */
export const CHILD_AGES = [
  'under_3',
  'from_3_to_5',
  'from_6_to_11',
  'from_12_to_15',
  'from_16_to_18',
] as const;
/**
 * The person who agrees where the patient may be a child (India's DPDP Act 2023, section 9): a parent or legal
 * guardian, the patient, since the youngest band has people of 18 in it, or a child alone, for whom nobody has agreed.
 */
export const CONSENT_BY = ['guardian', 'adult', 'minor'] as const;
/** Biological sex as asked on SEX_COLLECTION (STEP-09). */
export const SEXES = ['male', 'female', 'undisclosed'] as const;
/** The only depth on offer (STEP-10). */
export const DEPTHS = ['detailed'] as const;
/** The box of MEDICAL_HISTORY that cannot stand beside another (MED-08). */
export const NO_CONDITION = 'none';
/** The boxes in their order (MED-01..08). */
export const MEDICAL_CONDITIONS = [
  'diabetes',
  'high_blood_pressure',
  'heart_disease',
  'asthma',
  'thyroid_disorder',
  'bleeding_disorder',
  'immunosuppression',
  NO_CONDITION,
] as const;
/** The boxes beside them that decide about a medicine, in the order of the screen: before the list. */
export const MEDICINE_FACTS = [
  'pregnant',
  'breastfeeding',
  'blood_thinner',
  'medicine_allergy',
] as const;
/** Every box of MEDICAL_HISTORY, in its order on screen. */
export const HISTORY_BOXES = [...MEDICINE_FACTS, ...MEDICAL_CONDITIONS] as const;
/** The points that consent is asked for, in the order in which they are read (CONS-01). */
export const CONSENT_POINTS = [
  'made_by_ai',
  'guidance_only',
  'do_not_wait',
  'sent_to_server',
  'kept_in_browser',
] as const;
export type ConsentPoint = (typeof CONSENT_POINTS)[number];

/** Longest texts a person may send, in characters. */
export const CONCERN_MAX = 4000;
export const ALLERGIES_MAX = 1000;
export const XRAY_FINDINGS_MAX = 4000;
