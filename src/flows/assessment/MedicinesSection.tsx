import {
  selectCanCheckMedicines,
  selectHasCheckedMedicines,
  selectMedications,
} from '../../../machines/assessment/medicine-check.selectors.ts';
import { Button } from '../../components/button/Button.tsx';
import { ResultSection } from '../../components/result-section/ResultSection.tsx';
import { resultTexts } from '../../lib/format/result-texts.ts';
import { useAssessment, useAssessmentSelected } from './assessment.flow.ts';
import { MedicineOutcome } from './MedicineOutcome.tsx';

const { medicines } = resultTexts;

/** The medicine suggestions; none is made before the check is answered. */
export const MedicinesSection = () => {
  const assessment = useAssessment();
  const isOffered = useAssessmentSelected(selectCanCheckMedicines);
  const isChecked = useAssessmentSelected(selectHasCheckedMedicines);
  const count = useAssessmentSelected(selectMedications).length;
  if (count === 0) return null;
  return (
    <ResultSection title="What may ease it until then" intro={medicines.consult}>
      <MedicineOutcome />
      {isOffered && (
        <Button variant="default" onClick={() => assessment.send({ type: 'medicineCheck.opened' })}>
          {isChecked ? medicines.check.reopen : medicines.check.open}
        </Button>
      )}
    </ResultSection>
  );
};
