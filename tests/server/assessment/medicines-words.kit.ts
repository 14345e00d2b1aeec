import type { EngineEmergency, MedicationId } from '../../../contracts/assessment/diagnosis.ts';
import { MEDICINE_QUESTION_IDS, NO } from '../../../contracts/assessment/medicines.ts';
import type {
  MedicineAnswers,
  MedicineQuestionId,
} from '../../../contracts/assessment/medicines.ts';
import { emergencyOf } from '../../../contracts/rules/emergency-of.ts';
import { collectEvidence } from '../../../server/assessment/evidence/collect.ts';
import { settle } from '../../../server/assessment/evidence/resolve.ts';
import type { MedicineCheck } from '../../../server/assessment/medicines.ts';
import { checkMedicines } from '../../../server/assessment/medicines.ts';
import type { MedicineCase } from '../../../server/assessment/medicines/facts.ts';
import type { Patient } from '../../../server/assessment/patient.ts';
import { raiseFlags } from '../../../server/assessment/red-flags.ts';

/** One rule: texts after which a suggestion is not made, and texts after which it still is. */
export type Rule = {
  readonly id: MedicationId;
  readonly why: string;
  readonly against: string;
  readonly fine: string;
};

/** "No" to every question of the check, and what is given instead. */
export const answers = (given: MedicineAnswers = {}): MedicineAnswers => ({
  ...Object.fromEntries(MEDICINE_QUESTION_IDS.map((id) => [id, NO])),
  ...given,
});

type Parts = Partial<Patient> & { readonly emergency?: EngineEmergency | null } & Partial<
    Pick<MedicineCase, 'first'>
  >;

/** An adult with an infected wisdom-tooth flap and no fever: all four are of use. */
export const caseOf = ({ emergency, first = 'pericoronitis', ...parts }: Parts): MedicineCase => {
  const patient: Patient = {
    issue: 'tooth pain',
    category: 'pain',
    age: 'age_31_50',
    sex: 'female',
    followUpAnswers: { pain_danger_signs: ['none'] },
    medicalHistory: [],
    allergies: 'none',
    xrayFindings: null,
    ...parts,
  };
  const settled = settle(collectEvidence(patient));
  const raised = raiseFlags(patient, settled, {}).map(({ id }) => id);
  return {
    patient,
    settled,
    first,
    emergency: emergency === undefined ? emergencyOf(raised) : emergency,
  };
};

export const checkFor = (parts: Parts, given: MedicineAnswers = answers()): MedicineCheck =>
  checkMedicines(caseOf(parts), given);

/** The suggestions made to this adult once the check is answered, with "no" unless told otherwise. */
export const suggestedFor = (parts: Parts, given: MedicineAnswers = {}): MedicationId[] =>
  checkFor(parts, answers(given)).medications.flatMap(({ id, suggested }) =>
    suggested ? [id] : [],
  );

/** What this adult is asked. */
export const askedOf = (parts: Parts): readonly MedicineQuestionId[] =>
  checkFor(parts, {}).questions;
