import type { MedicationId } from '../../../contracts/diagnosis.ts';
import { collectEvidence } from '../../../server/assessment/evidence/collect.ts';
import { checkMedicines } from '../../../server/assessment/medicines.ts';
import type { Patient } from '../../../server/assessment/patient.ts';
import { isRedFlag } from '../../../contracts/red-flags.ts';
import { settle } from '../../../server/assessment/evidence/resolve.ts';
import { raiseFlags } from '../../../server/assessment/red-flags.ts';

/** One rule: texts after which a suggestion is not made, and texts after which it still is. */
export type Rule = {
  readonly id: MedicationId;
  readonly why: string;
  readonly against: string;
  readonly fine: string;
};

/** The suggestions made to an adult with a toothache, red flags included. */
export const suggestedFor = (parts: Partial<Patient>): MedicationId[] => {
  const who: Patient = {
    issue: 'tooth pain',
    category: 'pain',
    age: 'age_31_50',
    sex: 'female',
    followUpAnswers: {},
    medicalHistory: [],
    allergies: 'none',
    xrayFindings: null,
    ...parts,
  };
  const evidence = collectEvidence(who);
  const flags = raiseFlags(who, settle(evidence), {})
    .map(({ id }) => id)
    .filter(isRedFlag);
  return checkMedicines(who, evidence, flags)
    .filter(({ suggested }) => suggested)
    .map(({ id }) => id);
};
