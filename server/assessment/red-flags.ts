import type { RedFlagId } from '../../contracts/assessment/red-flags.ts';
import { presentSigns } from '../../contracts/rules/confirmed-signs.ts';
import type { EmergencyKind } from '../../contracts/assessment/emergency.ts';
import type { ConfirmedSigns } from '../../contracts/assessment/signs.ts';
import type { Settled } from './evidence/resolve.ts';
import type { FindingId } from './knowledge/findings.ts';
import type { Patient } from './patient.ts';
import type { Facts } from './red-flags/facts.ts';
import { gatherFacts } from './red-flags/facts.ts';
import * as general from './red-flags/general.ts';
import * as infection from './red-flags/infection.ts';
import * as lesions from './red-flags/lesions.ts';

/** A red flag or an emergency beyond teeth and mouth, with the answers and the words that it rests on. */
export type Raised = {
  readonly id: RedFlagId | EmergencyKind;
  readonly because: readonly string[];
};

type Rule = {
  readonly id: RedFlagId | EmergencyKind;
  readonly raised: (facts: Facts) => boolean;
  readonly rests: readonly FindingId[];
};

/** Findings on which both rules for patients who cannot fight an infection rest. */
const PUS_WITH_WEAK_DEFENCES: readonly FindingId[] = [
  'immunosuppressed',
  'diabetes.uncontrolled',
  'pus',
  'pus.gum_edge',
  'swelling.gum_pimple',
  ...infection.SWELLINGS,
];

/** Every flag with its rule and the findings that it rests on, gravest group first. */
export const FLAG_RULES: readonly Rule[] = [
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
    rests: [...PUS_WITH_WEAK_DEFENCES, 'fever', 'fever.38'],
  },
  {
    id: 'uncontrolled_bleeding',
    raised: general.isUncontrolledBleeding,
    rests: ['bleeding.not_stopping', 'bleeding.socket'],
  },
  {
    id: 'avulsed_permanent_tooth',
    raised: general.isAvulsed,
    rests: ['tooth.knocked_out', 'tooth.came_out'],
  },
  { id: 'displaced_tooth_trauma', raised: general.isDisplaced, rests: ['tooth.displaced'] },
  {
    id: 'milk_tooth_injury',
    raised: general.isMilkToothInjury,
    rests: ['injury.milk_tooth', 'tooth.baby', 'tooth.knocked_out', 'tooth.displaced'],
  },
  {
    id: 'inhaled_fragment',
    raised: general.isInhaled,
    rests: ['breathing.after_fragment', 'tooth.fragment_missing'],
  },
  {
    id: 'facial_trauma',
    raised: general.isFacialTrauma,
    rests: ['injury.bone'],
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
  { id: 'collapse', raised: general.isUnexplainedDrowsiness, rests: ['drowsy_confused'] },
  { id: 'stroke_signs', raised: general.isStroke, rests: ['stroke.signs'] },
  { id: 'temporal_arteritis', raised: general.isArteritis, rests: ['chewing.sight_changed'] },
  { id: 'infant_mouth_injury', raised: general.isInfantInjury, rests: ['infant.gum_torn'] },
  { id: 'facial_numbness', raised: general.isNumb, rests: ['numbness'] },
  {
    id: 'suspected_malignancy',
    raised: lesions.isSuspicious,
    rests: [
      'cancer.suspected',
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
    id: 'bone_not_healing',
    raised: lesions.isBoneNotHealing,
    rests: ['socket.not_healing', 'bone.medicine', 'radiotherapy.head_neck'],
  },
  {
    id: 'longstanding_infection',
    raised: infection.isLongstandingInfection,
    rests: PUS_WITH_WEAK_DEFENCES,
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

/** Returns the findings that a flag or emergency rests on. */
export const restsOf = (id: Raised['id']): readonly FindingId[] =>
  FLAG_RULES.find((rule) => rule.id === id)?.rests ?? [];

/**
 * Returns the flags that the answers, the history and the signs that were asked back raise, gravest group first. Fixed
 * rules after the definitions in docs/clinical.md. Nothing lowers a flag; words alone make no emergency.
 */
export const raiseFlags = (
  patient: Patient,
  settled: readonly Settled[],
  confirmed: ConfirmedSigns,
): Raised[] => {
  const facts = gatherFacts(patient, settled);
  const isMilkTooth = general.isMilkToothInjury(facts);
  const signs = presentSigns(confirmed, infection.isViral(facts)).filter(
    (id) => !(isMilkTooth && (id === 'avulsed_permanent_tooth' || id === 'displaced_tooth_trauma')),
  );
  const isConfirmed: ReadonlySet<string> = new Set(signs);
  const flags = FLAG_RULES.filter(({ id, raised }) => raised(facts) || isConfirmed.has(id));
  const others = signs.filter((id) => FLAG_RULES.every((rule) => rule.id !== id));
  return [
    ...flags.map(({ id, rests }) => ({ id, because: facts.quotes(...rests) })),
    ...others.map((id) => ({ id, because: [] })),
  ];
};
