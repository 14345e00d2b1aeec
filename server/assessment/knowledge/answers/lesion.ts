import type { LESION_QUESTIONS } from '../../../../contracts/questions/lesion.ts';
import type { AnswerMap } from './meaning.ts';
import { SAYS_NOTHING, withNone } from './meaning.ts';
import { BODY_SIGN_MEANINGS, DANGER_SIGN_MEANINGS, EVENT_MEANINGS, SINCE } from './shared.ts';

export const LESION_ANSWERS: AnswerMap<typeof LESION_QUESTIONS> = {
  lesion_location: {
    outer_lip: { says: ['site.lip_outer'] },
    mouth_corner: { says: ['lip_corner.cracked'] },
    inner_lip: { says: ['site.lip_inner'] },
    one_cheek: { says: ['site.cheek'], not: ['patch.both_sides'] },
    both_cheeks: { says: ['patch.both_sides'], implies: ['site.cheek'] },
    tongue: { says: ['site.tongue'] },
    under_tongue: { says: ['site.floor'] },
    gum: { says: ['site.gum'] },
    palate: { says: ['site.palate'] },
    not_sure: SAYS_NOTHING,
  },
  lesion_duration: {
    ...SINCE,
    weeks_1_to_2: { says: ['onset.weeks'] },
    weeks_2_to_3: { says: ['ulcer.over_2_weeks'], implies: ['onset.weeks'] },
    over_3_weeks: { says: ['onset.over_3_weeks'] },
    not_sure: SAYS_NOTHING,
  },
  lesion_type: withNone({
    small_round_sore: {
      says: ['ulcer.small_round'],
      implies: ['ulcer.any'],
    },
    other_sore: { says: ['ulcer.any'] },
    many_small_sores: { says: ['ulcer.many_small'] },
    lip_blisters: { says: ['blisters.lip'] },
    white_patch: { says: ['patch.white'] },
    red_patch: { says: ['patch.red'] },
    red_white_patch: { says: ['patch.red_white'] },
    lump: { says: ['lump.any'] },
    tongue_map: { says: ['tongue.map'] },
    socket_not_healing: { says: ['socket.not_healing'] },
  }),
  lesion_surface: withNone({
    wipes_off: { says: ['patch.wipes_off'], implies: ['patch.white'] },
    does_not_wipe: {
      says: ['patch.does_not_wipe'],
      implies: ['patch.white'],
      not: ['patch.wipes_off'],
    },
    lacy_lines: { says: ['patch.lacy'] },
    hard_or_raised_edge: { says: ['ulcer.hard_edge'] },
    grows_or_bleeds: { says: ['lump.growing_bleeding'] },
    soft_bluish: { says: ['lump.soft_bluish'], implies: ['lump.any'] },
    bursts_and_refills: {
      says: ['lump.bursts_refills'],
      implies: ['lump.any'],
    },
    firm_unchanged: { says: ['lump.firm_smooth'] },
    draining_pimple: {
      says: ['swelling.gum_pimple'],
      implies: ['pus'],
    },
  }),
  lesion_course: withNone({
    heals_and_returns: {
      says: ['course.heals_10_days', 'course.recurrent'],
    },
    same_place: { says: ['course.same_place'] },
    moves: { says: ['course.moves'] },
    tingled_before: { says: ['tingling.before'] },
    injured_place: { says: ['ulcer.at_sharp_tooth'] },
    getting_worse: { says: ['course.worsening'] },
    fever_at_start: { says: ['fever'] },
    under_denture: { says: ['denture.sore_red'], implies: ['denture.worn'] },
  }),
  lesion_feel: withNone({
    painless: { not: ['pain.any'] },
    burns_looks_normal: {
      says: ['mouth.burning_normal_look'],
      implies: ['pain.burning'],
    },
    spicy_burns: { says: ['trigger.spicy'] },
    dry_mouth: { says: ['mouth.dry'] },
    changed_taste: { says: ['taste.altered'] },
    stiff_cheeks: {
      says: ['opening.slowly_limited', 'cheeks.stiff'],
    },
    loose_tooth: { says: ['tooth.loose_one'] },
    weight_loss: { says: ['weight_loss'] },
    itchy_rash: { says: ['skin.itchy_rash'] },
  }),
  lesion_background: withNone({
    smoking: { says: ['tobacco.smoked'] },
    chewing_tobacco: { says: ['tobacco.chewed'] },
    areca: { says: ['areca'] },
    alcohol: { says: ['alcohol'] },
    denture: { says: ['denture.worn'] },
    inhaler_or_antibiotics: { says: ['medicine.inhaler_or_antibiotic'] },
    immune_medicine: { says: ['immunosuppressed'] },
    cold_sore_contact: { says: ['cold_sore_contact'] },
    radiotherapy: { says: ['radiotherapy.head_neck'] },
    bone_medicine: { says: ['bone.medicine'] },
  }),
  lesion_danger_signs: DANGER_SIGN_MEANINGS,
  lesion_events: EVENT_MEANINGS,
  lesion_body_signs: BODY_SIGN_MEANINGS,
};
