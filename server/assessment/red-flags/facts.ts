import type { Evidence, Observation } from '../evidence/evidence.ts';
import { answersInOwnWords, hasChosen } from '../evidence/from-answers.ts';
import { readSentences } from '../evidence/text/clauses.ts';
import { ageIn, weightIn } from '../evidence/text/numbers.ts';
import { dailyParacetamol } from '../evidence/text/overdose.ts';
import { normaliseClause } from '../evidence/text/normalise.ts';
import type { FindingId } from '../knowledge/findings.ts';
import type { Patient } from '../patient.ts';

/** What the flag rules ask about one patient. Danger signs stated once count, even if denied elsewhere. */
export type Facts = {
  readonly has: (...findings: FindingId[]) => boolean;
  /** Denied and nowhere stated; what was never mentioned is not denied. */
  readonly denied: (finding: FindingId) => boolean;
  /** Stated by a ticked or chosen answer. */
  readonly answered: (...findings: FindingId[]) => boolean;
  /** `one` was stated, in words of its own, after `other` was stated last. */
  readonly statedAfter: (one: FindingId, other: FindingId) => boolean;
  /** What was written or chosen, as it reads: for people, never for rules. */
  readonly quotes: (...findings: FindingId[]) => string[];
  /** What was told in the person's own words; chosen options have none. */
  readonly words: (...findings: FindingId[]) => string[];
  readonly chose: (questionId: string, option: string) => boolean;
  /** Years, when the words of the patient say it. */
  readonly age: number | null;
  readonly isChildBand: boolean;
  /** Milligrams of paracetamol in 24 hours as told anywhere; 0 when nothing is said. */
  readonly paracetamolMg: number;
  /** Body weight in kilograms as told anywhere. */
  readonly weightKg: number | null;
};

const ageOf = (evidence: Evidence): number | null => {
  for (const { finding, present, quote, optionId } of evidence) {
    if (
      !present ||
      optionId !== undefined ||
      !(finding.startsWith('child.') || finding === 'infant')
    )
      continue;
    const age = ageIn(normaliseClause(quote));
    if (age !== null) return age;
  }
  return null;
};

const quotesOf = (items: readonly Observation[]): string[] => [
  ...new Set(items.map(({ quote }) => quote)),
];

/** Gathers the facts once for all rules. */
export const gatherFacts = (patient: Patient, evidence: Evidence): Facts => {
  const stated = new Map<FindingId, Observation[]>();
  const denials = new Set<FindingId>();
  const texts = [patient.issue, ...answersInOwnWords(patient), patient.allergies];
  for (const item of evidence) {
    if (!item.present) denials.add(item.finding);
    else stated.set(item.finding, [...(stated.get(item.finding) ?? []), item]);
  }
  const statedFor = (findings: readonly FindingId[]): Observation[] =>
    findings.flatMap((finding) => stated.get(finding) ?? []);
  return {
    has: (...findings) => findings.some((finding) => stated.has(finding)),
    denied: (finding) => denials.has(finding) && !stated.has(finding),
    answered: (...findings) =>
      findings.some((finding) => stated.get(finding)?.some(({ source }) => source === 'answer')),
    statedAfter: (one, other) => {
      const otherQuotes = new Set((stated.get(other) ?? []).map(({ quote }) => quote));
      const last = evidence.findLastIndex(
        (item) => item.present && item.finding === one && !otherQuotes.has(item.quote),
      );
      return last > evidence.findLastIndex((item) => item.present && item.finding === other);
    },
    quotes: (...findings) => quotesOf(statedFor(findings)),
    words: (...findings) =>
      quotesOf(statedFor(findings).filter(({ optionId }) => optionId === undefined)),
    chose: (questionId, option) => hasChosen(patient, questionId, option),
    age: ageOf(evidence),
    isChildBand: patient.age === 'age_0_18',
    paracetamolMg: Math.max(
      0,
      ...texts.flatMap((text) => readSentences(text).map(dailyParacetamol)),
    ),
    weightKg: weightIn(normaliseClause(texts.join(' '))),
  };
};
