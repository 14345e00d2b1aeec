import type { Looks } from '../../contracts/assessment/diagnosis.ts';
import type { Ranked } from './inference.ts';
import { tooLittleKnown } from './inference.ts';
import { isForLooks } from './next-steps.ts';
import type { Patient } from './patient.ts';
import { ASK_ABOUT_LOOKS, LOOKS_WAYS, WAYS_FOR } from './texts/en/looks.ts';
import type { Triage } from './triage.ts';

/**
 * Returns the ways to change what a wish about looks is about, the mildest first; nothing for anything that hurts or cannot
 * wait, and none of those that wait for the end of growth for somebody under 18.
 */
export const looksFor = (
  patient: Patient,
  triaged: Pick<Triage, 'level'>,
  [first]: readonly Ranked[],
): Looks | undefined => {
  if (first === undefined || tooLittleKnown(first) || !isForLooks(patient, triaged))
    return undefined;
  const isYoung = patient.age === 'age_0_18';
  const ways = WAYS_FOR[first.condition.id]
    ?.map((id) => LOOKS_WAYS[id])
    .filter(({ fromAge18 = false }) => !(isYoung && fromAge18))
    .map(({ name, what, time }) => ({ name, what, time }));
  return ways && { ways, ask: [...ASK_ABOUT_LOOKS] };
};
