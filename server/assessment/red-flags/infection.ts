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
const FACIAL: readonly FindingId[] = [
  'swelling.cheek',
  'swelling.face_spreading',
  'swelling.floor',
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

const isInjuryOnly = (facts: Facts): boolean =>
  facts.has('injury.recent') &&
  !facts.has('fever', 'fever.38', 'pus', 'tooth.cavity', 'tooth.wisdom_partial');

const isTeething = (facts: Facts): boolean =>
  facts.has('infant', 'tooth.erupting') &&
  !facts.has('fever.38', 'swelling.floor', 'swelling.face_spreading', 'swelling.cheek');

/** Trouble told as such, or a wheeze beside a swelling of the face, the floor of the mouth or the neck. */
export const hasAirwayTrouble = (facts: Facts): boolean =>
  facts.has('airway') ||
  (facts.has('breathing.after_fragment') &&
    facts.has(...FACIAL, 'swelling.neck') &&
    !facts.has('injury.recent', 'tooth.fragment_missing', 'tooth.restoration_lost'));

const DROOLS = /dr[io]b+l|drool/i;

/** A lip that sleeps after the dentist's injection lets saliva run. */
const isNumbDrooling = (facts: Facts): boolean =>
  facts.has('numbness.after_injection') &&
  !facts.has('fever', 'airway', ...SWELLINGS) &&
  facts.words('swallowing.blocked').every((quote) => DROOLS.test(quote));

export const cannotSwallow = (facts: Facts): boolean => {
  if (facts.answered('swallowing.blocked', 'swallowing.painful_sips')) return true;
  if (isTeething(facts)) return false;
  if (isViral(facts)) {
    return facts.words('swallowing.blocked').some((quote) => !DROOLS.test(quote));
  }
  if (facts.has('swallowing.blocked')) {
    if (isNumbDrooling(facts)) return false;
    const stiffOrDry = facts.has('opening.slowly_limited', 'cheeks.stiff', 'mouth.dry');
    return !stiffOrDry || facts.has('fever', 'airway', ...FACIAL);
  }
  return (
    facts.has('swallowing.painful_sips') &&
    facts.has(
      ...FACIAL,
      'fever',
      'fever.38',
      'swelling.gum',
      'swelling.gum_flap',
      'tooth.wisdom_partial',
      'swelling.neck',
      'opening.suddenly_limited',
      'pus',
    )
  );
};

export const floorIsSwollen = (facts: Facts): boolean =>
  facts.has('swelling.floor') &&
  (facts.answered('swelling.floor') ||
    !facts.has('lump.soft_bluish', 'lump.bursts_refills') ||
    facts.has('fever', 'airway', 'swallowing.blocked', 'pus'));

/** Cheeks stiffened by areca or over months; "mouth is shut tight" since two days is not that. */
const isStiffForLong = (facts: Facts): boolean =>
  facts.has('cheeks.stiff') &&
  facts.has('areca', 'tobacco.chewed', 'onset.over_3_weeks', 'onset.months', 'onset.years');

export const hasTrismus = (facts: Facts): boolean => {
  if (facts.answered('opening.suddenly_limited')) return !facts.has('injury.recent');
  if (!facts.has('opening.suddenly_limited')) return false;
  if (facts.has('opening.slowly_limited', 'injury.recent') || isStiffForLong(facts)) return false;
  return facts.has('fever', 'fever.38') || hasDentalInfection(facts);
};

export const isSpreading = (facts: Facts): boolean =>
  facts.answered('swelling.face_spreading') ||
  (facts.has('swelling.face_spreading') && !isInjuryOnly(facts));

export const reachesTheEye = (facts: Facts): boolean =>
  facts.answered('swelling.eye') ||
  (facts.has('swelling.eye') && !isInjuryOnly(facts)) ||
  (facts.has('injury.vision') && facts.has(...FACIAL) && !facts.has('injury.recent'));

/** 38 °C or more, shivering, confusion or marked drowsiness; fever of unknown height counts with a facial swelling. */
export const isSystemic = (facts: Facts): boolean => {
  const infected = hasDentalInfection(facts);
  if (facts.has('fever.38') && infected) return true;
  if (facts.has('drowsy_confused') && infected && !facts.has('injury.recent')) return true;
  const unmeasured = facts.has('fever') && !facts.denied('fever.38');
  return (
    unmeasured &&
    facts.has(...FACIAL, 'swelling.neck', 'opening.suddenly_limited', 'malaise') &&
    infected
  );
};

/** Fever or an acute swelling in a person who cannot fight it. */
export const isImmunosuppressedInfection = (facts: Facts): boolean => {
  if (!facts.has('immunosuppressed', 'diabetes.uncontrolled')) return false;
  const acuteSwelling =
    facts.has(...SWELLINGS) &&
    facts.has('pain.any', 'pus', 'pain.severe', 'pain.moderate', 'onset.days', 'onset.hours') &&
    !facts.has('gum.overgrown', 'injury.recent');
  const feverHere =
    facts.has('fever', 'fever.38') &&
    (hasDentalInfection(facts) || isViral(facts) || facts.has('ulcer.any', 'pain.any'));
  return acuteSwelling || feverHere;
};
