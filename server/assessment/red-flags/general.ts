import { foundInOrder } from '../evidence/text/in-order.ts';
import type { Facts } from './facts.ts';

const MILK_TOOTH_AGE = 6;

/** A milk tooth by word, or by age when nothing calls it permanent. */
const isMilkTooth = (facts: Facts): boolean => {
  if (facts.has('tooth.baby')) return true;
  if (facts.denied('tooth.baby')) return false;
  return facts.has('infant') || (facts.age !== null && facts.age < MILK_TOOTH_AGE);
};

/** "It bled again, we pressed, now it has stopped": the last word counts, if it is not a ticked answer. */
const goesOnBleeding = (facts: Facts): boolean =>
  facts.answered('bleeding.not_stopping') ||
  (facts.has('bleeding.not_stopping') &&
    !facts.statedAfter('bleeding.stopped_by_pressure', 'bleeding.not_stopping'));

export const isUncontrolledBleeding = (facts: Facts): boolean =>
  goesOnBleeding(facts) ||
  facts.answered('bleeding.faint') ||
  (facts.has('bleeding.faint') &&
    facts.has(
      'bleeding.socket',
      'tooth.extracted_recently',
      'gum.bleeds_by_itself',
      'injury.recent',
    ));

export const isAvulsed = (facts: Facts): boolean => {
  if (facts.answered('tooth.knocked_out')) return !facts.has('tooth.baby');
  const out =
    facts.has('tooth.knocked_out') || (facts.has('tooth.came_out') && facts.has('injury.recent'));
  return out && !isMilkTooth(facts);
};

export const isDisplaced = (facts: Facts): boolean =>
  facts.has('tooth.displaced') &&
  (facts.answered('tooth.displaced') || facts.has('injury.recent')) &&
  !isMilkTooth(facts);

export const isInhaled = (facts: Facts): boolean =>
  facts.answered('breathing.after_fragment') ||
  (facts.has('breathing.after_fragment') &&
    facts.has(
      'tooth.fragment_missing',
      'tooth.restoration_lost',
      'tooth.broken',
      'tooth.knocked_out',
      'tooth.broken_recent_injury',
    )) ||
  (facts.has('airway') && facts.has('tooth.fragment_missing'));

export const isFacialTrauma = (facts: Facts): boolean => {
  if (facts.answered('injury.bone', 'injury.bite_changed')) return true;
  if (!facts.has('injury.recent')) return false;
  return (
    facts.has('injury.bone') || (facts.has('injury.bite_changed') && !facts.has('tooth.displaced'))
  );
};

export const isHeadInjury = (facts: Facts): boolean =>
  facts.answered('injury.head') ||
  (facts.has('injury.head', 'drowsy_confused') && facts.has('injury.recent'));

export const isVisionChange = (facts: Facts): boolean =>
  facts.answered('injury.vision') || (facts.has('injury.vision') && facts.has('injury.recent'));

const JAW = /jaw|jabd|jabr|teeth|tooth|chin|da+[nt]+t?|da+dh|chehr/i;

const tellsFamilyHistory = (words: string): boolean =>
  foundInOrder(
    words,
    /\b(?:family|father|mother|brother|sister|uncle|aunt|parents)\b/i,
    /\bhistory\b/i,
  ) || foundInOrder(words, /\bhistory of\b/i, /\bfamily\b/i);

/** Pain that the words, or the chosen options, place in the jaw or the teeth. */
const hasJawPain = (facts: Facts): boolean =>
  facts.has('pain.jaw_joint', 'pain.any') &&
  (facts.answered('pain.jaw_joint') ||
    facts.chose('primary_complaint', 'toothache') ||
    facts.chose('primary_complaint', 'pain_after_extraction') ||
    facts.words('pain.any', 'pain.jaw_joint', 'heart.signs').some((words) => JAW.test(words)));

/** Jaw pain with effort and relief by rest, or with sweating, breathlessness, nausea, heavy chest or arm. */
export const isCardiac = (facts: Facts): boolean => {
  const signs = facts.words('heart.signs').filter((quote) => !tellsFamilyHistory(quote));
  if (facts.answered('trigger.effort', 'heart.signs')) return true;
  const effort =
    facts.has('trigger.effort') && (facts.has('relief.rest') || facts.has('heart.signs'));
  if (effort && !facts.has('trigger.bending', 'injury.recent')) return true;
  const otherCause = facts.has(
    'bleeding.faint',
    'bleeding.not_stopping',
    'bleeding.socket',
    'injury.recent',
    'overdose',
    'fever.38',
    'swelling.face_spreading',
    'swelling.floor',
    'breathing.after_fragment',
  );
  return signs.length > 0 && hasJawPain(facts) && !otherCause;
};

/** Hardly any urine or no tears says it by itself; sleepiness needs a mouth that is ill. */
const DRY_FOR_CERTAIN =
  /urin|\bpee|susu|nappy|nappies|diaper|peshab|peshaab|\bwee\b|tears|aansu|aasu|sunken|पेशाब|आँसू|आंसू/i;

export const isDehydratedChild = (facts: Facts): boolean =>
  // The option names a child; a parent may have given his or her own age.
  facts.answered('child.dehydrated') ||
  (facts.has('child.dehydrated') &&
    (facts.isChildBand || facts.has('child.under_12', 'infant')) &&
    (facts.words('child.dehydrated').some((quote) => DRY_FOR_CERTAIN.test(quote)) ||
      facts.has(
        'ulcer.any',
        'ulcer.many_small',
        'fever',
        'fever.38',
        'swelling.gum',
        'swelling.cheek',
        'pus',
        'pain.any',
        'gum.red_puffy',
        'blisters.lip',
        'gum.painful',
        'swelling.face_spreading',
        'patch.white',
        'patch.wipes_off',
        'tongue.coated',
        'tooth.infected',
        'swelling.any',
      )));

const DAYS_OR_MORE = /\b(?:days?|weeks?|months?|din|hafte|hafta|mahine|mahina)\b/i;
const DEAD = /numb|dead|sun+|feeling|sensation|feel /i;

/** New numbness; hours after a dental injection it is expected, and a cold sore tingles before it comes. */
export const isNumb = (facts: Facts): boolean => {
  if (!facts.has('numbness')) return false;
  const told = facts.words('numbness', 'numbness.after_injection');
  const isDead = facts.answered('numbness') || told.some((words) => DEAD.test(words));
  if (facts.has('tingling.before') && !isDead) return false;
  return (
    !facts.has('numbness.after_injection') ||
    facts.has('onset.weeks', 'onset.over_3_weeks', 'onset.months') ||
    told.some((words) => DAYS_OR_MORE.test(words))
  );
};

const LIGHT_KG = 50;
const LIGHT_MAX_MG = 3000;

/** An overdose by itself, or more than 3 g of paracetamol when the weight told elsewhere is under 50 kg. */
export const isOverdose = (facts: Facts): boolean =>
  facts.has('overdose') ||
  (facts.weightKg !== null && facts.weightKg < LIGHT_KG && facts.paracetamolMg > LIGHT_MAX_MG);
