import type { QuestionWords } from '../../../questions/question-bank.ts';
import type { GUMS_QUESTIONS } from '../../../questions/gums.ts';
import { BODY_SIGNS_WORDS, DANGER_SIGNS_WORDS, EVENTS_WORDS } from './shared.ts';

/** The questions of category `gums` as they are read. */
export const GUMS_WORDS: QuestionWords<typeof GUMS_QUESTIONS> = {
  gum_danger_signs: DANGER_SIGNS_WORDS,
  gum_events: EVENTS_WORDS,
  gum_body_signs: BODY_SIGNS_WORDS,
  bleeding_frequency: {
    question: 'How often do the gums bleed?',
    options: {
      never: 'They do not bleed',
      now_and_then: 'Now and then on brushing or flossing',
      nearly_every_time: 'Nearly every time on brushing or flossing',
      by_themselves: 'By themselves, without touching',
      after_extraction: 'From the place of a pulled tooth',
      not_sure: 'Not sure',
    },
  },
  gum_color: {
    question: 'What do the gums look like?',
    hint: 'Look at the gum edges in a mirror.',
    groups: { more: 'raw and peeling, thick and growing over the teeth, or many small sores' },
    options: {
      pink_firm: 'Pink and firm',
      red_puffy: 'Red and puffy',
      tips_cut_or_grey: 'The tips between the teeth look cut away or grey',
      white_or_lacy: 'White patches or lacy white lines',
      red_or_red_white: 'A red patch, or red and white mixed',
      raw_peeling: 'Raw red, and the surface peels',
      thick_overgrown: 'Firm and thick, growing over the teeth',
      many_small_sores: 'Red with many small sores',
      not_sure: 'Not sure',
    },
  },
  gum_swelling: {
    question: 'Is there a swelling, a sore place or pus?',
    hint: 'Look in a mirror, and feel gently with a clean finger.',
    groups: {
      more: 'a wisdom tooth flap, a coming tooth, stuck food, or a socket that does not heal',
    },
    options: {
      swelling_at_tooth: 'A painful swelling beside one tooth',
      draining_pimple: 'A pimple that drains and comes back',
      pus_at_gum_edge: 'Pus comes from the gum edge when pressed',
      pus_elsewhere: 'Pus or a bad taste from somewhere else',
      lump: 'A lump or bump in the mouth',
      sore_or_ulcer: 'A mouth sore or ulcer',
      wisdom_flap: 'A swollen flap over a wisdom tooth',
      tooth_coming: 'A tooth is coming through the gum',
      sore_where_food_sticks: 'Soreness between two teeth where food gets stuck',
      socket_not_healing: 'A tooth was pulled and the gap isn’t healing',
      none: 'None of these',
    },
  },
  gum_teeth: {
    question: 'What is there on the teeth?',
    groups: { more: 'new gaps, decay, a broken tooth, or a root canal' },
    options: {
      gum_receded: 'The gum has moved up and teeth look longer',
      one_loose: 'One tooth is loose',
      several_loose: 'Several teeth are loose',
      hard_deposits: 'A hard yellow or brown crust on the teeth',
      sore_to_bite_or_tap: 'One tooth is sore to bite or tap',
      cold_hurts_briefly: 'Cold hurts for a moment',
      new_gaps: 'New gaps, or teeth that have moved',
      hole_or_decay: 'A hole or decay',
      tooth_broke: 'A tooth broke in the last few days',
      root_canal: 'A root canal in the tooth near the sore place',
      none: 'None of these',
    },
  },
  gum_duration: {
    question: 'How long has it been like this?',
    options: {
      today: 'Since today',
      days: 'A few days',
      weeks_1_to_3: 'One to three weeks',
      over_3_weeks: 'More than three weeks',
      months: 'Months',
      years: 'Years',
      not_sure: 'Not sure',
    },
  },
  gum_pain: {
    question: 'How much do the gums hurt?',
    hint: '0 is no pain and 10 is the worst pain imaginable.',
    options: {
      no_pain: 'No pain',
      mild: 'Mild (1 to 3 of 10)',
      moderate: 'Moderate (4 or 5 of 10)',
      strong: 'Strong (6 or 7 of 10)',
      very_severe: 'Very severe (8 to 10 of 10)',
      not_sure: 'Not sure',
    },
  },
  gum_background: {
    question: 'Which of these apply?',
    hint: 'Each of these changes how gums react.',
    groups: {
      more: 'medicine for pressure, fits or a transplant; braces; a very foul smell; stress',
    },
    options: {
      pregnant: 'Pregnant',
      hard_brushing: 'Very hard brushing',
      rarely_between_teeth: 'Rarely cleaning between the teeth',
      smoking: 'Smoking',
      chewing_tobacco_or_areca: 'Chewing tobacco, gutka, paan or supari',
      bad_breath: 'Bad breath',
      alcohol: 'Often drinking alcohol',
      gum_growth_medicine: 'Medicine for blood pressure, fits or a transplant',
      braces: 'Braces',
      foul_smell: 'A very foul smell, new within days',
      stress_or_little_sleep: 'Stress or too little sleep',
      none: 'None of these',
    },
  },
};
