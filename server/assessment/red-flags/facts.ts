import type { MedicalCondition } from '../../../contracts/assessment/chat-context.ts';
import type { Settled } from '../evidence/resolve.ts';
import type { FindingId } from '../knowledge/findings.ts';
import { spellMedicines } from '../medicines/spelling.ts';
import { readTopics } from '../medicines/told.ts';
import type { Patient } from '../patient.ts';

/** Questions that the rules of the red flags ask about one patient. */
export type Facts = {
  /** True when one of these is present, by whatever source: that supports a flag. */
  readonly has: (...findings: FindingId[]) => boolean;
  /**
   * True when one is stated by an answer, a sign that was asked back or the history: an emergency rests on nothing
   * less.
   */
  readonly stated: (...findings: FindingId[]) => boolean;
  /** True when it is stated by an answer to one of our questions. */
  readonly answered: (finding: FindingId) => boolean;
  /** True with a bleeding disorder or a blood thinner, ticked or written. */
  readonly bleedsEasily: () => boolean;
  /** Returns what was chosen or written, as it reads: for people, never for rules. */
  readonly quotes: (...findings: FindingId[]) => string[];
};

const EASY_BLEEDING: ReadonlySet<MedicalCondition> = new Set([
  'bleeding_disorder',
  'blood_thinner',
]);

const tellsOfThinner = ({ issue, allergies }: Patient): boolean =>
  readTopics(spellMedicines(allergies), true).own.has('bleeding') ||
  readTopics(spellMedicines(issue), false).own.has('bleeding');

/** Gathers the facts once for all rules. */
export const gatherFacts = (patient: Patient, settled: readonly Settled[]): Facts => {
  const present = new Map(
    settled.filter((item) => item.present).map((item) => [item.finding, item]),
  );
  return {
    has: (...findings) => findings.some((finding) => present.has(finding)),
    stated: (...findings) => findings.some((finding) => present.get(finding)?.isStated === true),
    answered: (finding) =>
      present.get(finding)?.because.some(({ source }) => source === 'answer') === true,
    bleedsEasily: () =>
      patient.medicalHistory.some((box) => EASY_BLEEDING.has(box)) || tellsOfThinner(patient),
    quotes: (...findings) => {
      const because = findings.flatMap((finding) => present.get(finding)?.because ?? []);
      return [...new Set(because.map(({ quote }) => quote))].filter((quote) => quote !== '');
    },
  };
};
