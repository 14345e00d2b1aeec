import type { Emergency, EngineEmergency } from '../../contracts/assessment/diagnosis.ts';
import type { MedicinesRequest } from '../../contracts/endpoints/assessment.ts';
import { emergencyOf } from '../../contracts/rules/emergency-of.ts';
import { judge, medicineCaseOf } from './judge.ts';
import { withMemory } from './evidence/text/memory.ts';
import type { MedicineCheck } from './medicines.ts';
import { checkMedicines } from './medicines.ts';
import type { Patient } from './patient.ts';

/** One patient, the answers of the check, and the final emergency of the result. */
export type MedicineCheckRequest = Pick<MedicinesRequest, 'medicineAnswers' | 'emergency'> & {
  readonly patient: Patient;
};

/**
 * Returns the emergency that counts: a medical one counts whether the result names it or the engine finds it. The help
 * that the named kinds call for outranks the level beside them.
 */
const finalOf = (named: Emergency | null, own: EngineEmergency | null): Emergency | null => {
  if (named?.level === 'medical') return named;
  const told = emergencyOf(named?.kinds ?? []);
  return told?.level === 'medical' ? told : (own ?? named);
};

/**
 * Checks medicines on the engine's own judgement of the patient. An emergency counts whether the result names it or the
 * judgement finds it.
 */
export const checkMedicinesOf = ({
  patient,
  medicineAnswers,
  emergency,
}: MedicineCheckRequest): MedicineCheck =>
  withMemory(() => {
    const judgement = judge(patient);
    const final = finalOf(emergency, judgement.triaged.emergency);
    return checkMedicines(medicineCaseOf(patient, judgement, final), medicineAnswers);
  });
