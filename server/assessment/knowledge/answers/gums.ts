import type { GUMS_QUESTIONS } from '../../../../contracts/questions/gums.ts';
import type { AnswerMap } from './meaning.ts';
import { SAYS_NOTHING, withNone } from './meaning.ts';
import { BODY_SIGN_MEANINGS, DANGER_SIGN_MEANINGS, EVENT_MEANINGS } from './shared.ts';

/** What the answers of category `gums` mean. */
export const GUMS_ANSWERS: AnswerMap<typeof GUMS_QUESTIONS> = {
  bleeding_frequency: {
    'They do not bleed': { not: ['gum.bleeds_brushing', 'gum.bleeds_by_itself'] },
    'Now and then when I brush or floss': {
      says: ['gum.bleeds_brushing'],
      not: ['gum.bleeds_by_itself'],
    },
    'Nearly every time I brush or floss': { says: ['gum.bleeds_brushing'] },
    'By themselves, without touching': { says: ['gum.bleeds_by_itself'] },
    'Not sure': SAYS_NOTHING,
  },
  gum_color: {
    'Pink and firm': { says: ['gum.pink_firm'], not: ['gum.red_puffy'] },
    'Red and puffy': { says: ['gum.red_puffy'] },
    'The tips between the teeth look cut away or grey': { says: ['gum.tips_lost'] },
    'White patches or lacy white lines': { says: ['patch.white'] },
    'A red patch, or red and white mixed': { says: ['patch.red'] },
    'Raw red, and the surface peels': { says: ['gum.peeling'] },
    'Firm and thick, growing over the teeth': { says: ['gum.overgrown'] },
    'Red with many small sores': { says: ['ulcer.many_small'], implies: ['gum.red_puffy'] },
    'Not sure': SAYS_NOTHING,
  },
  gum_swelling: withNone({
    'A painful swelling beside one tooth': { says: ['swelling.gum'] },
    'A pimple that drains and comes back': { says: ['swelling.gum_pimple'] },
    'Pus comes from the gum edge when I press': { says: ['pus.gum_edge'], implies: ['pus'] },
    'Pus or a bad taste from somewhere else': { says: ['pus'] },
    'A swollen flap over a wisdom tooth': {
      says: ['swelling.gum_flap'],
      implies: ['tooth.wisdom_partial'],
    },
    'A tooth is coming through the gum': { says: ['tooth.erupting'] },
    'Soreness between two teeth where food gets stuck': {
      says: ['food.trapped'],
      implies: ['gum.between_teeth_sore'],
    },
    'A lump or bump in the mouth': { says: ['lump.any'] },
    'A mouth sore or ulcer': { says: ['ulcer.any'] },
  }),
  gum_teeth: withNone({
    'The gum has moved up and teeth look longer': { says: ['gum.receded'] },
    'New gaps, or teeth that have moved': { says: ['tooth.drifted'], implies: ['gap.new'] },
    'One tooth is loose': { says: ['tooth.loose_one'] },
    'Several teeth are loose': { says: ['tooth.loose_many'] },
    'Hard deposits on the teeth': { says: ['gum.tartar'] },
    'A hole, or a broken tooth or filling': { says: ['tooth.cavity'] },
    'One tooth is sore to bite or tap': { says: ['trigger.biting', 'trigger.tapping'] },
    'A root canal in the tooth near the sore place': { says: ['tooth.root_canal'] },
    'Cold hurts for a moment': { says: ['trigger.cold'], implies: ['pain.brief'] },
  }),
  gum_duration: {
    'Since today': { says: ['onset.hours'] },
    'A few days': { says: ['onset.days'] },
    'One to three weeks': { says: ['onset.weeks'] },
    'More than three weeks': { says: ['onset.over_3_weeks'] },
    Months: { says: ['onset.months'], implies: ['onset.over_3_weeks'] },
    Years: { says: ['onset.years'], implies: ['onset.over_3_weeks'] },
    'Not sure': SAYS_NOTHING,
  },
  gum_pain: {
    'No pain': { not: ['pain.any', 'gum.painful', 'pain.severe', 'pain.six_or_more'] },
    'Mild (1 to 3 of 10)': {
      says: ['pain.mild'],
      implies: ['pain.any'],
      not: ['pain.severe', 'pain.six_or_more'],
    },
    'Moderate (4 or 5 of 10)': {
      says: ['pain.moderate'],
      implies: ['pain.any'],
      not: ['pain.severe', 'pain.six_or_more'],
    },
    'Strong (6 or 7 of 10)': { says: ['pain.six_or_more'], implies: ['pain.any'] },
    'Very severe (8 to 10 of 10)': {
      says: ['pain.severe'],
      implies: ['pain.any', 'pain.six_or_more'],
    },
    'Not sure': SAYS_NOTHING,
  },
  gum_background: withNone({
    Pregnant: { says: ['pregnant'] },
    'Medicine for blood pressure, fits or a transplant': { says: ['medicine.gum_overgrowth'] },
    'I brush very hard': { says: ['brushing.hard'] },
    Braces: { says: ['braces.worn'] },
    'I rarely clean between the teeth': { says: ['hygiene.poor'] },
    'I smoke': { says: ['tobacco.smoked'] },
    'I chew tobacco, gutka, paan or supari': { says: ['tobacco.chewed', 'areca'] },
    'A very foul smell from the mouth': { says: ['breath.very_foul'], implies: ['breath.bad'] },
    'Stress or too little sleep': { says: ['stress'] },
  }),
  gum_danger_signs: DANGER_SIGN_MEANINGS,
  gum_events: EVENT_MEANINGS,
  gum_body_signs: BODY_SIGN_MEANINGS,
};
