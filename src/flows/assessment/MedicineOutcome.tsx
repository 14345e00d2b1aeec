import type { MedicineAdviceId } from '../../../contracts/assessment/medicines.ts';
import {
  selectMedications,
  selectMedicineAdvice,
} from '../../../machines/assessment/medicine-check.selectors.ts';
import { MedicineList } from '../../components/medicine-list/MedicineList.tsx';
import { resultTexts } from '../../lib/format/result-texts.ts';
import { useAssessmentSelected } from './assessment.flow.ts';

const { statuses, advice: adviceWords } = resultTexts.medicines;

const isKnown = (id: string): id is MedicineAdviceId => Object.hasOwn(adviceWords, id);

/** Shows the status of the four suggestions (DIAG-18 to DIAG-21), and advice that follows from the answers. */
export const MedicineOutcome = () => {
  const medications = useAssessmentSelected(selectMedications);
  const advice = useAssessmentSelected(selectMedicineAdvice).filter(isKnown);
  const sentences = advice.map((id) => adviceWords[id]);
  return <MedicineList medications={medications} statuses={statuses} advice={sentences} />;
};
