import type { Question } from './question-bank.ts';
import { BODY_SIGNS, DANGER_SIGNS, EVENTS, NONE, NOT_SURE, TIMES_APART } from './shared.ts';

/** The ten questions of category `cosmetic` (FUP-14, FUP-19). */
export const COSMETIC_QUESTIONS = [
  { id: 'cosmetic_danger_signs', ...DANGER_SIGNS },
  { id: 'cosmetic_events', ...EVENTS },
  {
    id: 'cosmetic_body_signs',
    ...BODY_SIGNS,
    // Who asks about looks hardly bleeds or hurts: these two stand in a row as well.
    groups: [
      { id: 'bleeding', options: ['bleeding_not_stopped', 'too_many_painkillers'] },
      ...BODY_SIGNS.groups,
    ],
  },
  {
    id: 'main_concern',
    type: 'radio',
    options: [
      'colour_of_many',
      'white_or_brown_marks',
      'gap',
      'crooked',
      'dark_tooth',
      'broken_tooth',
      'worn_teeth',
      'missing_tooth',
      'something_else',
    ],
    groups: [
      { id: 'single', options: ['dark_tooth', 'broken_tooth'] },
      { id: 'lost', options: ['worn_teeth', 'missing_tooth'] },
    ],
  },
  {
    id: 'staining_type',
    type: 'radio',
    options: [
      'surface',
      'inside_even',
      'matching_marks',
      'patches_or_pits',
      'single_grey',
      'dark_spot',
      'no_change',
      NOT_SURE,
    ],
    groups: [
      { id: 'marks', options: ['matching_marks', 'patches_or_pits'] },
      { id: 'single', options: ['single_grey', 'dark_spot'] },
    ],
  },
  {
    id: 'cosmetic_since',
    type: 'radio',
    clashes: TIMES_APART,
    options: ['months', 'years', 'childhood', 'today', 'days', 'weeks', NOT_SURE],
    groups: [{ id: 'more', options: ['today', 'days', 'weeks'] }],
  },
  {
    id: 'cosmetic_causes',
    type: 'checkbox',
    options: [
      'drinks_or_tobacco',
      'tobacco_or_alcohol',
      'sour_drinks',
      'hard_brushing',
      'reflux_or_vomiting',
      'grinding',
      'family_or_borewell',
      'childhood_illness',
      'chlorhexidine',
      'tetracycline',
      NONE,
    ],
    groups: [
      { id: 'wear', options: ['sour_drinks', 'hard_brushing', 'reflux_or_vomiting', 'grinding'] },
      { id: 'childhood', options: ['family_or_borewell', 'childhood_illness'] },
      { id: 'medicine', options: ['chlorhexidine', 'tetracycline'] },
    ],
    exclusive: [NONE],
    audiences: {
      drinks_or_tobacco: 'not_small_child',
      tobacco_or_alcohol: 'not_small_child',
    },
  },
  {
    id: 'tooth_surface',
    type: 'checkbox',
    options: [
      'hole_or_decay',
      'tooth_broke',
      'thin_edges',
      'enamel_chips',
      'flat_tops',
      'gum_line_notches',
      'gum_receded',
      'lost_filling_or_crown',
      'floss_catches',
      'old_knock',
      'root_canal',
      NONE,
    ],
    groups: [
      {
        id: 'worn',
        options: ['thin_edges', 'enamel_chips', 'flat_tops', 'gum_line_notches', 'gum_receded'],
      },
      {
        id: 'repaired',
        options: ['lost_filling_or_crown', 'floss_catches', 'old_knock', 'root_canal'],
      },
    ],
    exclusive: [NONE],
  },
  {
    id: 'tooth_position',
    type: 'checkbox',
    options: [
      'crooked',
      'lifelong_gap',
      'new_gap',
      'missing_tooth',
      'double_row',
      'loose_tooth',
      NONE,
    ],
    groups: [
      { id: 'gap', options: ['lifelong_gap', 'new_gap'] },
      { id: 'more', options: ['missing_tooth', 'double_row', 'loose_tooth'] },
    ],
    exclusive: [NONE],
  },
  {
    id: 'cosmetic_feeling',
    type: 'checkbox',
    options: [
      'no_pain',
      'gums_bleed',
      'white_patch',
      'red_patch',
      'cold_or_sweet_seconds',
      'pain_for_minutes',
      'biting_hurts',
      'sore_or_ulcer',
      'gum_pimple',
      'socket_not_healing',
      NONE,
    ],
    groups: [
      { id: 'hurts', options: ['cold_or_sweet_seconds', 'pain_for_minutes', 'biting_hurts'] },
      { id: 'mouth', options: ['sore_or_ulcer', 'gum_pimple', 'socket_not_healing'] },
    ],
    exclusive: [NONE],
    opposites: [
      ['no_pain', 'cold_or_sweet_seconds'],
      ['no_pain', 'pain_for_minutes'],
      ['no_pain', 'biting_hurts'],
    ],
  },
] as const satisfies readonly Question[];
