import type { DiagnosisItem } from '../assessment/diagnosis.ts';
import type { Likelihood } from './likelihood.ts';
import { likelihoodOf } from './likelihood.ts';

type Weighed = Pick<DiagnosisItem, 'likelihood' | 'seen'>;
type Noted = Weighed & { readonly name: string; readonly suspicion?: boolean | undefined };

/**
 * Returns what is said in place of a likelihood: that the patient saw it. What was seen is no guess, unless it is the
 * likeliest anyhow.
 */
export const seenOf = (item: Weighed, at: number): string | undefined =>
  likelihoodOf(item, at) === 'most' ? undefined : item.seen;

/** Names how likely a condition is to a dentist, who reads words, since a figure claims to be exact. */
export type NoteLikelihood = Likelihood | 'seen' | 'toRuleOut';

/**
 * Returns a condition as the dentist's note has it. A suspicion is one to rule out and is called neither likely nor
 * unlikely: the patient reads the note too.
 */
export const inNote = (
  item: Noted,
  at: number,
  words: Readonly<Record<NoteLikelihood, string>>,
): string => {
  if (item.suspicion === true) return `${words.toRuleOut}: ${item.name}`;
  return `${item.name} (${words[seenOf(item, at) === undefined ? likelihoodOf(item, at) : 'seen']})`;
};
