import type { DiagnosisItem, UrgencyLevel } from '../assessment/diagnosis.ts';
import { isLessLikely } from './likelihood.ts';

type Weighed = Pick<DiagnosisItem, 'suspicion' | 'likelihood'>;

/** Returns true for a condition that may be malignant or become so, and that more than a little speaks for. */
export const isSuspected = (item: Weighed): boolean => item.suspicion && !isLessLikely(item);

/** Returns true when a condition on the list is suspected: nothing is sold beside it. */
export const hasSuspicion = ({ diagnosis }: { readonly diagnosis: readonly Weighed[] }): boolean =>
  diagnosis.some(isSuspected);

/** Returns the likeliest condition where one may be named in passing; none beside a suspicion. */
export const nameableFirst = <Item extends Weighed>({
  diagnosis,
}: {
  readonly diagnosis: readonly Item[];
}): Item | undefined => (hasSuspicion({ diagnosis }) ? undefined : diagnosis[0]);

/** Returns the level by whose last day a suspicion must be examined: within two weeks, or as soon as the whole result says. */
export const suspicionLevel = (level: UrgencyLevel): 'urgent' | 'moderate' =>
  level === 'emergency' || level === 'urgent' ? 'urgent' : 'moderate';
