import type { RedFlagId } from '../../contracts/red-flags.ts';
import type { Evidence } from './evidence/evidence.ts';
import type { FindingId } from './knowledge/findings.ts';
import type { Patient } from './patient.ts';
import type { Facts } from './red-flags/facts.ts';
import { gatherFacts } from './red-flags/facts.ts';
import * as general from './red-flags/general.ts';
import * as infection from './red-flags/infection.ts';
import * as lesions from './red-flags/lesions.ts';

/** A red flag with the patient's own words for it. */
export type RaisedFlag = { readonly id: RedFlagId; readonly because: readonly string[] };

type Rule = {
  readonly id: RedFlagId;
  readonly raised: (facts: Facts) => boolean;
  readonly rests: readonly FindingId[];
};

const RULES: readonly Rule[] = [
  {
    id: 'airway_compromise',
    raised: infection.hasAirwayTrouble,
    rests: ['airway', 'breathing.after_fragment'],
  },
  {
    id: 'dysphagia',
    raised: infection.cannotSwallow,
    rests: ['swallowing.blocked', 'swallowing.painful_sips'],
  },
  { id: 'floor_of_mouth_swelling', raised: infection.floorIsSwollen, rests: ['swelling.floor'] },
  { id: 'trismus', raised: infection.hasTrismus, rests: ['opening.suddenly_limited'] },
  {
    id: 'spreading_facial_swelling',
    raised: infection.isSpreading,
    rests: ['swelling.face_spreading'],
  },
  { id: 'eye_involvement', raised: infection.reachesTheEye, rests: ['swelling.eye'] },
  {
    id: 'systemic_infection',
    raised: infection.isSystemic,
    rests: ['fever.38', 'drowsy_confused', 'fever'],
  },
  {
    id: 'immunosuppressed_infection',
    raised: infection.isImmunosuppressedInfection,
    rests: ['immunosuppressed', 'diabetes.uncontrolled', 'fever', 'fever.38'],
  },
  {
    id: 'uncontrolled_bleeding',
    raised: general.isUncontrolledBleeding,
    rests: ['bleeding.not_stopping', 'bleeding.faint'],
  },
  {
    id: 'avulsed_permanent_tooth',
    raised: general.isAvulsed,
    rests: ['tooth.knocked_out', 'tooth.came_out'],
  },
  { id: 'displaced_tooth_trauma', raised: general.isDisplaced, rests: ['tooth.displaced'] },
  {
    id: 'inhaled_fragment',
    raised: general.isInhaled,
    rests: ['breathing.after_fragment', 'tooth.fragment_missing'],
  },
  {
    id: 'facial_trauma',
    raised: general.isFacialTrauma,
    rests: ['injury.bone', 'injury.bite_changed'],
  },
  { id: 'head_injury', raised: general.isHeadInjury, rests: ['injury.head'] },
  { id: 'vision_change', raised: general.isVisionChange, rests: ['injury.vision'] },
  {
    id: 'cardiac_symptoms',
    raised: general.isCardiac,
    rests: ['heart.signs', 'trigger.effort', 'relief.rest'],
  },
  { id: 'analgesic_overdose', raised: general.isOverdose, rests: ['overdose'] },
  { id: 'child_dehydration', raised: general.isDehydratedChild, rests: ['child.dehydrated'] },
  { id: 'facial_numbness', raised: general.isNumb, rests: ['numbness'] },
  {
    id: 'suspected_malignancy',
    raised: lesions.isSuspicious,
    rests: [
      'ulcer.over_3_weeks',
      'ulcer.over_2_weeks',
      'lump.growing_bleeding',
      'ulcer.hard_edge',
      'patch.red',
      'patch.red_white',
      'lump.neck',
      'socket.not_healing',
      'tooth.loose_one',
    ],
  },
  {
    id: 'potentially_malignant_lesion',
    raised: lesions.isPotentiallyMalignant,
    rests: [
      'patch.white',
      'patch.red',
      'patch.red_white',
      'opening.slowly_limited',
      'cheeks.stiff',
    ],
  },
];

/**
 * The red flags of a patient, gravest group first, each with the words it rests on. Fixed rules after
 * the definitions in docs/clinical.md; unknown is never taken for absent, and nothing lowers a flag.
 */
export const raiseRedFlags = (patient: Patient, evidence: Evidence): RaisedFlag[] => {
  const facts = gatherFacts(patient, evidence);
  return RULES.filter(({ raised }) => raised(facts)).map(({ id, rests }) => ({
    id,
    because: facts.quotes(...rests),
  }));
};
