import type { GUMS_QUESTIONS } from '../../../../contracts/questions/gums.ts';
import type { AnswerMap } from './meaning.ts';
import { SAYS_NOTHING, withNone } from './meaning.ts';
import {
  BODY_SIGN_MEANINGS,
  DANGER_SIGN_MEANINGS,
  EVENT_MEANINGS,
  PAIN_STRENGTHS,
  SINCE,
} from './shared.ts';

export const GUMS_ANSWERS: AnswerMap<typeof GUMS_QUESTIONS> = {
  bleeding_frequency: {
    never: { not: ['gum.bleeds_brushing', 'gum.bleeds_by_itself'] },
    now_and_then: {
      says: ['gum.bleeds_brushing'],
      not: ['gum.bleeds_by_itself'],
    },
    nearly_every_time: { says: ['gum.bleeds_brushing'] },
    by_themselves: { says: ['gum.bleeds_by_itself'] },
    after_extraction: { says: ['bleeding.socket'], implies: ['tooth.extracted_recently'] },
    not_sure: SAYS_NOTHING,
  },
  gum_color: {
    pink_firm: { says: ['gum.pink_firm'], not: ['gum.red_puffy'] },
    red_puffy: { says: ['gum.red_puffy'] },
    tips_cut_or_grey: { says: ['gum.tips_lost'] },
    white_or_lacy: { says: ['patch.white'] },
    red_or_red_white: { says: ['patch.red'] },
    raw_peeling: { says: ['gum.peeling'] },
    thick_overgrown: { says: ['gum.overgrown'] },
    many_small_sores: { says: ['ulcer.many_small'], implies: ['gum.red_puffy'] },
    not_sure: SAYS_NOTHING,
  },
  gum_swelling: withNone({
    swelling_at_tooth: { says: ['swelling.gum'] },
    draining_pimple: { says: ['swelling.gum_pimple'] },
    pus_at_gum_edge: { says: ['pus.gum_edge'], implies: ['pus'] },
    pus_elsewhere: { says: ['pus'] },
    wisdom_flap: {
      says: ['swelling.gum_flap'],
      implies: ['tooth.wisdom_partial'],
    },
    tooth_coming: { says: ['tooth.erupting'] },
    sore_where_food_sticks: {
      says: ['food.trapped'],
      implies: ['gum.between_teeth_sore'],
    },
    lump: { says: ['lump.any'] },
    sore_or_ulcer: { says: ['ulcer.any'] },
    socket_not_healing: { says: ['socket.not_healing'] },
  }),
  gum_teeth: withNone({
    gum_receded: { says: ['gum.receded'] },
    new_gaps: { says: ['tooth.drifted'], implies: ['gap.new'] },
    one_loose: { says: ['tooth.loose_one'] },
    several_loose: { says: ['tooth.loose_many'] },
    hard_deposits: { says: ['gum.tartar'] },
    hole_or_decay: { says: ['tooth.cavity'] },
    tooth_broke: { says: ['tooth.broken_recent_injury'], implies: ['tooth.broken'] },
    sore_to_bite_or_tap: { says: ['trigger.biting', 'trigger.tapping'] },
    root_canal: { says: ['tooth.root_canal'] },
    cold_hurts_briefly: { says: ['trigger.cold'], implies: ['pain.brief'] },
  }),
  gum_duration: {
    ...SINCE,
    weeks_1_to_3: { says: ['onset.weeks'] },
    over_3_weeks: { says: ['onset.over_3_weeks'] },
    not_sure: SAYS_NOTHING,
  },
  gum_pain: {
    no_pain: { not: ['pain.any', 'gum.painful', 'pain.severe', 'pain.six_or_more'] },
    ...PAIN_STRENGTHS,
    very_severe: {
      says: ['pain.severe'],
      implies: ['pain.any', 'pain.six_or_more'],
    },
    not_sure: SAYS_NOTHING,
  },
  gum_background: withNone({
    pregnant: { says: ['pregnant'] },
    gum_growth_medicine: { says: ['medicine.gum_overgrowth'] },
    hard_brushing: { says: ['brushing.hard'] },
    braces: { says: ['braces.worn'] },
    rarely_between_teeth: { says: ['hygiene.poor'] },
    smoking: { says: ['tobacco.smoked'] },
    chewing_tobacco_or_areca: { says: ['tobacco.chewed', 'areca'] },
    alcohol: { says: ['alcohol'] },
    bad_breath: { says: ['breath.bad'] },
    foul_smell: { says: ['breath.very_foul'], implies: ['breath.bad'] },
    stress_or_little_sleep: { says: ['stress'] },
  }),
  gum_danger_signs: DANGER_SIGN_MEANINGS,
  gum_events: EVENT_MEANINGS,
  gum_body_signs: BODY_SIGN_MEANINGS,
};
