import type { QuestionWords } from '../../../questions/question-bank.ts';
import type { COSMETIC_QUESTIONS } from '../../../questions/cosmetic.ts';
import { BODY_SIGNS_WORDS, DANGER_SIGNS_WORDS, EVENTS_WORDS } from './shared.ts';

/** The questions of category `cosmetic` as they are read. */
export const COSMETIC_WORDS: QuestionWords<typeof COSMETIC_QUESTIONS> = {
  cosmetic_danger_signs: DANGER_SIGNS_WORDS,
  cosmetic_events: EVENTS_WORDS,
  cosmetic_body_signs: {
    ...BODY_SIGNS_WORDS,
    groups: {
      bleeding: 'Bleeding that does not stop, or more painkillers than the packet allows',
      ...BODY_SIGNS_WORDS.groups,
    },
  },
  main_concern: {
    question: 'What is the main bother?',
    groups: {
      single: 'One tooth that is dark, grey, chipped or broken',
      lost: 'Worn, thin or missing teeth',
    },
    options: {
      colour_of_many: 'The colour of many teeth',
      white_or_brown_marks: 'White or brown marks',
      gap: 'A gap between teeth',
      crooked: 'Crooked, crowded or forward teeth',
      dark_tooth: 'One tooth that is dark or grey',
      broken_tooth: 'A chipped or broken tooth',
      worn_teeth: 'Worn, thin or short teeth',
      missing_tooth: 'A missing tooth',
      something_else: 'Something else',
    },
  },
  staining_type: {
    question: 'What does the colour change look like?',
    hint: 'Dry the teeth with a tissue and look in daylight.',
    groups: {
      marks: 'Marks on both sides, patches or pits',
      single: 'One grey tooth, or a dark spot',
    },
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
    groups: { more: 'today, for days or for weeks' },
    options: {
      months: 'For months',
      years: 'For years',
      childhood: 'Since the teeth came in, or childhood',
      today: 'Since today',
      days: 'For days',
      weeks: 'For weeks',
      not_sure: 'Not sure',
    },
  },
  cosmetic_causes: {
    question: 'Which of these apply?',
    hint: 'Now or in the past.',
    groups: {
      wear: 'Sour drinks, hard brushing, reflux or grinding',
      childhood: 'Others have it too, borewell water, or illness as a small child',
      medicine: 'Chlorhexidine mouthwash, or tetracycline',
    },
    options: {
      drinks_or_tobacco: 'Much tea, coffee, tobacco or paan',
      tobacco_or_alcohol: 'Smoking, chewing tobacco or supari, or often drinking alcohol',
      sour_drinks: 'Sour or fizzy drinks often',
      hard_brushing: 'Hard brushing, charcoal or tooth powder',
      reflux_or_vomiting: 'Sour water comes up, or frequent vomiting',
      grinding: 'Grinding or clenching',
      family_or_borewell: 'Family or neighbours have it too, or borewell water',
      childhood_illness: 'High fevers or serious illness as a small child',
      chlorhexidine: 'Chlorhexidine mouthwash for some weeks',
      tetracycline: 'Tetracycline as a child, or taken by the mother in pregnancy',
      none: 'None of these',
    },
  },
  tooth_surface: {
    question: 'What do you see or feel on the teeth?',
    hint: 'Look in a mirror if you can.',
    groups: {
      worn: 'Thin, chipping, flat or notched teeth, or gum moved up',
      repaired: 'A lost filling, floss that catches, an old knock, or a root canal',
    },
    options: {
      hole_or_decay: 'A hole or decay',
      tooth_broke: 'A tooth broke in the last few days',
      thin_edges: 'Thin, see-through or short edges, or small dents on top',
      enamel_chips: 'Small pieces of tooth chip off by themselves',
      flat_tops: 'Flat, ground-down tops',
      gum_line_notches: 'Notches at the gum line',
      gum_receded: 'The gum has moved up and teeth look longer',
      lost_filling_or_crown: 'A lost, loose or broken filling or crown',
      floss_catches: 'Floss catches or frays at one place',
      old_knock: 'That tooth had a knock long ago',
      root_canal: 'That tooth had a root canal',
      none: 'None of these',
    },
  },
  tooth_position: {
    question: 'How do the teeth sit?',
    groups: {
      gap: 'A gap, old or new',
      more: 'a missing or loose tooth, or a new tooth behind a milk tooth',
    },
    options: {
      crooked: 'Crowded, crooked or forward teeth',
      lifelong_gap: 'A front gap that has always been there',
      new_gap: 'A new or growing gap',
      missing_tooth: 'A tooth is missing',
      double_row: 'A new tooth behind a milk tooth',
      loose_tooth: 'A loose tooth',
      none: 'None of these',
    },
  },
  cosmetic_feeling: {
    question: 'Do the teeth or gums hurt or bleed?',
    groups: {
      hurts: 'Cold, sweet or biting hurts, or pain that stays for minutes',
      mouth: 'A sore, a gum pimple, or a socket that does not heal',
    },
    options: {
      no_pain: 'No pain at all',
      gums_bleed: 'The gums bleed from brushing',
      white_patch: 'A white patch in the mouth',
      red_patch: 'A red patch in the mouth',
      cold_or_sweet_seconds: 'Cold or sweet hurts for seconds',
      pain_for_minutes: 'Pain that stays for minutes',
      biting_hurts: 'Biting hurts',
      sore_or_ulcer: 'A sore or ulcer in the mouth',
      gum_pimple: 'A gum pimple or swelling',
      socket_not_healing: 'A tooth was pulled and the gap isn’t healing',
      none: 'None of these',
    },
  },
};
