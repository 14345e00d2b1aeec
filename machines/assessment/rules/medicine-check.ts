import type { MedicinesRequest } from '../../../contracts/endpoints/assessment.ts';
import {
  MEDICINE_QUESTION_IDS,
  MEDICINE_WORDINGS,
} from '../../../contracts/assessment/medicines.ts';
import type {
  MedicineOption,
  MedicineQuestionId,
  MedicineWording,
} from '../../../contracts/assessment/medicines.ts';
import { wordingFor } from '../../../contracts/rules/offered-options.ts';
import { isDescribed } from './known.ts';
import type { Known } from './known.ts';

/** Returns the questions before a medicine; a question that only a newer server knows is left out. */
export const medicineQuestionsOf = ({
  diagnosis,
}: Pick<Known, 'diagnosis'>): MedicineQuestionId[] =>
  MEDICINE_QUESTION_IDS.filter((id) => diagnosis?.medicine_questions.includes(id));

/** Returns the wording in which a question is put to this patient. */
export const medicineWording = (
  { chatContext: { age }, aboutChild }: Known,
  id: MedicineQuestionId,
): MedicineWording => wordingFor({ age, aboutChild }, id);

/** Returns the answer to a question; undefined when there is none, or one that this patient is not offered. */
export const medicineAnswerTo = (
  known: Known,
  id: MedicineQuestionId,
): MedicineOption | undefined => {
  const options: readonly MedicineOption[] = MEDICINE_WORDINGS[medicineWording(known, id)];
  const given = Object.hasOwn(known.medicineAnswers, id) ? known.medicineAnswers[id] : undefined;
  return options.find((option) => option === given);
};

/** Returns the place of the first question without an answer; null when every question has one. */
export const firstOpenMedicineQuestion = (known: Known): number | null => {
  const open = medicineQuestionsOf(known).findIndex(
    (id) => medicineAnswerTo(known, id) === undefined,
  );
  return open < 0 ? null : open;
};

/** Returns the answers that stay for another person: "no" to the weight alone says nothing about the age. */
export const medicineAnswersAfter = (
  known: Known,
  next: Known,
): Partial<Pick<Known, 'medicineAnswers'>> => {
  if (medicineWording(known, 'age_or_weight') === medicineWording(next, 'age_or_weight')) return {};
  const { age_or_weight: _other, ...medicineAnswers } = known.medicineAnswers;
  return { medicineAnswers };
};

/** Takes in an answer of the check; another one than before drops the outcome of the check. */
export const afterMedicineAnswer = (
  { medicineAnswers, checkedMedicines }: Known,
  { id, option }: { readonly id: MedicineQuestionId; readonly option: string },
): Pick<Known, 'medicineAnswers' | 'checkedMedicines'> => ({
  medicineAnswers: { ...medicineAnswers, [id]: option },
  checkedMedicines: medicineAnswers[id] === option ? checkedMedicines : null,
});

/**
 * Makes the request of the check of what is known, with the final emergency of the result.
 * @throws Error before category, age and sex are known: there is no result to check medicines for.
 */
export const medicinesRequest = (known: Known): MedicinesRequest => {
  const { chatContext, childAge, followUpAnswers, confirmedSigns, xrayFindings, medicineAnswers } =
    known;
  if (!isDescribed(chatContext))
    throw new Error('Medicines were checked without category, age or sex');
  const { issue, category, age, sex, medicalHistory, allergies } = chatContext;
  const asked = medicineQuestionsOf(known);
  return {
    issue,
    category,
    age,
    ...(childAge === null ? {} : { childAge }),
    sex,
    medicalHistory,
    allergies,
    followUpAnswers,
    confirmedSigns,
    xrayFindings,
    medicineAnswers: Object.fromEntries(
      Object.entries(medicineAnswers).filter(([id]) => asked.some((each) => each === id)),
    ),
    emergency: known.diagnosis?.emergency ?? null,
  };
};
