import type { PAIN_QUESTIONS } from '../../../../contracts/questions/pain.ts';
import type { AnswerMap } from './meaning.ts';
import { SAYS_NOTHING, withNone } from './meaning.ts';
import { BODY_SIGN_MEANINGS, DANGER_SIGN_MEANINGS, EVENT_MEANINGS } from './shared.ts';

/** What the answers of category `pain` mean. */
export const PAIN_ANSWERS: AnswerMap<typeof PAIN_QUESTIONS> = {
  pain_location: {
    'One tooth I can point to': { says: ['pain.localised'] },
    'One side, but I cannot tell which tooth': { says: ['pain.poorly_localised'] },
    'Behind the last back tooth': { says: ['pain.behind_last_tooth'] },
    'Several upper back teeth together': { says: ['pain.upper_back_teeth'] },
    'Many teeth, near the gums': { says: ['pain.many_teeth'] },
    'In front of the ear or in the jaw muscles': { says: ['pain.jaw_joint'] },
    'One side of the face, in sudden attacks': { says: ['pain.one_sided_face'] },
    'A sore spot on the gum, tongue, lip or cheek': { says: ['ulcer.any'] },
    'Not sure': SAYS_NOTHING,
  },
  pain_intensity: {
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
  pain_onset: {
    Today: { says: ['onset.hours'] },
    'In the last few days': { says: ['onset.days'] },
    'One to three weeks ago': { says: ['onset.weeks'] },
    'More than three weeks ago': { says: ['onset.over_3_weeks'] },
    'Months or years ago': { says: ['onset.months'], implies: ['onset.over_3_weeks'] },
    'Some days after a tooth was taken out': {
      says: ['socket.pain_after_days'],
      implies: ['tooth.extracted_recently', 'onset.days'],
    },
    'Not sure': SAYS_NOTHING,
  },
  pain_triggers: withNone({
    'Cold food or drinks': { says: ['trigger.cold'] },
    'Hot food or drinks': { says: ['trigger.hot'] },
    'Sweet things': { says: ['trigger.sweet'] },
    'Brushing or air at the gum line': { says: ['trigger.air'] },
    'Biting or chewing': { says: ['trigger.biting'] },
    'Letting go after a hard bite': { says: ['trigger.release'] },
    'Light touch, washing or a breeze on the face': { says: ['trigger.light_touch'] },
    'Bending forward': { says: ['trigger.bending'] },
    'Opening wide or chewing tough food': { says: ['trigger.wide_opening'] },
  }),
  pain_behaviour: withNone({
    'It stops within seconds after the trigger': { says: ['pain.brief'] },
    'It stays for minutes or longer after the trigger': { says: ['pain.lingering'] },
    'It starts on its own': { says: ['pain.spontaneous'] },
    'It wakes me at night': { says: ['pain.night'] },
    'It throbs': { says: ['pain.throbbing'] },
    'It is a dull ache or pressure': { says: ['pain.dull'] },
    'It comes like electric shocks': { says: ['pain.electric'] },
    'It burns, though the mouth looks normal': {
      says: ['mouth.burning_normal_look'],
      implies: ['pain.burning'],
    },
    'Cold water eases it': { says: ['relief.cold'] },
  }),
  pain_tooth: withNone({
    'A hole or decay': { says: ['tooth.cavity'] },
    'A lost, loose or broken filling or crown': { says: ['tooth.restoration_lost'] },
    'A filling or crown was placed in the last weeks': { says: ['tooth.recent_filling'] },
    'A large old filling': { says: ['tooth.large_filling'] },
    'It feels long, or is sore to tap or press': { says: ['trigger.tapping', 'tooth.high'] },
    'One tooth is loose': { says: ['tooth.loose_one'] },
    'Food gets stuck there': { says: ['food.trapped'] },
    'It hurt badly before, then stopped by itself': { says: ['pain.stopped_by_itself'] },
    'A tooth is coming through': { says: ['tooth.erupting'] },
  }),
  pain_gums_jaw: withNone({
    'A painful swelling on the gum beside a tooth': { says: ['swelling.gum'] },
    'A gum pimple that drains and comes back': { says: ['swelling.gum_pimple'] },
    'Pus or a bad, salty taste': { says: ['pus'] },
    'A swollen gum flap over a wisdom tooth': {
      says: ['swelling.gum_flap'],
      implies: ['tooth.wisdom_partial'],
    },
    'Very painful, bleeding gums with a foul smell': {
      says: ['gum.painful', 'breath.very_foul'],
      implies: ['gum.bleeds_by_itself'],
    },
    'Blocked nose, a cold or pressure in the face': { says: ['sinus.congestion'] },
    'The jaw clicks': { says: ['jaw.click'] },
    'The jaw catches or locks': { says: ['jaw.locks'] },
    'I grind or clench my teeth': { says: ['grinding'] },
  }),
  pain_danger_signs: DANGER_SIGN_MEANINGS,
  pain_events: EVENT_MEANINGS,
  pain_body_signs: BODY_SIGN_MEANINGS,
};
