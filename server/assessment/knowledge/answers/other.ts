import type { OTHER_QUESTIONS } from '../../../../contracts/questions/other.ts';
import type { AnswerMap } from './meaning.ts';
import { SAYS_NOTHING, withNone } from './meaning.ts';
import { BODY_SIGN_MEANINGS, DANGER_SIGN_MEANINGS, EVENT_MEANINGS } from './shared.ts';

/** What the answers of category `other` mean. */
export const OTHER_ANSWERS: AnswerMap<typeof OTHER_QUESTIONS> = {
  primary_complaint: {
    'Toothache or sensitivity': { implies: ['pain.any'] },
    'An injury or a broken tooth': SAYS_NOTHING,
    'Pain after a tooth was taken out': {
      says: ['tooth.extracted_recently', 'socket.pain_after_days'],
      implies: ['pain.any'],
    },
    'Bleeding after a tooth was taken out': {
      says: ['tooth.extracted_recently', 'bleeding.socket'],
    },
    'Bad breath': { says: ['breath.bad'] },
    'Dry mouth': { says: ['mouth.dry'] },
    'A burning mouth that looks normal': {
      says: ['mouth.burning_normal_look'],
      implies: ['pain.burning'],
    },
    'Jaw pain, clicking or grinding': { says: ['pain.jaw_joint'] },
    'Stained or yellow teeth': { says: ['stain.surface'] },
    'Something else': SAYS_NOTHING,
  },
  urgency_level: {
    'Unbearable, or worse by the hour': {
      says: ['pain.severe'],
      implies: ['pain.any', 'pain.six_or_more', 'course.worsening'],
    },
    'Strong (6 or 7 of 10)': { says: ['pain.six_or_more'], implies: ['pain.any'] },
    'Moderate (4 or 5 of 10)': {
      says: ['pain.moderate'],
      implies: ['pain.any'],
      not: ['pain.severe', 'pain.six_or_more'],
    },
    'Mild (1 to 3 of 10)': {
      says: ['pain.mild'],
      implies: ['pain.any'],
      not: ['pain.severe', 'pain.six_or_more'],
    },
    'No pain, but it bothers me': { not: ['pain.any', 'pain.severe', 'pain.six_or_more'] },
    'Not sure': SAYS_NOTHING,
  },
  other_duration: {
    Today: { says: ['onset.hours'] },
    'A few days': { says: ['onset.days'] },
    'One to three weeks': { says: ['onset.weeks'] },
    'More than three weeks': { says: ['onset.over_3_weeks'] },
    Months: { says: ['onset.months'], implies: ['onset.over_3_weeks'] },
    Years: { says: ['onset.years'], implies: ['onset.over_3_weeks'] },
    'Since the teeth came in, or childhood': { says: ['onset.since_eruption'] },
    'Not sure': SAYS_NOTHING,
  },
  other_triggers: withNone({
    'Cold or sweet hurts for seconds': { says: ['trigger.cold', 'pain.brief'] },
    'Hot or cold pain that stays for minutes': { says: ['pain.lingering'] },
    'It starts on its own or wakes me at night': { says: ['pain.spontaneous', 'pain.night'] },
    'Biting or chewing hurts': { says: ['trigger.biting'] },
    'Sharp pain on letting go after a bite': { says: ['trigger.release'] },
    'Worse when I bend forward, with a blocked nose': {
      says: ['trigger.bending', 'sinus.congestion'],
    },
    'Electric shocks when the face is touched': {
      says: ['pain.electric', 'trigger.light_touch'],
    },
    'Spicy or sour food burns': { says: ['trigger.spicy'] },
    'Food gets stuck between two teeth': { says: ['food.trapped'] },
  }),
  other_teeth: withNone({
    'A hole or decay': { says: ['tooth.cavity'] },
    'A lost, loose or broken filling or crown': { says: ['tooth.restoration_lost'] },
    'A loose tooth': { says: ['tooth.loose_one'] },
    'A tooth is coming through': { says: ['tooth.erupting'] },
    'A tooth is missing': { says: ['tooth.missing'] },
    'A front gap that has always been there': { says: ['gap.front_lifelong'] },
    'Crooked, crowded or forward teeth': { says: ['teeth.crooked'] },
    'One tooth turned dark or grey': { says: ['tooth.grey_single'] },
    'Marks or colour there since the teeth came in': {
      says: ['marks.since_eruption'],
      implies: ['onset.since_eruption'],
    },
    'Worn, thin or short teeth': { says: ['wear.thin_edges'] },
  }),
  other_soft_tissue: withNone({
    'Gums that bleed or look red and puffy': { says: ['gum.bleeds_brushing', 'gum.red_puffy'] },
    'A painful swelling on the gum': { says: ['swelling.gum'] },
    'A gum pimple, pus or a salty taste': { says: ['pus'] },
    'A swollen gum flap over a wisdom tooth': {
      says: ['swelling.gum_flap'],
      implies: ['tooth.wisdom_partial'],
    },
    'A sore or ulcer': { says: ['ulcer.any'] },
    'Many small sores or blisters': { says: ['ulcer.many_small'] },
    'A white patch': { says: ['patch.white'] },
    'A red patch': { says: ['patch.red'] },
    'A lump or growth': { says: ['lump.any'] },
  }),
  other_background: withNone({
    'The jaw clicks': { says: ['jaw.click'] },
    'The jaw catches or locks': { says: ['jaw.locks'] },
    'I grind or clench my teeth': { says: ['grinding'] },
    'Stiff cheeks, or the mouth opens less over months': {
      says: ['opening.slowly_limited', 'cheeks.stiff'],
    },
    'Smooth red areas with a white edge on the tongue': { says: ['tongue.map'] },
    'I smoke': { says: ['tobacco.smoked'] },
    'I chew tobacco, gutka, paan or supari': { says: ['tobacco.chewed', 'areca'] },
    'Several medicines that can dry the mouth': { says: ['medicine.drying'] },
    'Radiotherapy to the head or neck': { says: ['radiotherapy.head_neck'] },
    Pregnant: { says: ['pregnant'] },
  }),
  other_danger_signs: DANGER_SIGN_MEANINGS,
  other_events: EVENT_MEANINGS,
  other_body_signs: BODY_SIGN_MEANINGS,
};
