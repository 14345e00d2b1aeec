import type { FindingId } from '../knowledge/findings.ts';
import type { Facts } from './facts.ts';

const SWELLINGS: readonly FindingId[] = [
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
  'tooth.cavity',
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

/** A first herpes infection: fever with many small sores and no tooth behind it. */
const isViral = (facts: Facts): boolean =>
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

/** Signs that a tooth, a gum or a socket is infected. */
const hasDentalInfection = (facts: Facts): boolean =>
  !isViral(facts) && !isSinus(facts) && facts.has(...SWELLINGS, ...TOOTH_SIGNS);

export const hasAirwayTrouble = (facts: Facts): boolean => facts.stated('airway');

export const cannotSwallow = (facts: Facts): boolean =>
  facts.stated('swallowing.blocked', 'swallowing.painful_sips');

export const floorIsSwollen = (facts: Facts): boolean => facts.stated('swelling.floor');

/** New within days; after a blow it is the jaw that was hurt. */
export const hasTrismus = (facts: Facts): boolean =>
  facts.stated('opening.suddenly_limited') && !facts.stated('injury.recent');

export const isSpreading = (facts: Facts): boolean => facts.stated('swelling.face_spreading');

export const reachesTheEye = (facts: Facts): boolean => facts.stated('swelling.eye');

/** 38 °C or more, shivering, confusion or marked drowsiness with a dental infection. */
export const isSystemic = (facts: Facts): boolean =>
  hasDentalInfection(facts) &&
  (facts.stated('fever.38') || (facts.stated('drowsy_confused') && !facts.has('injury.recent')));

/** Fever or an acute swelling in a person who cannot fight it (NICE CG151). */
export const isImmunosuppressedInfection = (facts: Facts): boolean => {
  if (!facts.stated('immunosuppressed', 'diabetes.uncontrolled')) return false;
  const acuteSwelling =
    facts.has(...SWELLINGS) &&
    facts.has('pain.any', 'pus', 'pain.severe', 'pain.moderate', 'onset.days', 'onset.hours') &&
    !facts.has('gum.overgrown', 'injury.recent');
  const feverHere =
    facts.has('fever', 'fever.38') &&
    (hasDentalInfection(facts) || isViral(facts) || facts.has('ulcer.any', 'pain.any'));
  return acuteSwelling || feverHere;
};
