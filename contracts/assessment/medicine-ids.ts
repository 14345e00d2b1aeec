import { NOT_SURE } from '../questions/shared.ts';

/** The answer of every question of the check that speaks against no medicine. */
export const NO = 'no';

/**
 * The questions of the check before a medicine, the most important first. A question has several choices where a yes
 * alone would leave two things apart. It is not asked when the assessment has its answer already.
 */
export const MEDICINE_QUESTIONS = {
  pregnancy: [NO, 'pregnant', 'breastfeeding', NOT_SURE],
  age_or_weight: [NO, 'under_12', 'from_12_to_15', 'under_45_kg', NOT_SURE],
  stomach: [NO, 'in_the_past', 'now', NOT_SURE],
  kidney_or_liver: [NO, 'kidney', 'liver', 'both', NOT_SURE],
  heart_or_blood: [NO, 'yes', NOT_SURE],
  reaction: [NO, 'asthma_or_nsaid', 'paracetamol', 'mouthwash', 'several', NOT_SURE],
  taken: [NO, 'some_paracetamol', 'much_paracetamol', 'nsaid', 'both', 'too_many', NOT_SURE],
  fever: [NO, 'yes', NOT_SURE],
  jaw_bone: [NO, 'yes', NOT_SURE],
} as const;

/** Each question in the words of a patient; an adult, whose age is known, is asked the weight in place of both. */
export const MEDICINE_WORDINGS = {
  ...MEDICINE_QUESTIONS,
  weight: [NO, 'under_45_kg', NOT_SURE],
} as const;
export type MedicineWording = keyof typeof MEDICINE_WORDINGS;

export type MedicineQuestionId = keyof typeof MEDICINE_QUESTIONS;
export const MEDICINE_QUESTION_IDS = Object.keys(MEDICINE_QUESTIONS) as MedicineQuestionId[];
export type MedicineOption<Id extends MedicineQuestionId = MedicineQuestionId> =
  (typeof MEDICINE_QUESTIONS)[Id][number];

/** Most questions that one person is asked. */
export const MEDICINE_QUESTIONS_MAX = 7;

/** Advice that the answers call for beside the medicines. */
export const MEDICINE_ADVICE = [
  'bleeding_gums_with_fever',
  'fever_may_be_dengue',
  'tell_dentist_of_jaw_bone',
  'socket_needs_dentist_soon',
] as const;
export type MedicineAdviceId = (typeof MEDICINE_ADVICE)[number];
