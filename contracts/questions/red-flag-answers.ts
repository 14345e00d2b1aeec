import type { EmergencyKind } from '../assessment/emergency.ts';
import type { ByOption, Question } from './question-bank.ts';
import type { COSMETIC_QUESTIONS } from './cosmetic.ts';
import type { GUMS_QUESTIONS } from './gums.ts';
import type { LESION_QUESTIONS } from './lesion.ts';
import type { OTHER_QUESTIONS } from './other.ts';
import type { PAIN_QUESTIONS } from './pain.ts';
import type { BODY_SIGNS, DANGER_SIGNS, EVENTS } from './shared.ts';

type SharedList = typeof DANGER_SIGNS | typeof EVENTS | typeof BODY_SIGNS;
type OwnQuestion = (
  | typeof PAIN_QUESTIONS
  | typeof GUMS_QUESTIONS
  | typeof COSMETIC_QUESTIONS
  | typeof LESION_QUESTIONS
  | typeof OTHER_QUESTIONS
)[number];

type OptionsOf<Q extends Pick<Question, 'options'>> = readonly Q['options'][number][];
/** Some options of some questions, by question id, or by the name of a list that several questions share. */
type SomeOptions = Readonly<
  { [List in SharedList as List['list']]?: OptionsOf<List> } & {
    [Q in OwnQuestion as Q['id']]?: OptionsOf<Q>;
  }
>;

/**
 * Emergencies that a single answer means by itself. The server's rules see more (age, history, the person's own words);
 * tests keep the two in step.
 */
export const FLAGS_BY_ANSWER: Readonly<
  {
    [List in SharedList as List['list']]: ByOption<List, readonly EmergencyKind[]>;
  } & {
    [Q in OwnQuestion as Q['id']]?: Partial<ByOption<Q, readonly EmergencyKind[]>>;
  }
> = {
  danger_signs: {
    hard_to_breathe: ['airway_compromise'],
    cannot_swallow: ['dysphagia'],
    swelling_under_tongue: ['floor_of_mouth_swelling'],
    face_swelling_spreads: ['spreading_facial_swelling'],
    cheek_a_little_swollen: [],
    eye_swollen_or_painful: ['eye_involvement'],
    opens_one_finger: ['trismus'],
    fever_38: [],
    confused_or_drowsy: [],
    face_droops: ['stroke_signs'],
    none: [],
    not_sure: [],
  },
  events: {
    tooth_knocked_out: ['avulsed_permanent_tooth'],
    milk_tooth_hurt: ['milk_tooth_injury'],
    tooth_pushed: ['displaced_tooth_trauma'],
    tooth_loosened: [],
    face_bone: ['facial_trauma'],
    head_hit: ['head_injury'],
    vision_changed: ['vision_change'],
    piece_inhaled: ['inhaled_fragment'],
    infant_gum_torn: ['infant_mouth_injury'],
    tooth_taken_out: [],
    none: [],
    not_sure: [],
  },
  body_signs: {
    bleeding_not_stopped: ['uncontrolled_bleeding'],
    jaw_pain_on_effort: ['cardiac_symptoms'],
    jaw_pain_heavy_chest: ['cardiac_symptoms'],
    too_many_painkillers: ['analgesic_overdose'],
    new_numbness: [],
    sore_over_3_weeks: [],
    neck_lump: [],
    weak_immunity: [],
    diabetes_uncontrolled: [],
    child_dry_or_sleepy: ['child_dehydration'],
    none: [],
    not_sure: [],
  },
  pain_behaviour: { chewing_and_sight: ['temporal_arteritis'] },
  other_triggers: { chewing_and_sight: ['temporal_arteritis'] },
};

/** Signs that a tooth or the gum is infected: together with a systemic one they are an emergency. */
export const INFECTION_ANSWERS: SomeOptions = {
  danger_signs: ['swelling_under_tongue', 'face_swelling_spreads', 'cheek_a_little_swollen'],
  pain_gums_jaw: ['gum_swelling', 'draining_pimple', 'pus_or_bad_taste', 'wisdom_flap'],
  gum_swelling: [
    'swelling_at_tooth',
    'draining_pimple',
    'pus_at_gum_edge',
    'pus_elsewhere',
    'wisdom_flap',
  ],
  cosmetic_feeling: ['gum_pimple'],
  lesion_surface: ['draining_pimple'],
  other_soft_tissue: ['gum_swelling', 'pimple_or_pus', 'wisdom_flap'],
};
export const SYSTEMIC_ANSWERS: SomeOptions = { danger_signs: ['fever_38', 'confused_or_drowsy'] };
/** Drowsiness is an emergency of its own where none of the others explains it. */
export const DROWSY_ANSWERS: SomeOptions = { danger_signs: ['confused_or_drowsy'] };
/** Many small sores with fever are a virus, not a dental infection. */
export const VIRAL_ANSWERS: SomeOptions = {
  gum_color: ['many_small_sores'],
  lesion_type: ['many_small_sores', 'lip_blisters'],
  other_soft_tissue: ['many_small_sores'],
};
