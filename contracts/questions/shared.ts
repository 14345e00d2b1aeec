/** Exclusive option of a checkbox question: nothing on the list applies. */
export const NONE = 'none';

/** Option of a question whose answer a patient may not know. It is read as nothing. */
export const NOT_SURE = 'not_sure';

/** Danger signs of an infection or of the airway; asked in every category. */
export const DANGER_SIGNS = {
  list: 'danger_signs',
  type: 'checkbox',
  options: [
    'hard_to_breathe',
    'cannot_swallow',
    'only_sips',
    'swelling_under_tongue',
    'face_swelling_spreads',
    'eye_swollen_or_painful',
    'opens_one_finger',
    'fever_38',
    'confused_or_drowsy',
    NONE,
  ],
  exclusive: [NONE],
} as const;

/** Injuries and removals; asked in every category. */
export const EVENTS = {
  list: 'events',
  type: 'checkbox',
  options: [
    'tooth_knocked_out',
    'tooth_pushed_or_loosened',
    'bite_changed',
    'cheek_flat_or_ridge',
    'head_hit',
    'vision_changed',
    'tooth_or_filling_broke',
    'piece_inhaled',
    'tooth_taken_out',
    NONE,
  ],
  exclusive: [NONE],
} as const;

/** Warning signs of the whole body and of slow disease; asked in every category. */
export const BODY_SIGNS = {
  list: 'body_signs',
  type: 'checkbox',
  options: [
    'bleeding_not_stopped',
    'jaw_pain_on_effort',
    'jaw_pain_heavy_chest',
    'too_many_painkillers',
    'new_numbness',
    'sore_over_3_weeks',
    'neck_lump',
    'weak_immunity',
    'child_dry_or_sleepy',
    NONE,
  ],
  exclusive: [NONE],
} as const;
