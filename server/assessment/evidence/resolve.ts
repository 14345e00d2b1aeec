import { NONE } from '../../../contracts/questions/shared.ts';
import type { FindingId } from '../knowledge/findings.ts';
import type { Evidence, Observation } from './evidence.ts';

/** One finding after all that was said about it has been weighed. `weight` is 0 to 1. */
export type Settled = {
  readonly finding: FindingId;
  readonly present: boolean;
  readonly weight: number;
  /** The observations that say what was settled, answers first. */
  readonly because: readonly Observation[];
};

/** Weight of a finding that was both stated and denied. */
const DISPUTED = 0.6;

/** NONE is ticked for a whole list, so it does not outrank the person's own words. */
const isListDenial = (item: Observation): boolean => !item.present && item.optionId === NONE;

/** Background says who the person is; beside words of today it decides only when nothing else does. */
const decide = (items: readonly Observation[]): boolean => {
  const answers = items.filter((item) => item.source === 'answer' && !isListDenial(item));
  if (answers.length > 0) return answers.some((item) => item.present);
  const said = items.filter((item) => item.source === 'concern');
  const last = said.at(-1);
  if (last !== undefined) {
    const stated = said.filter((item) => item.present).length;
    return stated * 2 === said.length ? last.present : stated * 2 > said.length;
  }
  return items.some((item) => item.present);
};

/**
 * Settles contradictions: an explicit answer outranks the concern, what was said more often what was said
 * less, a later statement an earlier one, and the person's own words a list answered with NONE.
 */
export const settle = (evidence: Evidence): Settled[] => {
  const byFinding = new Map<FindingId, Observation[]>();
  for (const item of evidence) {
    const list = byFinding.get(item.finding);
    if (list === undefined) byFinding.set(item.finding, [item]);
    else list.push(item);
  }
  return [...byFinding].map(([finding, items]) => {
    const present = decide(items);
    const because = items.filter((item) => item.present === present);
    const disputed = because.length < items.length;
    return { finding, present, weight: disputed ? DISPUTED : 1, because };
  });
};
