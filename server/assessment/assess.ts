import type { Emergency, EngineDiagnosis, Urgency } from '../../contracts/assessment/diagnosis.ts';
import { isRedFlag } from '../../contracts/assessment/red-flags.ts';
import { unsureSigns } from '../../contracts/rules/confirmed-signs.ts';
import { collectEvidence } from './evidence/collect.ts';
import type { Settled } from './evidence/resolve.ts';
import { settle } from './evidence/resolve.ts';
import { withMemory } from './evidence/text/memory.ts';
import type { Ranked } from './inference.ts';
import { rankConditions, tooLittleKnown } from './inference.ts';
import { LEVELS } from './knowledge/condition.ts';
import { checkMedicines } from './medicines.ts';
import type { MedicineCase } from './medicines/facts.ts';
import type { Patient } from './patient.ts';
import type { Raised } from './red-flags.ts';
import { raiseFlags } from './red-flags.ts';
import type { Advice } from './next-steps.ts';
import { adviseOn, adviseSooner } from './next-steps.ts';
import { causesOf } from './report.ts';
import { confirmedOf } from './signs/confirmed.ts';
import { noteOf, writeSoapNote } from './soap-note.ts';
import { summarise } from './summary.ts';
import type { Triage } from './triage.ts';
import { heedAdvice, triage } from './triage.ts';

/** Name and version of the embedded engine, as every result states them. */
const ENGINE = { name: 'toothwise-embedded', version: '1.0.0' } as const;

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

/**
 * Makes one assessment: evidence, red flags, ranking, triage, medicines, report. Pure and deterministic: no clock, no
 * randomness, no I/O. Sources of the rules stand in docs/clinical.md.
 */
export const assess = (patient: Patient): EngineDiagnosis => withMemory(() => reportOn(patient));

const reportOn = (patient: Patient): EngineDiagnosis => {
  const judgement = judge(patient);
  const { settled, ranking, raised } = judgement;
  const flagIds = raised.map(({ id }) => id).filter(isRedFlag);
  const { medications, questions, advice } = checkMedicines(medicineCaseOf(patient, judgement));
  const triaged = heedAdvice(judgement.triaged, advice);
  const note = noteOf({ patient, ranking, raised, medications });
  return {
    ...causesOf(patient, ranking),
    urgency: triaged.urgency,
    summary: summarise({ patient, settled, ranking, raised, triaged }),
    ...adviseOn(patient, { ...triaged, advice }, ranking),
    soap_note: writeSoapNote(note, { ...triaged, flags: flagIds }),
    note,
    emergency: triaged.emergency,
    red_flags: flagIds,
    medications,
    medicine_questions: questions,
    engine: ENGINE,
    is_saved: false,
    diagnosis_id: null,
  };
};

/** Returns the next steps of the same assessment when a second opinion asks for an earlier visit. */
export const adviseEarlier = (patient: Patient, urgency: Urgency): Advice => {
  const judgement = judge(patient);
  const { advice } = checkMedicines(medicineCaseOf(patient, judgement));
  const { unsure } = judgement.triaged;
  return adviseSooner(patient, urgency, { unsure, advice }, judgement.ranking);
};
