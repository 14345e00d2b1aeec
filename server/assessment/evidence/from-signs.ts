import { affirmedSigns, deniedSigns } from '../../../contracts/rules/confirmed-signs.ts';
import type { ConfirmedSigns, SignId } from '../../../contracts/assessment/signs.ts';
import type { FindingId } from '../knowledge/findings.ts';
import type { Observation } from './evidence.ts';

/** Findings that yes to a sign states, and no denies. */
const FINDINGS_OF: Readonly<Partial<Record<SignId, readonly FindingId[]>>> = {
  airway_compromise: ['airway'],
  cardiac_symptoms: ['heart.signs'],
  inhaled_fragment: ['breathing.after_fragment'],
  analgesic_overdose: ['overdose'],
  head_injury: ['injury.head'],
  uncontrolled_bleeding: ['bleeding.not_stopping'],
  floor_of_mouth_swelling: ['swelling.floor'],
  dysphagia: ['swallowing.blocked'],
  spreading_facial_swelling: ['swelling.face_spreading'],
  eye_involvement: ['swelling.eye'],
  systemic_infection: ['fever.38'],
  trismus: ['opening.suddenly_limited'],
  child_dehydration: ['child.dehydrated'],
  vision_change: ['injury.vision'],
  facial_trauma: ['injury.bone'],
  avulsed_permanent_tooth: ['tooth.knocked_out'],
  displaced_tooth_trauma: ['tooth.displaced'],
  stroke_signs: ['stroke.signs'],
  temporal_arteritis: ['chewing.sight_changed'],
  infant_mouth_injury: ['infant.gum_torn'],
};

/** Findings that follow from yes, but are not denied by no. */
const IMPLIED_BY: Readonly<Partial<Record<SignId, readonly FindingId[]>>> = {
  systemic_infection: ['fever'],
  head_injury: ['injury.recent'],
  vision_change: ['injury.recent'],
  facial_trauma: ['injury.recent'],
  avulsed_permanent_tooth: ['injury.recent'],
  displaced_tooth_trauma: ['injury.recent'],
};

const observe = (findings: readonly FindingId[], present: boolean): Observation[] =>
  findings.map((finding) => ({ finding, present, source: 'sign', quote: '' }));

/** Reads the findings in the answers to the danger signs; "not sure" says nothing of them. */
export const readSigns = (confirmed: ConfirmedSigns): Observation[] => [
  ...affirmedSigns(confirmed).flatMap((id) =>
    observe([...(FINDINGS_OF[id] ?? []), ...(IMPLIED_BY[id] ?? [])], true),
  ),
  ...deniedSigns(confirmed).flatMap((id) => observe(FINDINGS_OF[id] ?? [], false)),
];
