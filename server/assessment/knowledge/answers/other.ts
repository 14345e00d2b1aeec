import type { OTHER_QUESTIONS } from '../../../../contracts/questions/other.ts';
import type { AnswerMap } from './meaning.ts';
import { SAYS_NOTHING, withNone } from './meaning.ts';
import {
  BODY_SIGN_MEANINGS,
  DANGER_SIGN_MEANINGS,
  EVENT_MEANINGS,
  PAIN_STRENGTHS,
  SINCE,
} from './shared.ts';

export const OTHER_ANSWERS: AnswerMap<typeof OTHER_QUESTIONS> = {
  primary_complaint: {
    toothache: { implies: ['pain.any'] },
    injury: SAYS_NOTHING,
    pain_after_extraction: {
      says: ['tooth.extracted_recently', 'socket.pain_after_days'],
      implies: ['pain.any'],
    },
    bleeding_after_extraction: {
      says: ['tooth.extracted_recently', 'bleeding.socket'],
    },
    bad_breath: { says: ['breath.bad'] },
    dry_mouth: { says: ['mouth.dry'] },
    burning_mouth: {
      says: ['mouth.burning_normal_look'],
      implies: ['pain.burning'],
    },
    jaw: { says: ['pain.jaw_joint'] },
    stained_teeth: { says: ['stain.surface'] },
    something_else: SAYS_NOTHING,
  },
  urgency_level: {
    unbearable: {
      says: ['pain.severe'],
      implies: ['pain.any', 'pain.six_or_more', 'course.worsening'],
    },
    ...PAIN_STRENGTHS,
    no_pain: { not: ['pain.any', 'pain.severe', 'pain.six_or_more'] },
    not_sure: SAYS_NOTHING,
  },
  other_duration: {
    ...SINCE,
    weeks_1_to_3: { says: ['onset.weeks'] },
    over_3_weeks: { says: ['onset.over_3_weeks'] },
    childhood: { says: ['onset.since_eruption'] },
    not_sure: SAYS_NOTHING,
  },
  other_triggers: withNone({
    cold_or_sweet_seconds: { says: ['trigger.cold', 'pain.brief'] },
    hot_or_cold_minutes: { says: ['pain.lingering'] },
    alone_or_at_night: { says: ['pain.spontaneous', 'pain.night'] },
    biting: { says: ['trigger.biting'] },
    bite_release: { says: ['trigger.release'] },
    bending_blocked_nose: {
      says: ['trigger.bending', 'sinus.congestion'],
    },
    electric_shocks: {
      says: ['pain.electric', 'trigger.light_touch'],
    },
    spicy_burns: { says: ['trigger.spicy'] },
    food_gets_stuck: { says: ['food.trapped'] },
    chewing_and_sight: { says: ['chewing.sight_changed'] },
  }),
  other_teeth: withNone({
    hole_or_decay: { says: ['tooth.cavity'] },
    lost_filling_or_crown: { says: ['tooth.restoration_lost'] },
    tooth_broke: { says: ['tooth.broken_recent_injury'], implies: ['tooth.broken'] },
    loose_tooth: { says: ['tooth.loose_one'] },
    tooth_coming: { says: ['tooth.erupting'] },
    missing_tooth: { says: ['tooth.missing'] },
    lifelong_gap: { says: ['gap.front_lifelong'] },
    crooked: { says: ['teeth.crooked'] },
    dark_tooth: { says: ['tooth.grey_single'] },
    marks_since_eruption: {
      says: ['marks.since_eruption'],
      implies: ['onset.since_eruption'],
    },
    worn_teeth: { says: ['wear.thin_edges'] },
  }),
  other_soft_tissue: withNone({
    bleeding_or_red_gums: { says: ['gum.bleeds_brushing', 'gum.red_puffy'] },
    gum_swelling: { says: ['swelling.gum'] },
    pimple_or_pus: { says: ['pus'] },
    wisdom_flap: {
      says: ['swelling.gum_flap'],
      implies: ['tooth.wisdom_partial'],
    },
    sore_or_ulcer: { says: ['ulcer.any'] },
    many_small_sores: { says: ['ulcer.many_small'] },
    white_patch: { says: ['patch.white'] },
    red_patch: { says: ['patch.red'] },
    lump: { says: ['lump.any'] },
    socket_not_healing: { says: ['socket.not_healing'] },
  }),
  other_background: withNone({
    jaw_clicks: { says: ['jaw.click'] },
    jaw_locks: { says: ['jaw.locks'] },
    grinding: { says: ['grinding'] },
    stiff_cheeks: {
      says: ['opening.slowly_limited', 'cheeks.stiff'],
    },
    tongue_map: { says: ['tongue.map'] },
    smoking: { says: ['tobacco.smoked'] },
    chewing_tobacco_or_areca: { says: ['tobacco.chewed', 'areca'] },
    alcohol: { says: ['alcohol'] },
    drying_medicines: { says: ['medicine.drying'] },
    radiotherapy: { says: ['radiotherapy.head_neck'] },
    pregnant: { says: ['pregnant'] },
  }),
  other_danger_signs: DANGER_SIGN_MEANINGS,
  other_events: EVENT_MEANINGS,
  other_body_signs: BODY_SIGN_MEANINGS,
};
