import type { MedicineAdviceId } from '../../../contracts/assessment/medicines.ts';
import { painkillerLead } from '../../../contracts/rules/needed-medicines.ts';
import {
  selectMedications,
  selectMedicineAdvice,
} from '../../../machines/assessment/medicine-check.selectors.ts';
import { MedicineList } from '../../components/medicine-list/MedicineList.tsx';
import { resultTexts } from '../../lib/format/result-texts.ts';
import { useAssessmentSelected } from './assessment.flow.ts';
import classes from './result.module.css';

const { advice: adviceWords, lead: leads } = resultTexts.medicines;

const isKnown = (id: string): id is MedicineAdviceId => Object.hasOwn(adviceWords, id);

/** Shows the status of the four suggestions (DIAG-18 to DIAG-21), and advice that follows from the answers. */
export const MedicineOutcome = () => {
  const medications = useAssessmentSelected(selectMedications);
  const advice = useAssessmentSelected(selectMedicineAdvice).filter(isKnown);
  const lead = painkillerLead(medications);
  return (
    <>
      {lead !== null && <p className={classes.lead}>{leads[lead]}</p>}
      <MedicineList
        medications={medications}
        words={resultTexts.medicines}
        advice={advice.map((id) => adviceWords[id])}
      />
    </>
  );
};
