import type { Facts } from './facts.ts';

export const isUncontrolledBleeding = (facts: Facts): boolean =>
  facts.stated('bleeding.not_stopping', 'bleeding.faint');

/** A milk tooth is never put back (IADT 2020), so it is no knocked-out tooth. */
export const isAvulsed = (facts: Facts): boolean =>
  facts.stated('tooth.knocked_out') && !facts.stated('tooth.baby');

export const isDisplaced = (facts: Facts): boolean =>
  facts.stated('tooth.displaced') && !facts.stated('tooth.baby');

export const isMilkToothInjury = (facts: Facts): boolean =>
  facts.stated('injury.milk_tooth') ||
  (facts.stated('tooth.baby') && facts.stated('tooth.knocked_out', 'tooth.displaced'));

export const isInhaled = (facts: Facts): boolean =>
  facts.stated('breathing.after_fragment') ||
  (facts.stated('airway') && facts.has('tooth.fragment_missing'));

export const isFacialTrauma = (facts: Facts): boolean =>
  facts.stated('injury.bone', 'injury.bite_changed');

export const isHeadInjury = (facts: Facts): boolean =>
  facts.stated('injury.head') || (facts.stated('drowsy_confused') && facts.stated('injury.recent'));

export const isVisionChange = (facts: Facts): boolean => facts.stated('injury.vision');

/** Jaw pain with effort, or with sweating, breathlessness, nausea, a heavy chest or arm (NICE CG95). */
export const isCardiac = (facts: Facts): boolean => facts.stated('trigger.effort', 'heart.signs');

export const isDehydratedChild = (facts: Facts): boolean => facts.stated('child.dehydrated');

export const isStroke = (facts: Facts): boolean => facts.stated('stroke.signs');

/** Giant cell arteritis can cost the sight of an eye within days (BSR 2020). */
export const isArteritis = (facts: Facts): boolean => facts.stated('chewing.sight_changed');

/** Who cannot walk does not fall on the mouth, so the whole baby is looked at on the same day (NICE CG89). */
export const isInfantInjury = (facts: Facts): boolean => facts.stated('infant.gum_torn');

export const isOverdose = (facts: Facts): boolean => facts.stated('overdose');

/** New numbness; after a dental injection it is expected, and a cold sore tingles before it comes. */
export const isNumb = (facts: Facts): boolean =>
  facts.stated('numbness') ||
  (facts.has('numbness') &&
    !facts.has('tingling.before') &&
    (!facts.has('numbness.after_injection') ||
      facts.has('onset.weeks', 'onset.over_3_weeks', 'onset.months')));
