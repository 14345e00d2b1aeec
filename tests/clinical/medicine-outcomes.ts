import { readFileSync } from 'node:fs';
import { MEDICATION_IDS } from '../../contracts/assessment/diagnosis.ts';
import type { MedicationId } from '../../contracts/assessment/diagnosis.ts';
import { MEDICINE_QUESTION_IDS, NO } from '../../contracts/assessment/medicines.ts';
import type { MedicineAnswers } from '../../contracts/assessment/medicines.ts';
import { checkMedicinesOf } from '../../server/assessment/medicine-check.ts';
import type { MedicineCheck } from '../../server/assessment/medicines.ts';
import type { Outcome } from './score.ts';

/** Truthful answers of each vignette's patient to the check, when they are not "no". */
const TRUTHFUL = JSON.parse(
  readFileSync(new URL('medicine-answers.json', import.meta.url), 'utf8'),
) as Readonly<Record<string, MedicineAnswers>>;

/** Checks the medicines of one vignette after its patient has answered every question of the check truthfully. */
export const checkTruthfully = ({ vignette, patient, diagnosis }: Outcome): MedicineCheck => {
  const truth = TRUTHFUL[vignette.id] ?? {};
  return checkMedicinesOf({
    patient,
    medicineAnswers: Object.fromEntries(MEDICINE_QUESTION_IDS.map((id) => [id, truth[id] ?? NO])),
    emergency: diagnosis.emergency,
  });
};

/** Outcome of the checks of many patients. */
export type MedicineScore = {
  /** Medicines that are suggested although they must not be, as "id: medicine". */
  readonly violations: readonly string[];
  /** Number of questions that each patient is asked. */
  readonly asked: readonly number[];
  /** Number of patients that each medicine is suggested to. */
  readonly suggested: Readonly<Record<MedicationId, number>>;
};

export const scoreMedicines = (outcomes: readonly Outcome[]): MedicineScore => {
  const checks = outcomes.map((outcome) => ({
    id: outcome.vignette.id,
    banned: outcome.vignette.expected.must_not,
    asked: outcome.diagnosis.medicine_questions.length,
    suggested: checkTruthfully(outcome).medications.flatMap(({ id, suggested }) =>
      suggested ? [id] : [],
    ),
  }));
  const countOf = (id: MedicationId): number =>
    checks.filter(({ suggested }) => suggested.includes(id)).length;
  return {
    violations: checks.flatMap(({ id, banned, suggested }) =>
      suggested.filter((each) => banned.includes(each)).map((each) => `${id}: ${each}`),
    ),
    asked: checks.map(({ asked }) => asked),
    suggested: Object.fromEntries(MEDICATION_IDS.map((id) => [id, countOf(id)])) as Record<
      MedicationId,
      number
    >,
  };
};
