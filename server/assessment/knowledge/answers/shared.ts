import type { ByOption } from '../../../../contracts/questions/question-bank.ts';
import type { BODY_SIGNS, DANGER_SIGNS, EVENTS } from '../../../../contracts/questions/shared.ts';
import { withNoneOrNotSure } from './meaning.ts';
import type { Meaning } from './meaning.ts';

/** Meanings of a pain's strengths, wherever one is asked for. */
export const PAIN_STRENGTHS = {
  mild: {
    says: ['pain.mild'],
    implies: ['pain.any'],
    not: ['pain.severe', 'pain.six_or_more'],
  },
  moderate: {
    says: ['pain.moderate'],
    implies: ['pain.any'],
    not: ['pain.severe', 'pain.six_or_more'],
  },
  strong: { says: ['pain.six_or_more'], implies: ['pain.any'] },
} as const satisfies Readonly<Record<string, Meaning>>;

/** Meanings of how long something has been there, but for the weeks, which each category counts in its own way. */
export const SINCE = {
  today: { says: ['onset.hours'] },
  days: { says: ['onset.days'] },
  months: { says: ['onset.months'], implies: ['onset.over_3_weeks'] },
  years: { says: ['onset.years'], implies: ['onset.over_3_weeks'] },
} as const satisfies Readonly<Record<string, Meaning>>;

/** Meanings of the danger signs, the same in every category. */
export const DANGER_SIGN_MEANINGS: ByOption<typeof DANGER_SIGNS, Meaning> = withNoneOrNotSure(
  {
    hard_to_breathe: { says: ['airway'] },
    cannot_swallow: { says: ['swallowing.painful_sips'] },
    swelling_under_tongue: { says: ['swelling.floor'] },
    face_swelling_spreads: { says: ['swelling.face_spreading'] },
    cheek_a_little_swollen: { says: ['swelling.cheek'] },
    eye_swollen_or_painful: { says: ['swelling.eye'] },
    opens_one_finger: { says: ['opening.suddenly_limited'] },
    fever_38: { says: ['fever.38'], implies: ['fever'] },
    confused_or_drowsy: { says: ['drowsy_confused'] },
    face_droops: { says: ['stroke.signs'] },
  },
  ['swallowing.blocked'],
);

/** Meanings of injuries and removals, the same in every category. */
export const EVENT_MEANINGS: ByOption<typeof EVENTS, Meaning> = withNoneOrNotSure(
  {
    tooth_knocked_out: {
      says: ['tooth.knocked_out'],
      implies: ['injury.recent'],
      not: ['tooth.baby'],
    },
    milk_tooth_hurt: {
      says: ['injury.milk_tooth'],
      implies: ['injury.recent'],
    },
    tooth_pushed: {
      says: ['tooth.displaced'],
      implies: ['injury.recent'],
      not: ['tooth.baby'],
    },
    tooth_loosened: {
      says: ['injury.tooth_loose'],
      implies: ['injury.recent'],
      not: ['tooth.baby'],
    },
    face_bone: {
      says: ['injury.bone'],
      implies: ['injury.recent'],
    },
    head_hit: {
      says: ['injury.head'],
      implies: ['injury.recent'],
    },
    vision_changed: {
      says: ['injury.vision'],
      implies: ['injury.recent'],
    },
    piece_inhaled: {
      says: ['breathing.after_fragment'],
      implies: ['tooth.fragment_missing'],
    },
    infant_gum_torn: { says: ['infant.gum_torn'], implies: ['infant'] },
    tooth_taken_out: { says: ['tooth.extracted_recently'] },
  },
  ['injury.bite_changed'],
);

/** Meanings of the warning signs, the same in every category. */
export const BODY_SIGN_MEANINGS: ByOption<typeof BODY_SIGNS, Meaning> = withNoneOrNotSure({
  bleeding_not_stopped: { says: ['bleeding.not_stopping'] },
  jaw_pain_on_effort: {
    says: ['trigger.effort'],
    implies: ['relief.rest'],
  },
  jaw_pain_heavy_chest: { says: ['heart.signs'] },
  too_many_painkillers: { says: ['overdose'] },
  new_numbness: { says: ['numbness'] },
  sore_over_3_weeks: {
    says: ['ulcer.over_3_weeks'],
    implies: ['ulcer.any'],
  },
  neck_lump: { says: ['lump.neck'] },
  weak_immunity: { says: ['immunosuppressed'] },
  diabetes_uncontrolled: { says: ['diabetes.uncontrolled'] },
  child_dry_or_sleepy: { says: ['child.dehydrated'] },
});
