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

type Weighed = Pick<DiagnosisItem, 'likelihood' | 'seen'>;

/**
 * Returns what is said in place of a likelihood: that the patient saw it. What was seen is no guess, unless it is the
 * likeliest anyhow.
 */
export const seenOf = (item: Weighed, at: number): string | undefined =>
  likelihoodOf(item, at) === 'most' ? undefined : item.seen;

/** How a dentist reads it: in words, since a figure claims to be exact. */
export type NoteLikelihood = Likelihood | 'seen';

/** Returns a condition as the dentist's note has it. */
export const inNote = (
  item: Weighed & Pick<DiagnosisItem, 'name'>,
  at: number,
  words: Readonly<Record<NoteLikelihood, string>>,
): string =>
  `${item.name} (${words[seenOf(item, at) === undefined ? likelihoodOf(item, at) : 'seen']})`;
