import type { Medication } from '../../contracts/assessment/diagnosis.ts';
import type { MedicineAnswers, MedicineQuestionId } from '../../contracts/assessment/medicines.ts';
import { areMedicinesChecked } from './assessment.selectors.ts';
import type { AssessmentSnapshot } from './assessment.selectors.ts';
import { medicineQuestionsOf } from './rules/medicine-check.ts';

/** Returns the four suggestions with their statuses: as checked, or else as the result has them. */
export const selectMedications = ({ context }: AssessmentSnapshot): readonly Medication[] =>
  (context.checkedMedicines ?? context.diagnosis)?.medications ?? [];

/** Returns true when there is anything to check before a medicine. */
export const selectCanCheckMedicines = (snapshot: AssessmentSnapshot): boolean =>
  snapshot.can({ type: 'medicineCheck.opened' });

/** Returns true when the check before a medicine has been answered. */
export const selectHasCheckedMedicines = ({ context }: AssessmentSnapshot): boolean =>
  context.checkedMedicines !== null;

/** Returns the advice that the answers of the check call for beside the medicines; nothing before it is answered. */
export const selectMedicineAdvice = ({ context }: AssessmentSnapshot): readonly string[] =>
  context.checkedMedicines?.advice ?? NO_ADVICE;
const NO_ADVICE: readonly string[] = [];

/** The questions of the check before a medicine. */
export const selectMedicineQuestions = ({ context }: AssessmentSnapshot): MedicineQuestionId[] =>
  medicineQuestionsOf(context);

/** Returns the answers given so far to the check. */
export const selectMedicineAnswers = ({ context }: AssessmentSnapshot): MedicineAnswers =>
  context.medicineAnswers;

/** The check before a medicine, while it is on. */
export type MedicineCheckView = {
  busy: boolean;
  failed: boolean;
  checked: boolean;
  canSubmit: boolean;
};

/** Returns the state of the call behind the questions of the check. */
export const selectMedicineCheck = (snapshot: AssessmentSnapshot): MedicineCheckView => ({
  busy: snapshot.hasTag('busy'),
  failed: snapshot.matches({ DIAGNOSIS: { confirmingMedicines: 'medicineCheckFailed' } }),
  checked: areMedicinesChecked(snapshot),
  canSubmit: snapshot.can({ type: 'medicineAnswers.submitted' }),
});
