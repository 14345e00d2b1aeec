import type { COSMETIC_QUESTIONS } from '../../../../contracts/questions/cosmetic.ts';
import type { AnswerMap } from './meaning.ts';
import { SAYS_NOTHING, withNone } from './meaning.ts';
import { BODY_SIGN_MEANINGS, DANGER_SIGN_MEANINGS, EVENT_MEANINGS, SINCE } from './shared.ts';

export const COSMETIC_ANSWERS: AnswerMap<typeof COSMETIC_QUESTIONS> = {
  main_concern: {
    colour_of_many: SAYS_NOTHING,
    dark_tooth: { says: ['tooth.grey_single'] },
    white_or_brown_marks: SAYS_NOTHING,
    worn_teeth: { says: ['wear.thin_edges'] },
    broken_tooth: { says: ['tooth.broken'] },
    gap: SAYS_NOTHING,
    crooked: { says: ['teeth.crooked'] },
    missing_tooth: { says: ['tooth.missing'] },
    something_else: SAYS_NOTHING,
  },
  staining_type: {
    surface: { says: ['stain.surface'] },
    inside_even: { says: ['stain.inside_even'] },
    matching_marks: {
      says: ['marks.white_brown_symmetric'],
    },
    patches_or_pits: { says: ['marks.patches_few_teeth'] },
    single_grey: { says: ['tooth.grey_single'] },
    dark_spot: { says: ['tooth.dark_shadow'] },
    no_change: {
      not: ['stain.surface', 'stain.inside_even', 'tooth.grey_single', 'tooth.dark_shadow'],
    },
    not_sure: SAYS_NOTHING,
  },
  cosmetic_since: {
    ...SINCE,
    childhood: { says: ['onset.since_eruption'] },
    weeks: { says: ['onset.weeks'] },
    not_sure: SAYS_NOTHING,
  },
  cosmetic_causes: withNone({
    drinks_or_tobacco: { says: ['stain.from_drinks_tobacco'] },
    chlorhexidine: { says: ['stain.chlorhexidine'] },
    tetracycline: { says: ['stain.tetracycline'] },
    family_or_borewell: {
      says: ['marks.same_in_family_water'],
    },
    childhood_illness: { says: ['childhood.fevers'] },
    sour_drinks: { says: ['acid.diet'] },
    reflux_or_vomiting: { says: ['acid.reflux'] },
    hard_brushing: { says: ['brushing.hard'] },
    grinding: { says: ['grinding'] },
    tobacco_or_alcohol: { says: ['habit.any'] },
  }),
  tooth_surface: withNone({
    thin_edges: { says: ['wear.thin_edges'] },
    flat_tops: { says: ['teeth.flattened'] },
    gum_line_notches: { says: ['wear.notch_neck'] },
    enamel_chips: { says: ['enamel.breaking'] },
    hole_or_decay: { says: ['tooth.cavity'] },
    floss_catches: { says: ['tooth.floss_catches'] },
    lost_filling_or_crown: { says: ['tooth.restoration_lost'] },
    gum_receded: { says: ['gum.receded'] },
    old_knock: { says: ['tooth.old_injury'] },
    tooth_broke: { says: ['tooth.broken_recent_injury'], implies: ['tooth.broken'] },
    root_canal: { says: ['tooth.root_canal'] },
  }),
  tooth_position: withNone({
    lifelong_gap: { says: ['gap.front_lifelong'] },
    new_gap: { says: ['gap.new'] },
    crooked: { says: ['teeth.crooked'] },
    missing_tooth: { says: ['tooth.missing'] },
    double_row: { says: ['tooth.double_row'] },
    loose_tooth: { says: ['tooth.loose_one'] },
  }),
  cosmetic_feeling: withNone({
    no_pain: { not: ['pain.any'] },
    cold_or_sweet_seconds: {
      says: ['trigger.cold'],
      implies: ['pain.brief', 'pain.any'],
    },
    pain_for_minutes: { says: ['pain.lingering'], implies: ['pain.any'] },
    biting_hurts: { says: ['trigger.biting'], implies: ['pain.any'] },
    gums_bleed: { says: ['gum.bleeds_brushing'] },
    gum_pimple: { says: ['swelling.gum_pimple'] },
    sore_or_ulcer: { says: ['ulcer.any'] },
    white_patch: { says: ['patch.white'] },
    red_patch: { says: ['patch.red'] },
    socket_not_healing: { says: ['socket.not_healing'] },
  }),
  cosmetic_danger_signs: DANGER_SIGN_MEANINGS,
  cosmetic_events: EVENT_MEANINGS,
  cosmetic_body_signs: BODY_SIGN_MEANINGS,
};
