import type { QuestionWords } from '../../../question-bank.ts';
import type { COSMETIC_QUESTIONS } from '../../../questions/cosmetic.ts';
import { BODY_SIGNS_WORDS, DANGER_SIGNS_WORDS, EVENTS_WORDS } from './shared.ts';

/** The questions of category `cosmetic` as they are read. */
export const COSMETIC_WORDS: QuestionWords<typeof COSMETIC_QUESTIONS> = {
  main_concern: {
    question: 'What bothers you most?',
    options: {
      colour_of_many: 'The colour of many teeth',
      dark_tooth: 'One tooth that is dark or grey',
      white_or_brown_marks: 'White or brown marks',
      worn_teeth: 'Worn, thin or short teeth',
      broken_tooth: 'A chipped or broken tooth',
      gap: 'A gap between teeth',
      crooked: 'Crooked, crowded or forward teeth',
      missing_tooth: 'A missing tooth',
      something_else: 'Something else',
    },
  },
  staining_type: {
    question: 'What does the colour change look like?',
    options: {
      surface: 'Brown, yellow or black on the surface',
      inside_even: 'Grey, brown or yellow inside the teeth, all alike',
      matching_marks: 'White or brown marks on matching teeth of both sides',
      patches_or_pits: 'Sharp-edged patches or tiny pits in some teeth',
      single_grey: 'A single tooth that turned grey or dark',
      dark_spot: 'A dark spot or shadow that cleaning does not remove',
      no_change: 'No colour change',
      not_sure: 'Not sure',
    },
  },
  cosmetic_since: {
    question: 'How long has it been like this?',
    options: {
      childhood: 'Since the teeth came in, or childhood',
      years: 'For years',
      months: 'For months',
      weeks: 'For weeks',
      days: 'For days',
      today: 'Since today',
      not_sure: 'Not sure',
    },
  },
  cosmetic_causes: {
    question: 'Which of these fit you?',
    hint: 'Now or in the past.',
    options: {
      drinks_or_tobacco: 'Much tea, coffee, tobacco or paan',
      chlorhexidine: 'Chlorhexidine mouthwash for some weeks',
      tetracycline: 'Tetracycline as a child, or my mother in pregnancy',
      family_or_borewell: 'Family or neighbours have it too, or borewell water',
      childhood_illness: 'High fevers or serious illness as a small child',
      sour_drinks: 'Sour or fizzy drinks often',
      reflux_or_vomiting: 'Acid reflux or frequent vomiting',
      hard_brushing: 'Hard brushing, charcoal or tooth powder',
      grinding: 'Grinding or clenching',
      none: 'None of these',
    },
  },
  tooth_surface: {
    question: 'What do you see or feel on the teeth?',
    hint: 'Look in a mirror if you can.',
    options: {
      thin_edges: 'Thin, see-through or short edges, or small dents on top',
      flat_tops: 'Flat, ground-down tops',
      gum_line_notches: 'Notches at the gum line',
      enamel_chips: 'Pieces of enamel chip off',
      hole_or_decay: 'A hole or decay',
      floss_catches: 'Floss catches or frays at one place',
      lost_filling_or_crown: 'A lost, loose or broken filling or crown',
      gum_receded: 'The gum has moved up and teeth look longer',
      old_knock: 'That tooth had a knock long ago',
      none: 'None of these',
    },
  },
  tooth_position: {
    question: 'How do your teeth sit?',
    options: {
      lifelong_gap: 'A front gap that has always been there',
      new_gap: 'A new or growing gap',
      crooked: 'Crowded, crooked or forward teeth',
      missing_tooth: 'A tooth is missing',
      double_row: 'A new tooth behind a milk tooth',
      loose_tooth: 'A loose tooth',
      none: 'None of these',
    },
  },
  cosmetic_feeling: {
    question: 'Do the teeth or gums hurt or bleed?',
    options: {
      no_pain: 'No pain at all',
      cold_or_sweet_seconds: 'Cold or sweet hurts for seconds',
      pain_for_minutes: 'Pain that stays for minutes',
      biting_hurts: 'Biting hurts',
      gums_bleed: 'The gums bleed when I brush',
      gum_pimple: 'A gum pimple or swelling',
      patch_or_sore: 'A patch or sore in the mouth',
      none: 'None of these',
    },
  },
  cosmetic_danger_signs: DANGER_SIGNS_WORDS,
  cosmetic_events: EVENTS_WORDS,
  cosmetic_body_signs: BODY_SIGNS_WORDS,
};
