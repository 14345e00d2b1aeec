import type { DiagnosisItem } from '../assessment/diagnosis.ts';
import { LESS_LIKELY_BELOW } from '../common/product.ts';

/** Returns true when so little speaks for a condition that a figure would say more than is known. */
export const isLessLikely = ({ likelihood }: Pick<DiagnosisItem, 'likelihood'>): boolean =>
  likelihood < LESS_LIKELY_BELOW;

/** Names how likely a condition is; the texts say it in words. */
export type Likelihood = 'most' | 'possible' | 'less';

/** Returns the words for the likelihood of a condition; `at` is its place in the list. */
export const likelihoodOf = (item: Pick<DiagnosisItem, 'likelihood'>, at: number): Likelihood => {
  if (isLessLikely(item)) return 'less';
  return at === 0 ? 'most' : 'possible';
};
