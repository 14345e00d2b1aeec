import type { Emergency } from '../../contracts/assessment/diagnosis.ts';
import { unsureSigns } from '../../contracts/rules/confirmed-signs.ts';
import { collectEvidence } from './evidence/collect.ts';
import type { Settled } from './evidence/resolve.ts';
import { settle } from './evidence/resolve.ts';
import type { Ranked } from './inference.ts';
import { rankConditions, tooLittleKnown } from './inference.ts';
import { LEVELS } from './knowledge/condition.ts';
import type { Level } from './knowledge/condition.ts';
import { checkMedicines } from './medicines.ts';
import type { MedicineCase } from './medicines/facts.ts';
import type { Patient } from './patient.ts';
import type { Raised } from './red-flags.ts';
import { raiseFlags } from './red-flags.ts';
import { confirmedOf } from './signs/confirmed.ts';
import type { Triage } from './triage.ts';
import { heedAdvice, triage } from './triage.ts';

type Judgement = {
  readonly settled: readonly Settled[];
  readonly ranking: readonly Ranked[];
  readonly raised: readonly Raised[];
  readonly triaged: Triage;
};

const judgeAsGiven = (patient: Patient): Judgement => {
  const settled = settle(collectEvidence(patient));
  const ranking = rankConditions(patient, settled);
  const confirmed = confirmedOf(patient);
  const raised = raiseFlags(patient, settled, confirmed);
  const unsure = unsureSigns(confirmed);
  return {
    settled,
    ranking,
    raised,
    triaged: triage({ raised, unsure }, ranking[0], settled),
  };
};

/** Returns what the medicine rules may know of a judgement; a guess calls for no medicine. */
export const medicineCaseOf = (
  patient: Patient,
  { settled, ranking: [first], triaged }: Judgement,
  emergency: Emergency | null = triaged.emergency,
): MedicineCase => ({
  patient,
  settled,
  first: first === undefined || tooLittleKnown(first) ? null : first.condition.id,
  emergency,
});

/** Judges a patient. X-ray findings may raise the urgency and add flags; what stood without them stays. */
export const judge = (patient: Patient): Judgement => {
  const given = judgeAsGiven(patient);
  if (!patient.xrayFindings) return given;
  const without = judgeAsGiven({ ...patient, xrayFindings: null });
  const isLower = LEVELS.indexOf(given.triaged.level) < LEVELS.indexOf(without.triaged.level);
  const added = given.raised.filter(({ id }) => without.raised.every((flag) => flag.id !== id));
  return {
    ...given,
    raised: [...without.raised, ...added],
    triaged: isLower ? without.triaged : given.triaged,
  };
};

/** Returns how fast a patient needs help, the advice of the medicine rules heeded. */
export const levelFor = (patient: Patient): Level => {
  const judgement = judge(patient);
  const { advice } = checkMedicines(medicineCaseOf(patient, judgement));
  return heedAdvice(judgement.triaged, advice).level;
};
