import type { BODY_SIGNS, DANGER_SIGNS } from '../questions/shared.ts';

/** Answers to "How is it today?". `seen`: a dentist has looked at it, which ends the questions. */
export const CHECK_IN_ANSWERS = ['better', 'same', 'worse', 'seen'] as const;
export type CheckInWord = (typeof CHECK_IN_ANSWERS)[number];

/** The verdict of a dentist on our result, as the patient tells it. It is no measure of us: `/accuracy` rests on dentists' notes. */
export const SEEN_WORDS = ['asExpected', 'somethingElse', 'notSure'] as const;
export type SeenWord = (typeof SEEN_WORDS)[number];

/** Danger signs that are asked after "worse": those of an infection, and those that may begin on any later day. */
export const CHECK_IN_SIGNS = [
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
  'bleeding_not_stopped',
  'too_many_painkillers',
  'jaw_pain_heavy_chest',
  'new_numbness',
  'child_dry_or_sleepy',
] as const satisfies readonly (
  | (typeof DANGER_SIGNS)['options'][number]
  | (typeof BODY_SIGNS)['options'][number]
)[];
export type CheckInSign = (typeof CHECK_IN_SIGNS)[number];
