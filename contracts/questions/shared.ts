/** Exclusive option of a checkbox question: nothing on the list applies. */
export const NONE = 'none';

/** Option of a question whose answer a patient may not know. It says nothing about findings. */
export const NOT_SURE = 'not_sure';

const WEEKS = ['weeks_1_to_3', 'weeks_1_to_2', 'weeks_2_to_3', 'weeks'] as const;
const LONG = ['over_3_weeks', 'months', 'months_or_years', 'years', 'childhood'] as const;

/**
 * Durations so far apart that one of them is a slip, by the options of all questions that ask for one. Neighbours are
 * not among them: people count in round numbers, and a week more or less is no contradiction.
 */
export const TIMES_APART = [
  [['today'], WEEKS],
  [['today', 'days'], LONG],
  [WEEKS, ['years', 'childhood']],
] as const;

/** Danger signs of an infection or of the airway; asked first in every category. */
export const DANGER_SIGNS = {
  list: 'danger_signs',
  type: 'checkbox',
  options: [
    'hard_to_breathe',
    'cannot_swallow',
    'swelling_under_tongue',
    'face_swelling_spreads',
    'cheek_a_little_swollen',
    'eye_swollen_or_painful',
    'opens_one_finger',
    'fever_38',
    'confused_or_drowsy',
    'face_droops',
    NONE,
    NOT_SURE,
  ],
  exclusive: [NONE, NOT_SURE],
  groups: [
    { id: 'breathing', options: ['hard_to_breathe', 'cannot_swallow'] },
    {
      id: 'swelling',
      options: [
        'swelling_under_tongue',
        'face_swelling_spreads',
        'cheek_a_little_swollen',
        'eye_swollen_or_painful',
        'opens_one_finger',
      ],
    },
    { id: 'fever', options: ['fever_38', 'confused_or_drowsy', 'face_droops'] },
  ],
} as const;

/** Injuries and removals; asked in every category, right after the danger signs. */
export const EVENTS = {
  list: 'events',
  type: 'checkbox',
  options: [
    'tooth_knocked_out',
    'milk_tooth_hurt',
    'tooth_pushed',
    'tooth_loosened',
    'face_bone',
    'head_hit',
    'vision_changed',
    'piece_inhaled',
    'infant_gum_torn',
    'tooth_taken_out',
    NONE,
    NOT_SURE,
  ],
  exclusive: [NONE, NOT_SURE],
  audiences: { milk_tooth_hurt: 'child', infant_gum_torn: 'infant' },
  groups: [
    {
      id: 'tooth',
      options: ['tooth_knocked_out', 'milk_tooth_hurt', 'tooth_pushed', 'tooth_loosened'],
    },
    { id: 'head', options: ['face_bone', 'head_hit', 'vision_changed'] },
    { id: 'else', options: ['piece_inhaled', 'tooth_taken_out'] },
  ],
} as const;

/**
 * Warning signs of the whole body and of slow disease; asked in every category, third, since urgent signs come before
 * the rest.
 */
export const BODY_SIGNS = {
  list: 'body_signs',
  type: 'checkbox',
  options: [
    'bleeding_not_stopped',
    'too_many_painkillers',
    'jaw_pain_on_effort',
    'jaw_pain_heavy_chest',
    'new_numbness',
    'sore_over_3_weeks',
    'neck_lump',
    'weak_immunity',
    'diabetes_uncontrolled',
    'child_dry_or_sleepy',
    NONE,
    NOT_SURE,
  ],
  exclusive: [NONE, NOT_SURE],
  audiences: { child_dry_or_sleepy: 'child' },
  groups: [
    { id: 'heart', options: ['jaw_pain_on_effort', 'jaw_pain_heavy_chest'] },
    { id: 'slow', options: ['new_numbness', 'sore_over_3_weeks', 'neck_lump'] },
    { id: 'defences', options: ['weak_immunity', 'diabetes_uncontrolled'] },
  ],
} as const;
