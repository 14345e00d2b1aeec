import type { ByOption, WordsOf } from '../../../questions/question-bank.ts';
import type {
  BODY_SIGNS,
  DANGER_SIGNS,
  EVENTS,
  NONE,
  NOT_SURE,
} from '../../../questions/shared.ts';

type List = typeof DANGER_SIGNS | typeof EVENTS | typeof BODY_SIGNS;
type ShortForms = {
  readonly [L in List as L['list']]: Omit<ByOption<L, string>, typeof NONE | typeof NOT_SURE>;
};

/** The danger signs of an infection or of the airway, as they are read in every category. */
export const DANGER_SIGNS_WORDS: WordsOf<typeof DANGER_SIGNS> = {
  question: 'Is any of this happening right now?',
  hint: 'To be safe, we ask about these first. They show how quickly you need help.',
  groups: {
    breathing: 'Hard to breathe, or hard to swallow',
    swelling: 'A swelling of the face, an eye or under the tongue, or a mouth that hardly opens',
    fever: 'Fever, confusion, or one side of the face that droops',
  },
  options: {
    hard_to_breathe: 'Hard to breathe, or a muffled voice',
    cannot_swallow: 'Barely able to swallow: only sips go down, or drooling',
    swelling_under_tongue: 'Swelling under the tongue, the chin or both sides of the jaw',
    face_swelling_spreads: 'Face swelling that doubled in a day, or nears the eye or neck',
    cheek_a_little_swollen: 'A cheek that is a little swollen and not growing fast',
    eye_swollen_or_painful: 'A swollen, closing or painful eye',
    opens_one_finger: 'Mouth opens only one finger wide, new in the last few days',
    fever_38: 'Fever of 38 °C (100.4 °F) or more, or shivering',
    confused_or_drowsy: 'Confused or very drowsy',
    face_droops: 'One side of the face droops, or speech is slurred',
    none: 'None of these',
    not_sure: 'Not sure',
  },
};

/** Injuries and removals, as they are read in every category. */
export const EVENTS_WORDS: WordsOf<typeof EVENTS> = {
  question: 'Has any of this happened in the last few days?',
  hint: 'Think of falls, blows, accidents and visits to a dentist.',
  groups: {
    tooth: 'A tooth knocked out, pushed or loosened by a blow',
    head: 'A blow to the head or face, with a changed bite, fainting or poor sight',
    else: 'A broken piece that went missing, or a tooth that a dentist took out',
  },
  options: {
    tooth_knocked_out: 'An adult tooth was knocked fully out',
    milk_tooth_hurt: 'A blow knocked out, moved or loosened a milk tooth',
    tooth_pushed: 'A blow moved an adult tooth out of its place',
    tooth_loosened: 'A blow loosened an adult tooth that is still in its place',
    face_bone: 'After a blow: a changed bite, a flat cheek or an uneven bone',
    head_hit: 'After a blow: fainted, vomited or confused',
    vision_changed: 'After a blow: double or poor vision',
    piece_inhaled: 'A broken piece went missing, with new cough or wheeze',
    infant_gum_torn: 'A baby who cannot walk yet has a torn gum under the lip',
    tooth_taken_out: 'A dentist took a tooth out',
    none: 'None of these',
    not_sure: 'Not sure',
  },
};

/** The warning signs of the whole body and of slow disease, as they are read in every category. */
export const BODY_SIGNS_WORDS: WordsOf<typeof BODY_SIGNS> = {
  question: 'Does any of this apply?',
  groups: {
    heart: 'Jaw pain with effort, sweating or a heavy chest',
    slow: 'New numbness, a sore for over 3 weeks, or a lump in the neck',
    defences: 'Weak immunity, or diabetes out of control',
  },
  options: {
    bleeding_not_stopped: 'Heavy bleeding, or bleeding after 20 minutes of biting on clean cloth',
    too_many_painkillers: 'More painkillers in one day than the packet allows',
    jaw_pain_on_effort: 'Jaw pain that starts with effort and eases with rest',
    jaw_pain_heavy_chest: 'Jaw pain with sweating, breathlessness or a heavy chest',
    new_numbness: 'New numb lip, chin, cheek or tongue, not from an injection',
    sore_over_3_weeks: 'A mouth sore that has not healed for over 3 weeks',
    neck_lump: 'A lump in the neck',
    weak_immunity: 'Weak immunity, from an illness or a medicine',
    diabetes_uncontrolled: 'Diabetes with sugar out of control, or missed insulin',
    child_dry_or_sleepy: 'For a child: hardly any urine, no tears or very sleepy',
    none: 'None of these',
    not_sure: 'Not sure',
  },
};

/**
 * Short forms of the options, for a list of what was denied. Each is as narrow as its option: who denies the option has
 * denied this as well.
 */
export const SHORT_FORMS: ShortForms = {
  danger_signs: {
    hard_to_breathe: 'hard to breathe or muffled voice',
    cannot_swallow: 'hardly able to swallow',
    swelling_under_tongue: 'swelling under the tongue, the chin or both sides of the jaw',
    face_swelling_spreads: 'face swelling that doubled in a day or nears eye or neck',
    cheek_a_little_swollen: 'cheek a little swollen, not growing fast',
    eye_swollen_or_painful: 'swollen, closing or painful eye',
    opens_one_finger: 'mouth opens one finger wide, new in the last few days',
    fever_38: 'fever of 38 °C or shivering',
    confused_or_drowsy: 'confused or very drowsy',
    face_droops: 'one side of the face droops, or slurred speech',
  },
  events: {
    tooth_knocked_out: 'adult tooth knocked out',
    milk_tooth_hurt: 'blow knocked out, moved or loosened a milk tooth',
    tooth_pushed: 'blow moved an adult tooth',
    tooth_loosened: 'blow loosened an adult tooth',
    face_bone: 'changed bite, flat cheek or uneven bone after a blow',
    head_hit: 'fainted, vomited or confused after a blow',
    vision_changed: 'double or poor vision after a blow',
    piece_inhaled: 'new cough or wheeze after a broken piece went missing',
    infant_gum_torn: 'torn gum under the lip of a baby who cannot walk yet',
    tooth_taken_out: 'tooth taken out by a dentist',
  },
  body_signs: {
    bleeding_not_stopped: 'heavy bleeding, or bleeding after 20 minutes of pressing',
    jaw_pain_on_effort: 'jaw pain on effort that rest takes away',
    jaw_pain_heavy_chest: 'jaw pain with sweating, breathlessness or a heavy chest',
    too_many_painkillers: 'more painkillers in a day than the packet allows',
    new_numbness: 'new numbness of lip, chin, cheek or tongue, not from an injection',
    sore_over_3_weeks: 'mouth sore not healed for over 3 weeks',
    neck_lump: 'lump in the neck',
    weak_immunity: 'weak immunity',
    diabetes_uncontrolled: 'diabetes out of control, or missed insulin',
    child_dry_or_sleepy: 'child with hardly any urine, no tears or very sleepy',
  },
};
