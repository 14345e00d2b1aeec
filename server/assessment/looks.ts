import type { Looks } from '../../contracts/assessment/diagnosis.ts';
import type { Ranked } from './inference.ts';
import { tooLittleKnown } from './inference.ts';
import { isForLooks } from './next-steps.ts';
import type { Patient } from './patient.ts';
import type { ConditionId } from '../../contracts/texts/en/engine/conditions/index.ts';
import type { LooksWayId } from '../../contracts/texts/en/engine/looks.ts';
import type { Triage } from './triage.ts';
import { texts } from '../texts/speaking.ts';

/** The ways for each condition of colour or position, the mildest first. */
const WAYS_FOR: Partial<Record<ConditionId, readonly LooksWayId[]>> = {
  extrinsic_staining: ['cleaning', 'whitening', 'leaving'],
  intrinsic_discolouration: ['whitening', 'inside', 'bonding', 'veneers', 'leaving'],
  dental_fluorosis: ['microabrasion', 'infiltration', 'whitening', 'bonding', 'veneers', 'leaving'],
  enamel_hypoplasia: ['infiltration', 'bonding', 'crowns', 'veneers'],
  diastema: ['aligners', 'braces', 'bonding', 'veneers', 'leaving'],
  malocclusion: ['aligners', 'braces'],
  missing_tooth: ['denture', 'bridge', 'implant', 'leaving'],
};

/** What is not offered to whoever may still grow. */
const FROM_AGE_18: ReadonlySet<LooksWayId> = new Set<LooksWayId>([
  'whitening',
  'inside',
  'veneers',
  'implant',
  'bridge',
]);

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
    ?.filter((id) => !(isYoung && FROM_AGE_18.has(id)))
    .map((id) => ({ ...texts().LOOKS_WAYS[id] }));
  return ways && { ways, ask: [...texts().ASK_ABOUT_LOOKS] };
};
