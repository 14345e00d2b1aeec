import type { PAIN_QUESTIONS } from '../../../../contracts/questions/pain.ts';
import type { AnswerMap } from './meaning.ts';
import { SAYS_NOTHING, withNone } from './meaning.ts';
import {
  BODY_SIGN_MEANINGS,
  DANGER_SIGN_MEANINGS,
  EVENT_MEANINGS,
  PAIN_STRENGTHS,
} from './shared.ts';

export const PAIN_ANSWERS: AnswerMap<typeof PAIN_QUESTIONS> = {
  pain_location: {
    one_tooth: { says: ['pain.localised'] },
    one_side_unclear: { says: ['pain.poorly_localised'] },
    behind_last_tooth: { says: ['pain.behind_last_tooth'] },
    upper_back_teeth: { says: ['pain.upper_back_teeth'] },
    many_teeth: { says: ['pain.many_teeth'] },
    jaw_or_ear: { says: ['pain.jaw_joint'] },
    face_attacks: { says: ['pain.one_sided_face'] },
    sore_spot: { says: ['ulcer.any'] },
    not_sure: SAYS_NOTHING,
  },
  pain_intensity: {
    ...PAIN_STRENGTHS,
    very_severe: {
      says: ['pain.severe'],
      implies: ['pain.any', 'pain.six_or_more'],
    },
    not_sure: SAYS_NOTHING,
  },
  pain_onset: {
    today: { says: ['onset.hours'] },
    days: { says: ['onset.days'] },
    weeks_1_to_3: { says: ['onset.weeks'] },
    over_3_weeks: { says: ['onset.over_3_weeks'] },
    months_or_years: {
      says: ['onset.months'],
      implies: ['onset.over_3_weeks'],
      covers: ['onset.years'],
    },
    after_extraction: {
      says: ['socket.pain_after_days'],
      implies: ['tooth.extracted_recently', 'onset.days'],
    },
    not_sure: SAYS_NOTHING,
  },
  pain_triggers: withNone({
    cold: { says: ['trigger.cold'] },
    hot: { says: ['trigger.hot'] },
    sweet: { says: ['trigger.sweet'] },
    spicy: { says: ['trigger.spicy'] },
    brushing_or_air: { says: ['trigger.air'] },
    biting: { says: ['trigger.biting'] },
    bite_release: { says: ['trigger.release'] },
    light_touch: { says: ['trigger.light_touch'] },
    bending: { says: ['trigger.bending'] },
    opening_wide: { says: ['trigger.wide_opening'] },
  }),
  pain_behaviour: withNone({
    stops_in_seconds: { says: ['pain.brief'] },
    stays_for_minutes: { says: ['pain.lingering'] },
    starts_alone: { says: ['pain.spontaneous'] },
    wakes_at_night: { says: ['pain.night'] },
    throbs: { says: ['pain.throbbing'] },
    dull_ache: { says: ['pain.dull'] },
    electric_shocks: { says: ['pain.electric'] },
    burns_looks_normal: {
      says: ['mouth.burning_normal_look'],
      implies: ['pain.burning'],
    },
    cold_water_eases: { says: ['relief.cold'] },
    chewing_and_sight: { says: ['chewing.sight_changed'] },
  }),
  pain_tooth: withNone({
    hole_or_decay: { says: ['tooth.cavity'] },
    lost_filling_or_crown: { says: ['tooth.restoration_lost'] },
    new_filling_or_crown: { says: ['tooth.recent_filling'] },
    large_old_filling: { says: ['tooth.large_filling'] },
    tooth_broke: { says: ['tooth.broken_recent_injury'], implies: ['tooth.broken'] },
    long_or_sore_to_tap: { says: ['trigger.tapping', 'tooth.high'] },
    loose_tooth: { says: ['tooth.loose_one'] },
    food_gets_stuck: { says: ['food.trapped'] },
    hurt_then_stopped: { says: ['pain.stopped_by_itself'] },
    tooth_coming: { says: ['tooth.erupting'] },
  }),
  pain_gums_jaw: withNone({
    gum_swelling: { says: ['swelling.gum'] },
    draining_pimple: { says: ['swelling.gum_pimple'] },
    pus_or_bad_taste: { says: ['pus'] },
    wisdom_flap: {
      says: ['swelling.gum_flap'],
      implies: ['tooth.wisdom_partial'],
    },
    foul_painful_gums: {
      says: ['gum.painful', 'breath.very_foul'],
      implies: ['gum.bleeds_by_itself'],
    },
    blocked_nose: { says: ['sinus.congestion'] },
    jaw_clicks: { says: ['jaw.click'] },
    jaw_locks: { says: ['jaw.locks'] },
    grinding: { says: ['grinding'] },
    socket_not_healing: { says: ['socket.not_healing'] },
    tobacco_or_alcohol: { says: ['habit.any'] },
  }),
  pain_danger_signs: DANGER_SIGN_MEANINGS,
  pain_events: EVENT_MEANINGS,
  pain_body_signs: BODY_SIGN_MEANINGS,
};
