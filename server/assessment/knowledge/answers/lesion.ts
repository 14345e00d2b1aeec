import type { LESION_QUESTIONS } from '../../../../contracts/questions/lesion.ts';
import type { AnswerMap } from './meaning.ts';
import { SAYS_NOTHING, withNone } from './meaning.ts';
import { BODY_SIGN_MEANINGS, DANGER_SIGN_MEANINGS, EVENT_MEANINGS } from './shared.ts';

/** What the answers of category `lesion` mean. */
export const LESION_ANSWERS: AnswerMap<typeof LESION_QUESTIONS> = {
  lesion_location: {
    'Outer lip or lip edge': { says: ['site.lip_outer'] },
    'Corner of the mouth': { says: ['lip_corner.cracked'] },
    'Inside the lip': { says: ['site.lip_inner'] },
    'Inside one cheek': { says: ['site.cheek'], not: ['patch.both_sides'] },
    'Inside both cheeks, the same': { says: ['patch.both_sides'], implies: ['site.cheek'] },
    Tongue: { says: ['site.tongue'] },
    'Under the tongue': { says: ['site.floor'] },
    Gum: { says: ['site.gum'] },
    'Roof of the mouth (palate)': { says: ['site.palate'] },
    'Not sure': SAYS_NOTHING,
  },
  lesion_duration: {
    'Since today': { says: ['onset.hours'] },
    'A few days': { says: ['onset.days'] },
    'One to two weeks': { says: ['onset.weeks'] },
    'Two to three weeks': { says: ['ulcer.over_2_weeks'], implies: ['onset.weeks'] },
    'More than three weeks': { says: ['onset.over_3_weeks'] },
    Months: { says: ['onset.months'], implies: ['onset.over_3_weeks'] },
    Years: { says: ['onset.years'], implies: ['onset.over_3_weeks'] },
    'Not sure': SAYS_NOTHING,
  },
  lesion_type: withNone({
    'A small round sore, yellow with a red ring': {
      says: ['ulcer.small_round'],
      implies: ['ulcer.any'],
    },
    'Another kind of sore or ulcer': { says: ['ulcer.any'] },
    'Many small sores or blisters in the mouth': { says: ['ulcer.many_small'] },
    'A bunch of tiny blisters at the lip': { says: ['blisters.lip'] },
    'A white patch or coating': { says: ['patch.white'] },
    'A red patch': { says: ['patch.red'] },
    'A patch that is both red and white': { says: ['patch.red_white'] },
    'A lump or bump': { says: ['lump.any'] },
    'Smooth red areas with a white edge on the tongue': { says: ['tongue.map'] },
  }),
  lesion_surface: withNone({
    'White that wipes off': { says: ['patch.wipes_off'], implies: ['patch.white'] },
    'White that does not wipe off': {
      says: ['patch.does_not_wipe'],
      implies: ['patch.white'],
      not: ['patch.wipes_off'],
    },
    'Fine white lines like lace or a net': { says: ['patch.lacy'] },
    'Hard, or with a raised edge': { says: ['ulcer.hard_edge'] },
    'It grows or bleeds': { says: ['lump.growing_bleeding'] },
    'Soft, bluish and full of fluid': { says: ['lump.soft_bluish'], implies: ['lump.any'] },
    'It bursts with clear fluid and fills again': {
      says: ['lump.bursts_refills'],
      implies: ['lump.any'],
    },
    'Firm, smooth and unchanged for long': { says: ['lump.firm_smooth'] },
    'A pimple on the gum or skin that drains pus': {
      says: ['swelling.gum_pimple'],
      implies: ['pus'],
    },
  }),
  lesion_course: withNone({
    'It heals within two weeks and comes back': {
      says: ['course.heals_10_days', 'course.recurrent'],
    },
    'It comes back at the same place': { says: ['course.same_place'] },
    'It moves from place to place within days': { says: ['course.moves'] },
    'It tingled or burned before it came': { says: ['tingling.before'] },
    'A tooth, denture, wire, bite or burn caused it': { says: ['ulcer.at_sharp_tooth'] },
    'It is getting worse or bigger': { says: ['course.worsening'] },
    'I had a fever when it began': { says: ['fever'] },
    'It is under my denture': { says: ['denture.sore_red'], implies: ['denture.worn'] },
  }),
  lesion_feel: withNone({
    'It does not hurt': { not: ['pain.any'] },
    'It burns, though it looks normal': {
      says: ['mouth.burning_normal_look'],
      implies: ['pain.burning'],
    },
    'Spicy, sour or hot food burns': { says: ['trigger.spicy'] },
    'A dry mouth': { says: ['mouth.dry'] },
    'Changed taste': { says: ['taste.altered'] },
    'Stiff cheeks, or the mouth opens less over months': {
      says: ['opening.slowly_limited', 'cheeks.stiff'],
    },
    'One tooth near it became loose': { says: ['tooth.loose_one'] },
    'Weight loss': { says: ['weight_loss'] },
    'An itchy skin rash': { says: ['skin.itchy_rash'] },
  }),
  lesion_background: withNone({
    'I smoke': { says: ['tobacco.smoked'] },
    'I chew tobacco, gutka or khaini': { says: ['tobacco.chewed'] },
    'I chew supari or paan': { says: ['areca'] },
    'Regular alcohol': { says: ['alcohol'] },
    Denture: { says: ['denture.worn'] },
    'Steroid inhaler or recent antibiotics': { says: ['medicine.inhaler_or_antibiotic'] },
    'Medicines that weaken the immune system': { says: ['immunosuppressed'] },
    'Contact with someone who had a cold sore': { says: ['cold_sore_contact'] },
    'Radiotherapy to the head or neck': { says: ['radiotherapy.head_neck'] },
  }),
  lesion_danger_signs: DANGER_SIGN_MEANINGS,
  lesion_events: EVENT_MEANINGS,
  lesion_body_signs: BODY_SIGN_MEANINGS,
};
