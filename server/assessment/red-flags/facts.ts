import type { Evidence, Observation } from '../evidence/evidence.ts';
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
  readonly quotes: (...findings: FindingId[]) => string[];
  /** Years, when the words of the patient say it. */
  readonly age: number | null;
  readonly isChildBand: boolean;
  /** Milligrams of paracetamol in 24 hours as told anywhere; 0 when nothing is said. */
  readonly paracetamolMg: number;
  /** Body weight in kilograms as told anywhere. */
  readonly weightKg: number | null;
};

const ageOf = (evidence: Evidence): number | null => {
  for (const { finding, present, quote } of evidence) {
    if (!present || !(finding.startsWith('child.') || finding === 'infant')) continue;
    const age = ageIn(normaliseClause(quote));
    if (age !== null) return age;
  }
  return null;
};

/** Gathers the facts once for all rules. */
export const gatherFacts = (patient: Patient, evidence: Evidence): Facts => {
  const stated = new Map<FindingId, Observation[]>();
  const denials = new Set<FindingId>();
  const texts = [
    patient.issue,
    ...Object.values(patient.followUpAnswers).flat(),
    patient.allergies,
  ];
  for (const item of evidence) {
    if (!item.present) denials.add(item.finding);
    else stated.set(item.finding, [...(stated.get(item.finding) ?? []), item]);
  }
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
    quotes: (...findings) => [
      ...new Set(
        findings.flatMap((finding) => (stated.get(finding) ?? []).map(({ quote }) => quote)),
      ),
    ],
    age: ageOf(evidence),
    isChildBand: patient.age === '0-18',
    paracetamolMg: Math.max(
      0,
      ...texts.flatMap((text) => readSentences(text).map(dailyParacetamol)),
    ),
    weightKg: weightIn(normaliseClause(texts.join(' '))),
  };
};
