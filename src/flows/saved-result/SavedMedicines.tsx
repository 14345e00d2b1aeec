import type { Diagnosis } from '../../../contracts/assessment/diagnosis.ts';
import { partMedicines } from '../../../contracts/rules/needed-medicines.ts';
import { SAVED_RESULT } from '../../../contracts/texts/en/saved-result.ts';
import { BulletList } from '../../components/bullet-list/BulletList.tsx';
import { MedicineList } from '../../components/medicine-list/MedicineList.tsx';
import { ResultSection } from '../../components/result-section/ResultSection.tsx';
import { resultTexts } from '../../lib/format/result-texts.ts';

type SavedMedicinesProps = { readonly result: Diagnosis; readonly day: string };

/** The medicine suggestions as of the result's day; in a medical emergency only the reasons against medicines. */
export const SavedMedicines = ({ result, day }: SavedMedicinesProps) => {
  const { medications, emergency } = result;
  if (partMedicines(medications).shown.length === 0) return null;
  const intro = SAVED_RESULT.medicines.replace('{day}', day);
  if (emergency?.level !== 'medical') {
    return (
      <ResultSection title={resultTexts.medicinesTitle} intro={intro}>
        <MedicineList medications={medications} words={resultTexts.medicines} advice={[]} />
      </ResultSection>
    );
  }
  const reasons = [...new Set(medications.flatMap(({ reason }) => reason ?? []))];
  return (
    reasons.length > 0 && (
      <ResultSection title={resultTexts.medicinesTitle} intro={intro}>
        <BulletList items={reasons} />
      </ResultSection>
    )
  );
};
