import type { ByOption } from '../../../../contracts/question-bank.ts';
import type { BODY_SIGNS, DANGER_SIGNS, EVENTS } from '../../../../contracts/questions/shared.ts';
import { withNone } from './meaning.ts';
import type { Meaning } from './meaning.ts';

/** Meanings of the danger signs, the same in every category. */
export const DANGER_SIGN_MEANINGS: ByOption<typeof DANGER_SIGNS, Meaning> = withNone({
  hard_to_breathe: { says: ['airway'] },
  cannot_swallow: { says: ['swallowing.blocked'] },
  only_sips: { says: ['swallowing.painful_sips'] },
  swelling_under_tongue: { says: ['swelling.floor'] },
  face_swelling_spreads: { says: ['swelling.face_spreading'] },
  eye_swollen_or_painful: { says: ['swelling.eye'] },
  opens_one_finger: { says: ['opening.suddenly_limited'] },
  fever_38: { says: ['fever.38'], implies: ['fever'] },
  confused_or_drowsy: { says: ['drowsy_confused'] },
});

/** Meanings of injuries and removals, the same in every category. */
export const EVENT_MEANINGS: ByOption<typeof EVENTS, Meaning> = withNone({
  tooth_knocked_out: {
    says: ['tooth.knocked_out'],
    implies: ['injury.recent'],
  },
  tooth_pushed_or_loosened: {
    says: ['tooth.displaced'],
    implies: ['injury.recent'],
  },
  bite_changed: {
    says: ['injury.bite_changed'],
    implies: ['injury.recent'],
  },
  cheek_flat_or_ridge: {
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
  tooth_or_filling_broke: { says: ['tooth.broken_recent_injury'], implies: ['tooth.broken'] },
  piece_inhaled: {
    says: ['breathing.after_fragment'],
    implies: ['tooth.fragment_missing'],
  },
  tooth_taken_out: { says: ['tooth.extracted_recently'] },
});

/** Meanings of the warning signs, the same in every category. */
export const BODY_SIGN_MEANINGS: ByOption<typeof BODY_SIGNS, Meaning> = withNone({
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
  child_dry_or_sleepy: { says: ['child.dehydrated'] },
});
