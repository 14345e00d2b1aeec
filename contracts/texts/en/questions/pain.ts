import type { QuestionWords } from '../../../questions/question-bank.ts';
import type { PAIN_QUESTIONS } from '../../../questions/pain.ts';
import { BODY_SIGNS_WORDS, DANGER_SIGNS_WORDS, EVENTS_WORDS } from './shared.ts';

/** The questions of category `pain` as they are read. */
export const PAIN_WORDS: QuestionWords<typeof PAIN_QUESTIONS> = {
  pain_danger_signs: DANGER_SIGNS_WORDS,
  pain_events: EVENTS_WORDS,
  pain_body_signs: BODY_SIGNS_WORDS,
  pain_location: {
    question: 'Where is the pain?',
    groups: {
      more: 'many teeth, several upper back teeth, sudden attacks in the face, or a sore spot',
    },
    options: {
      one_tooth: 'One tooth, easy to point to',
      one_side_unclear: 'One side, not clear which tooth',
      behind_last_tooth: 'Behind the last back tooth',
      jaw_or_ear: 'In front of the ear or in the jaw muscles',
      many_teeth: 'Many teeth, near the gums',
      upper_back_teeth: 'Several upper back teeth together',
      face_attacks: 'One side of the face, in sudden attacks',
      sore_spot: 'A sore spot on the gum, tongue, lip or cheek',
      not_sure: 'Not sure',
    },
  },
  pain_intensity: {
    question: 'How strong is the pain at its worst?',
    hint: '0 is no pain and 10 is the worst pain imaginable.',
    options: {
      mild: 'Mild (1 to 3 of 10)',
      moderate: 'Moderate (4 or 5 of 10)',
      strong: 'Strong (6 or 7 of 10)',
      very_severe: 'Very severe (8 to 10 of 10)',
      not_sure: 'Not sure',
    },
  },
  pain_onset: {
    question: 'When did it start?',
    options: {
      today: 'Today',
      days: 'In the last few days',
      weeks_1_to_3: 'One to three weeks ago',
      over_3_weeks: 'More than three weeks ago',
      months_or_years: 'Months or years ago',
      after_extraction: 'Some days after a tooth was taken out',
      not_sure: 'Not sure',
    },
  },
  pain_triggers: {
    question: 'What brings the pain on or makes it worse?',
    groups: {
      more: 'spicy or sour food, letting go after a bite, a light touch, bending, opening wide',
    },
    options: {
      cold: 'Cold food or drinks',
      hot: 'Hot food or drinks',
      sweet: 'Sweet things',
      brushing_or_air: 'Brushing or air at the gum line',
      biting: 'Biting or chewing',
      spicy: 'Spicy or sour food',
      bite_release: 'Letting go after biting hard',
      light_touch: 'Light touch, washing or a breeze on the face',
      bending: 'Bending forward',
      opening_wide: 'Opening wide or chewing tough food',
      none: 'None of these',
    },
  },
  pain_behaviour: {
    question: 'How does the pain behave?',
    groups: { more: 'electric shocks, burning without a cause to see, or cold water eases it' },
    options: {
      stops_in_seconds: 'It stops within seconds after the trigger',
      stays_for_minutes: 'It stays for minutes or longer after the trigger',
      starts_alone: 'It starts on its own',
      wakes_at_night: 'It interrupts sleep at night',
      throbs: 'It throbs',
      dull_ache: 'It is a dull ache or pressure',
      chewing_and_sight: 'Over 50: chewing newly hurts the jaw, and sight has changed',
      electric_shocks: 'It comes like electric shocks',
      burns_looks_normal: 'It burns, though the mouth looks normal',
      cold_water_eases: 'Cold water eases it',
      none: 'None of these',
    },
  },
  pain_tooth: {
    question: 'What do you notice about the painful tooth?',
    hint: 'Look in a mirror if you can.',
    groups: {
      lost: 'A lost filling or crown, or a tooth that broke',
      more: 'a new filling, a loose or coming tooth, stuck food, or an old pain that stopped',
    },
    options: {
      hole_or_decay: 'A hole or decay',
      large_old_filling: 'A large old filling',
      long_or_sore_to_tap: 'It feels too tall, or hurts when tapped or pressed',
      lost_filling_or_crown: 'A lost, loose or broken filling or crown',
      tooth_broke: 'A tooth broke in the last few days',
      new_filling_or_crown: 'A filling or crown was placed in the last few weeks',
      loose_tooth: 'One tooth is loose',
      food_gets_stuck: 'Food gets stuck there',
      hurt_then_stopped: 'It hurt badly before, then stopped by itself',
      tooth_coming: 'A tooth is coming through',
      none: 'None of these',
    },
  },
  pain_gums_jaw: {
    question: 'Which of these apply as well?',
    groups: {
      gum: 'A gum pimple, a wisdom tooth flap, foul painful gums, or a socket that does not heal',
      gum_small_child: 'A gum pimple, foul painful gums, or a socket that does not heal',
      jaw: 'A jaw that clicks or locks, grinding, or a blocked nose',
    },
    options: {
      gum_swelling: 'A painful swelling on the gum beside a tooth',
      pus_or_bad_taste: 'Pus or a bad, salty taste',
      tobacco_or_alcohol: 'Smoking, chewing tobacco or supari, or often drinking alcohol',
      draining_pimple: 'A gum pimple that drains and comes back',
      wisdom_flap: 'A swollen gum flap over a wisdom tooth',
      foul_painful_gums: 'Very painful, bleeding gums with a foul smell',
      socket_not_healing: 'A tooth was pulled and the gap isn’t healing',
      jaw_clicks: 'The jaw clicks',
      jaw_locks: 'The jaw catches or locks',
      grinding: 'Grinding or clenching the teeth',
      blocked_nose: 'Blocked nose, a cold or pressure in the face',
      none: 'None of these',
    },
  },
};
