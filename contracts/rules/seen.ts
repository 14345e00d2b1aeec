import type { DiagnosisItem } from '../assessment/diagnosis.ts';
import type { Likelihood } from './likelihood.ts';
import { likelihoodOf } from './likelihood.ts';

type Weighed = Pick<DiagnosisItem, 'likelihood' | 'seen'>;

/**
 * Returns what is said in place of a likelihood: that the patient saw it. What was seen is no guess, unless it is the
 * likeliest anyhow.
 */
export const seenOf = (item: Weighed, at: number): string | undefined =>
  likelihoodOf(item, at) === 'most' ? undefined : item.seen;

/** Names how likely a condition is to a dentist, who reads words, since a figure claims to be exact. */
export type NoteLikelihood = Likelihood | 'seen';

/** Returns a condition as the dentist's note has it. */
export const inNote = (
  item: Weighed & Pick<DiagnosisItem, 'name'>,
  at: number,
  words: Readonly<Record<NoteLikelihood, string>>,
): string =>
  `${item.name} (${words[seenOf(item, at) === undefined ? likelihoodOf(item, at) : 'seen']})`;
