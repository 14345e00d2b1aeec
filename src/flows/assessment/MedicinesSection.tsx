import { partMedicines } from '../../../contracts/rules/needed-medicines.ts';
import {
  selectCanCheckMedicines,
  selectHasCheckedMedicines,
  selectMedications,
} from '../../../machines/assessment/medicine-check.selectors.ts';
import { Button } from '../../components/button/Button.tsx';
import { FoldedSection } from '../../components/result-section/FoldedSection.tsx';
import { resultTexts } from '../../lib/format/result-texts.ts';
import { useAssessment, useAssessmentSelected } from './assessment.flow.ts';
import { MedicineOutcome } from './MedicineOutcome.tsx';

const { medicines } = resultTexts;

/** The medicine suggestions, as a part that opens; none is made before the check is answered, nor shown if none is needed. */
export const MedicinesSection = () => {
  const assessment = useAssessment();
  const isOffered = useAssessmentSelected(selectCanCheckMedicines);
  const isChecked = useAssessmentSelected(selectHasCheckedMedicines);
  const { shown } = partMedicines(useAssessmentSelected(selectMedications));
  if (shown.length === 0) return null;
  return (
    <FoldedSection
      title={medicines.title}
      intro={isChecked ? medicines.checked : medicines.consult}
    >
      <MedicineOutcome />
      {isChecked && <p>{medicines.consult}</p>}
      {isOffered && (
        <Button variant="default" onClick={() => assessment.send({ type: 'medicineCheck.opened' })}>
          {isChecked ? medicines.check.reopen : medicines.check.open}
        </Button>
      )}
    </FoldedSection>
  );
};
