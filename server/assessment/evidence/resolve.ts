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

/** What words alone say weighs less than any answer. */
const WORDS_ALONE = 0.7;
/** Weight of a finding that was both stated and denied. */
const DISPUTED = 0.6;

const isStatement = ({ source }: Observation): boolean => source !== 'concern';

/** A sign stated once counts; of words alone, what was said more often, and then what was said last. */
const isPresent = (items: readonly Observation[]): boolean => {
  const stated = items.filter(isStatement);
  if (stated.length > 0) return stated.some(({ present }) => present);
  const affirmed = items.filter(({ present }) => present).length;
  return affirmed * 2 === items.length
    ? items.at(-1)?.present === true
    : affirmed * 2 > items.length;
};

const weightOf = (items: readonly Observation[], because: readonly Observation[]): number => {
  const source = items.some(isStatement) ? 1 : WORDS_ALONE;
  return because.length < items.length ? source * DISPUTED : source;
};

/** Settles contradictions: what was stated outranks words, presence outranks denial. */
export const settle = (evidence: Evidence): Settled[] => {
  const byFinding = new Map<FindingId, Observation[]>();
  for (const item of evidence) {
    const list = byFinding.get(item.finding);
    if (list === undefined) byFinding.set(item.finding, [item]);
    else list.push(item);
  }
  return [...byFinding].map(([finding, items]) => {
    const present = isPresent(items);
    const because = items.filter((item) => item.present === present);
    const isStated = because.some(isStatement);
    return { finding, present, weight: weightOf(items, because), isStated, because };
  });
};
