import type { Medication } from '../../contracts/diagnosis.ts';
import type { MedicineAnswers, MedicineQuestionId } from '../../contracts/medicines.ts';
import { areMedicinesChecked } from './assessment.selectors.ts';
import type { AssessmentSnapshot } from './assessment.selectors.ts';
import { medicineQuestionsOf } from './rules/medicine-check.ts';

/** The four suggestions as they stand: checked, or as the result has them. */
export const selectMedications = ({ context }: AssessmentSnapshot): readonly Medication[] =>
  (context.checkedMedicines ?? context.diagnosis)?.medications ?? [];

/** Whether there is anything to check before a medicine. */
export const selectCanCheckMedicines = (snapshot: AssessmentSnapshot): boolean =>
  snapshot.can({ type: 'medicineCheck.opened' });

/** Whether the check before a medicine has been answered. */
export const selectHasCheckedMedicines = ({ context }: AssessmentSnapshot): boolean =>
  context.checkedMedicines !== null;

/** What the answers of the check call for beside the medicines; nothing before it is answered. */
export const selectMedicineAdvice = ({ context }: AssessmentSnapshot): readonly string[] =>
  context.checkedMedicines?.advice ?? NO_ADVICE;
const NO_ADVICE: readonly string[] = [];

/** The questions of the check before a medicine. */
export const selectMedicineQuestions = ({ context }: AssessmentSnapshot): MedicineQuestionId[] =>
  medicineQuestionsOf(context);

/** What was answered to them so far. */
export const selectMedicineAnswers = ({ context }: AssessmentSnapshot): MedicineAnswers =>
  context.medicineAnswers;

/** The check before a medicine, while it is on. */
export type MedicineCheckView = {
  busy: boolean;
  failed: boolean;
  checked: boolean;
  canSubmit: boolean;
};

/** The call behind the questions of the check, and whether it has come to something. */
export const selectMedicineCheck = (snapshot: AssessmentSnapshot): MedicineCheckView => ({
  busy: snapshot.hasTag('busy'),
  failed: snapshot.matches({ DIAGNOSIS: { confirmingMedicines: 'medicineCheckFailed' } }),
  checked: areMedicinesChecked(snapshot),
  canSubmit: snapshot.can({ type: 'medicineAnswers.submitted' }),
});
