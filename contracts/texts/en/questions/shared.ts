import type { WordsOf } from '../../../question-bank.ts';
import type { BODY_SIGNS, DANGER_SIGNS, EVENTS } from '../../../questions/shared.ts';

/** The danger signs of an infection or of the airway, as they are read in every category. */
export const DANGER_SIGNS_WORDS: WordsOf<typeof DANGER_SIGNS> = {
  question: 'Do you have any of these right now?',
  hint: 'These signs tell how fast you need help.',
  options: {
    hard_to_breathe: 'Hard to breathe, or a muffled voice',
    cannot_swallow: 'Cannot swallow water, or saliva runs out of the mouth',
    only_sips: 'Swallowing hurts and only sips go down',
    swelling_under_tongue: 'Swelling under the tongue, the chin or both sides of the jaw',
    face_swelling_spreads: 'Face swelling that grows fast or nears the eye or neck',
    eye_swollen_or_painful: 'A swollen, closing or painful eye',
    opens_one_finger: 'Mouth opens only about one finger, new within days',
    fever_38: 'Fever of 38 °C (100.4 °F) or more, or shivering',
    confused_or_drowsy: 'Confused or very drowsy',
    none: 'None of these',
  },
};

/** Injuries and removals, as they are read in every category. */
export const EVENTS_WORDS: WordsOf<typeof EVENTS> = {
  question: 'Has any of this happened in the last days?',
  hint: 'Think of falls, blows, accidents and visits to a dentist.',
  options: {
    tooth_knocked_out: 'A permanent tooth was knocked fully out',
    tooth_pushed_or_loosened: 'A blow pushed or loosened a tooth',
    bite_changed: 'After a blow the teeth no longer meet as before',
    cheek_flat_or_ridge: 'After a blow the cheek is flat or you feel a ridge in the bone',
    head_hit: 'After a blow: fainted, vomited or confused',
    vision_changed: 'After a blow: double or poor vision',
    tooth_or_filling_broke: 'A tooth or filling broke',
    piece_inhaled: 'A broken piece went missing, with new cough or wheeze',
    tooth_taken_out: 'A dentist took a tooth out',
    none: 'None of these',
  },
};

/** The warning signs of the whole body and of slow disease, as they are read in every category. */
export const BODY_SIGNS_WORDS: WordsOf<typeof BODY_SIGNS> = {
  question: 'Does any of this apply to you?',
  hint: 'Some of these can look like a dental problem but need other help.',
  options: {
    bleeding_not_stopped: 'Bleeding that 20 minutes of firm pressure did not stop',
    jaw_pain_on_effort: 'Jaw pain that effort brings on and rest takes away',
    jaw_pain_heavy_chest: 'Jaw pain with sweating, breathlessness or a heavy chest',
    too_many_painkillers: 'More painkillers in one day than the packet allows',
    new_numbness: 'New numb lip, chin, cheek or tongue, not from an injection',
    sore_over_3_weeks: 'A mouth sore that has not healed for over 3 weeks',
    neck_lump: 'A lump in the neck',
    weak_immunity: 'Uncontrolled diabetes, or medicine that weakens immunity',
    child_dry_or_sleepy: 'For a child: hardly any urine, no tears or very sleepy',
    none: 'None of these',
  },
};
