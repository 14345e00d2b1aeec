import type { FindingId } from '../knowledge/findings.ts';
import type { Evidence, Observation } from './evidence.ts';

/**
 * One finding after all that was said about it has been weighed. `weight` is 0 to 1; `isStated` tells that it rests on
 * an answer, on a sign that was asked back or on the history, and not on words alone.
 */
export type Settled = {
  readonly finding: FindingId;
  readonly present: boolean;
  readonly weight: number;
  readonly isStated: boolean;
  /** The observations that say what was settled, answers first. */
  readonly because: readonly Observation[];
};

/** Weight of a finding that words alone surely state: less than any answer. */
const WORDS_ALONE = 0.7;
/** Share of that weight which a finding keeps that the words hardly state: caution outweighs a misreading. */
const HARDLY_STATED = 0.7;
/** Weight of a finding that was both stated and denied. */
const DISPUTED = 0.6;

const isStatement = ({ source }: Observation): boolean => source !== 'concern';

/**
 * Settles one finding. A statement outranks words, and presence denial. Words alone never deny: what they deny is not
 * read.
 */
const settleOne = (finding: FindingId, items: readonly Observation[]): Settled => {
  const statements = items.filter(isStatement);
  const isStated = statements.length > 0;
  const present = !isStated || statements.some((item) => item.present);
  const because = items.filter((item) => item.present === present);
  const isDisputed = statements.some((item) => item.present !== present);
  const weight = isDisputed ? DISPUTED : 1;
  const likelihood = Math.max(...items.map((item) => item.likelihood ?? 1));
  const inWords = WORDS_ALONE * Math.min(1, HARDLY_STATED + likelihood);
  return { finding, present, weight: isStated ? weight : inWords, isStated, because };
};

/** Settles contradictions, so that each finding stands once. */
export const settle = (evidence: Evidence): Settled[] => {
  const byFinding = new Map<FindingId, Observation[]>();
  for (const item of evidence) {
    const list = byFinding.get(item.finding);
    if (list === undefined) byFinding.set(item.finding, [item]);
    else list.push(item);
  }
  return [...byFinding].map(([finding, items]) => settleOne(finding, items));
};
