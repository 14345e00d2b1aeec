import type { MedicinesRequest } from '../../../contracts/endpoints/assessment.ts';
import { MEDICINE_QUESTION_IDS } from '../../../contracts/assessment/medicines.ts';
import type { MedicineQuestionId } from '../../../contracts/assessment/medicines.ts';
import { isDescribed } from './known.ts';
import type { Known } from './known.ts';

/** Returns the questions before a medicine; a question that only a newer server knows is left out. */
export const medicineQuestionsOf = ({
  diagnosis,
}: Pick<Known, 'diagnosis'>): MedicineQuestionId[] =>
  MEDICINE_QUESTION_IDS.filter((id) => diagnosis?.medicine_questions.includes(id));

/** Returns true when every question of the check has its answer. */
export const areMedicinesAnswered = (known: Known): boolean =>
  medicineQuestionsOf(known).every((id) => Object.hasOwn(known.medicineAnswers, id));

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
