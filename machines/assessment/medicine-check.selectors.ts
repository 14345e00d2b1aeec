import { questionOf } from '../../contracts/texts/en/flows/progress.ts';
import type { Medication } from '../../contracts/assessment/diagnosis.ts';
import type {
  MedicineOption,
  MedicineQuestionId,
  MedicineWording,
} from '../../contracts/assessment/medicines.ts';
import type { AssessmentSnapshot } from './assessment.selectors.ts';
import { medicineAnswerTo, medicineQuestionsOf, medicineWording } from './rules/medicine-check.ts';

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

/** The question of the check on screen, and the call behind the last. */
export type AskedMedicineQuestion = {
  id: MedicineQuestionId;
  wording: MedicineWording;
  place: string;
  isLast: boolean;
  chosen: MedicineOption | undefined;
  canGoOn: boolean;
  busy: boolean;
  failed: boolean;
};

/** Returns the question of the check on screen; null where there is none. */
export const selectMedicineQuestion = (
  snapshot: AssessmentSnapshot,
): AskedMedicineQuestion | null => {
  const { context } = snapshot;
  const questions = medicineQuestionsOf(context);
  const at = context.medicineQuestionAt;
  const id = questions[at];
  if (id === undefined) return null;
  return {
    id,
    wording: medicineWording(context, id),
    place: questionOf(at + 1, questions.length),
    isLast: at === questions.length - 1,
    chosen: medicineAnswerTo(context, id),
    canGoOn: snapshot.can({ type: 'medicineAnswer.confirmed' }),
    busy: snapshot.hasTag('busy'),
    failed: snapshot.matches({ DIAGNOSIS: { confirmingMedicines: 'medicineCheckFailed' } }),
  };
};
