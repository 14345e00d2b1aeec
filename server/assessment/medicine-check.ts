import type { MedicinesRequest } from '../../contracts/endpoints/medicines.ts';
import { judge, medicineCaseOf } from './assess.ts';
import { withMemory } from './evidence/text/memory.ts';
import type { MedicineCheck } from './medicines.ts';
import { checkMedicines } from './medicines.ts';
import type { Patient } from './patient.ts';

/** One patient, the answers of the check, and the final emergency of the result. */
export type CheckAsked = Pick<MedicinesRequest, 'medicineAnswers' | 'emergency'> & {
  readonly patient: Patient;
};

/**
 * The check before a medicine, on the engine's own judgement of the patient. An emergency counts whether the result
 * named it or the judgement finds it.
 */
export const checkMedicinesOf = ({
  patient,
  medicineAnswers,
  emergency,
}: CheckAsked): MedicineCheck =>
  withMemory(() => {
    const judgement = judge(patient);
    const own = judgement.triaged.emergency;
    const final = emergency?.level === 'medical' ? emergency : (own ?? emergency);
    return checkMedicines(medicineCaseOf(patient, judgement, final), medicineAnswers);
  });
