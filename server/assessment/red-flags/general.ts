import type { FindingId } from '../knowledge/findings.ts';
import type { Facts } from './facts.ts';
import { isSystemic } from './infection.ts';

/**
 * Returns true for bleeding that is heavy or goes on after pressing; with a blood thinner a socket counts at once,
 * without waiting for pressure to help.
 */
export const isUncontrolledBleeding = (facts: Facts): boolean =>
  facts.stated('bleeding.not_stopping') ||
  (facts.stated('bleeding.socket') &&
    !facts.has('bleeding.stopped_by_pressure') &&
    facts.bleedsEasily());

/**
 * Returns true when the hurt tooth is an adult one. The answers name an adult tooth; a sign that was asked back may be
 * of a milk tooth, which is never put back (IADT 2020).
 */
const isAdultTooth = (facts: Facts, hurt: FindingId): boolean =>
  facts.answered(hurt) || (facts.stated(hurt) && !facts.has('tooth.baby', 'injury.milk_tooth'));

export const isAvulsed = (facts: Facts): boolean => isAdultTooth(facts, 'tooth.knocked_out');

export const isDisplaced = (facts: Facts): boolean => isAdultTooth(facts, 'tooth.displaced');

export const isMilkToothInjury = (facts: Facts): boolean =>
  facts.stated('injury.milk_tooth') ||
  (facts.has('tooth.baby') &&
    facts.stated('tooth.knocked_out', 'tooth.displaced') &&
    !isAvulsed(facts) &&
    !isDisplaced(facts));

export const isInhaled = (facts: Facts): boolean =>
  facts.stated('breathing.after_fragment') ||
  (facts.stated('airway') && facts.has('tooth.fragment_missing'));

export const isFacialTrauma = (facts: Facts): boolean => facts.stated('injury.bone');

export const isHeadInjury = (facts: Facts): boolean =>
  facts.stated('injury.head') || (facts.stated('drowsy_confused') && facts.stated('injury.recent'));

/**
 * Returns true for confusion or great drowsiness that no infection, blow or thirst of a child explains: whatever it is
 * cannot wait.
 */
export const isUnexplainedDrowsiness = (facts: Facts): boolean =>
  facts.stated('drowsy_confused') &&
  !isSystemic(facts) &&
  !isHeadInjury(facts) &&
  !isDehydratedChild(facts);

export const isVisionChange = (facts: Facts): boolean => facts.stated('injury.vision');

/**
 * Returns true for jaw pain with effort, or with sweating, breathlessness, nausea, a heavy chest or arm (NICE CG95).
 */
export const isCardiac = (facts: Facts): boolean => facts.stated('trigger.effort', 'heart.signs');

export const isDehydratedChild = (facts: Facts): boolean => facts.stated('child.dehydrated');

export const isStroke = (facts: Facts): boolean => facts.stated('stroke.signs');

/** Returns true for signs of giant cell arteritis, which can cost the sight of an eye within days (BSR 2020). */
export const isArteritis = (facts: Facts): boolean => facts.stated('chewing.sight_changed');

/**
 * Returns true for a torn gum of an infant. A baby who cannot walk does not fall on the mouth, so the whole baby is
 * looked at on the same day (NICE CG89).
 */
export const isInfantInjury = (facts: Facts): boolean => facts.stated('infant.gum_torn');

export const isOverdose = (facts: Facts): boolean => facts.stated('overdose');

/** Returns true for new numbness; after a dental injection it is expected, and a cold sore tingles before it comes. */
export const isNumb = (facts: Facts): boolean =>
  facts.stated('numbness') ||
  (facts.has('numbness') &&
    !facts.has('tingling.before') &&
    (!facts.has('numbness.after_injection') ||
      facts.has('onset.weeks', 'onset.over_3_weeks', 'onset.months')));
