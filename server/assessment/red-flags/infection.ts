import type { FindingId } from '../knowledge/findings.ts';
import type { Facts } from './facts.ts';

/** Every swelling that an infection of the mouth can make. */
export const SWELLINGS: readonly FindingId[] = [
  'swelling.gum',
  'swelling.palate',
  'swelling.cheek',
  'swelling.face_spreading',
  'swelling.eye',
  'swelling.floor',
  'swelling.gum_flap',
];
const TOOTH_SIGNS: readonly FindingId[] = [
  'swelling.any',
  'tooth.infected',
  'pus',
  'pus.gum_edge',
  'swelling.gum_pimple',
  'tooth.wisdom_partial',
  'tooth.root_canal',
  'tooth.high',
  'tooth.broken',
  'tooth.extracted_recently',
  'trigger.tapping',
  'trigger.biting',
  'pain.throbbing',
  'pain.severe',
  'gum.tips_lost',
  'gum.deep_pocket',
];

/** Returns true for a first herpes infection: fever with many small sores and no tooth behind it. */
export const isViral = (facts: Facts): boolean =>
  facts.has('ulcer.many_small', 'blisters.lip') &&
  !facts.has(
    'pus',
    'pus.gum_edge',
    'swelling.cheek',
    'swelling.face_spreading',
    'swelling.floor',
    'tooth.wisdom_partial',
    'swelling.gum_pimple',
    'gum.tips_lost',
  );

const isSinus = (facts: Facts): boolean =>
  facts.has('sinus.congestion') &&
  !facts.has(...SWELLINGS, 'pus', 'tooth.cavity', 'trigger.tapping');

/** Returns true for a hole, unless its pain ends with the trigger: then nothing has got into the bone yet. */
const isDecayed = (facts: Facts): boolean => facts.has('tooth.cavity') && !facts.has('pain.brief');

/** Returns true when a tooth, a gum or a socket shows signs of infection. */
const hasDentalInfection = (facts: Facts): boolean =>
  !isViral(facts) &&
  !isSinus(facts) &&
  (facts.has(...SWELLINGS, ...TOOTH_SIGNS) || isDecayed(facts));

export const hasAirwayTrouble = (facts: Facts): boolean => facts.stated('airway');

export const cannotSwallow = (facts: Facts): boolean =>
  facts.stated('swallowing.blocked', 'swallowing.painful_sips');

export const floorIsSwollen = (facts: Facts): boolean => facts.stated('swelling.floor');

/**
 * Returns true when the mouth has stopped opening within days; after a blow it may be a broken jaw, which is no smaller
 * matter.
 */
export const hasTrismus = (facts: Facts): boolean => facts.stated('opening.suddenly_limited');

export const isSpreading = (facts: Facts): boolean => facts.stated('swelling.face_spreading');

export const reachesTheEye = (facts: Facts): boolean => facts.stated('swelling.eye');

/** Returns true for 38 °C or more, shivering, confusion or marked drowsiness with a dental infection. */
export const isSystemic = (facts: Facts): boolean =>
  hasDentalInfection(facts) &&
  (facts.stated('fever.38') || (facts.stated('drowsy_confused') && !facts.has('injury.recent')));

/** Returns true for a change that has been there for weeks and is quiet. */
const isChronic = (facts: Facts): boolean =>
  facts.has('onset.over_3_weeks', 'onset.months', 'onset.years') &&
  !facts.has('pain.any', 'course.worsening', 'onset.days', 'onset.hours');

const hasPusOrSwelling = (facts: Facts): boolean =>
  facts.has('pus', 'pus.gum_edge', 'swelling.gum_pimple') ||
  (facts.has(...SWELLINGS) && !facts.has('gum.overgrown', 'injury.recent'));

const WEAK_DEFENCES: readonly FindingId[] = ['immunosuppressed', 'diabetes.uncontrolled'];

const isFeverOfTheMouth = (facts: Facts): boolean =>
  facts.has('fever', 'fever.38') &&
  (hasDentalInfection(facts) || isViral(facts) || facts.has('ulcer.any', 'pain.any'));

/** Returns true for acute pus, swelling or fever of the mouth in a patient who cannot fight it (NICE CG151). */
export const isImmunosuppressedInfection = (facts: Facts): boolean =>
  facts.stated(...WEAK_DEFENCES) &&
  ((hasPusOrSwelling(facts) && !isChronic(facts)) || isFeverOfTheMouth(facts));

/** Returns true for pus or a swelling that such a patient has had for weeks, quietly: soon, but no emergency. */
export const isLongstandingInfection = (facts: Facts): boolean =>
  facts.has(...WEAK_DEFENCES) && hasPusOrSwelling(facts) && isChronic(facts);
