import type { MedicineAdviceId } from '../../../contracts/medicines.ts';
import {
  selectMedications,
  selectMedicineAdvice,
} from '../../../machines/assessment/medicine-check.selectors.ts';
import { MedicineList } from '../../components/medicine-list/MedicineList.tsx';
import { resultTexts } from '../../lib/result-texts.ts';
import { useAssessmentSelected } from './assessment.flow.ts';

const { statuses, advice: adviceWords } = resultTexts.medicines;

const isKnown = (id: string): id is MedicineAdviceId => Object.hasOwn(adviceWords, id);

/** How the four suggestions stand (DIAG-18 to DIAG-21), and what the answers call for beside them. */
export const MedicineOutcome = () => {
  const medications = useAssessmentSelected(selectMedications);
  const advice = useAssessmentSelected(selectMedicineAdvice).filter(isKnown);
  const sentences = advice.map((id) => adviceWords[id]);
  return <MedicineList medications={medications} statuses={statuses} advice={sentences} />;
};
