import type { EngineDiagnosis, Urgency } from '../../contracts/assessment/diagnosis.ts';
import { isRedFlag } from '../../contracts/assessment/red-flags.ts';
import { isAboutChild } from './about-child.ts';
import { childTalkFor } from './child-talk.ts';
import { readText } from './evidence/from-text.ts';
import type { Settled } from './evidence/resolve.ts';
import { withMemory } from './evidence/text/memory.ts';
import { judge, medicineCaseOf } from './judge.ts';
import type { FindingId } from './knowledge/findings.ts';
import { checkMedicines } from './medicines.ts';
import { looksFor } from './looks.ts';
import type { Advice } from './next-steps.ts';
import { adviseOn, adviseSooner } from './next-steps.ts';
import type { Patient } from './patient.ts';
import type { Raised } from './red-flags.ts';
import { causesOf } from './report.ts';
import { noteOf, writeSoapNote } from './soap-note.ts';
import { summarise } from './summary.ts';
import { inLanguage, languageNow } from '../texts/speaking.ts';
import { heedAdvice } from './triage.ts';
import { whatChanges } from './what-changes.ts';

/** Name and version of the embedded engine, as every result states them. */
const ENGINE = { name: 'toothwise-embedded', version: '1.0.0' } as const;

/**
 * Makes one assessment: evidence, red flags, ranking, triage, medicines, report, in the language that is spoken. Pure and
 * deterministic: no clock, no randomness, no I/O. Sources of the rules stand in docs/clinical.md.
 */
export const assess = (patient: Patient): EngineDiagnosis =>
  withMemory(() => {
    const judged = judgeWhole(patient);
    // A dentist reads the note in English, whatever the patient reads.
    const notes =
      languageNow() === 'en'
        ? notesOn(patient, judged)
        : inLanguage('en', () => notesOn(patient, judgeWhole(patient)));
    return { ...reportOn(patient, judged), ...notes };
  });

/** Judges a patient and the medicines: everything that the report and the note are written from. */
const judgeWhole = (patient: Patient) => {
  const judgement = judge(patient);
  const { medications, questions, advice } = checkMedicines(medicineCaseOf(patient, judgement));
  const triaged = heedAdvice(judgement.triaged, advice);
  const flagIds = judgement.raised.map(({ id }) => id).filter(isRedFlag);
  return { ...judgement, medications, questions, advice, triaged, flagIds };
};
type Judged = ReturnType<typeof judgeWhole>;

/** Writes what a dentist reads. */
const notesOn = (
  patient: Patient,
  { ranking, raised, medications, triaged, flagIds }: Judged,
): Pick<EngineDiagnosis, 'note' | 'soap_note'> => {
  const note = noteOf({ patient, ranking, raised, medications });
  return { note, soap_note: writeSoapNote(note, { ...triaged, flags: flagIds }) };
};

const hasCancerSigns = (raised: readonly Raised[]): boolean =>
  raised.some(({ id }) => id === 'suspected_malignancy');

const TOBACCO: ReadonlySet<FindingId> = new Set<FindingId>([
  'tobacco.smoked',
  'tobacco.chewed',
  'areca',
  'habit.any',
]);

/** Returns true when tobacco and areca were asked for, and neither ticked nor told in words, whatever was ticked then. */
const isTobaccoDenied = ({ issue }: Patient, settled: readonly Settled[]): boolean => {
  const answered = settled.filter(({ finding }) => TOBACCO.has(finding));
  return (
    answered.length > 0 &&
    answered.every(({ present }) => !present) &&
    !readText(issue, 'concern').some(({ finding }) => TOBACCO.has(finding))
  );
};

/** Writes what the patient reads. */
const reportOn = (
  patient: Patient,
  judged: Judged,
): Omit<EngineDiagnosis, 'note' | 'soap_note'> => {
  const { settled, ranking, raised, medications, questions, advice, triaged, flagIds } = judged;
  const isDenied = isTobaccoDenied(patient, settled);
  return {
    ...causesOf(patient, ranking),
    urgency: triaged.urgency,
    summary: summarise({ patient, settled, ranking, raised, triaged }),
    about_child: isAboutChild(patient.issue),
    for_child: triaged.emergency === null ? childTalkFor(patient) : undefined,
    looks: looksFor(patient, triaged, ranking),
    what_changes: whatChanges(patient, triaged),
    ...(isDenied ? { tobacco_denied: true } : {}),
    ...adviseOn(
      patient,
      {
        ...triaged,
        advice,
        hasCancerSigns: hasCancerSigns(raised),
        isTobaccoDenied: isDenied,
      },
      ranking,
    ),
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
  const told = {
    unsure,
    advice,
    hasCancerSigns: hasCancerSigns(judgement.raised),
    isTobaccoDenied: isTobaccoDenied(patient, judgement.settled),
  };
  return adviseSooner(patient, urgency, told, judgement.ranking);
};
