import { EMERGENCY_KINDS } from './emergency.ts';
import type { EmergencyKind } from './emergency.ts';

/**
 * A danger sign that a person's words may hint at: asked back in a plain question before it counts. A milk tooth's
 * injury is no sign of its own; the questions tell it from an adult tooth's.
 */
export type SignId = Exclude<EmergencyKind, 'milk_tooth_injury'>;
/** All signs, the gravest first. */
export const SIGN_IDS = EMERGENCY_KINDS.filter(
  (kind): kind is SignId => kind !== 'milk_tooth_injury',
);

const KNOWN: ReadonlySet<string> = new Set(SIGN_IDS);

export const isSign = (id: string): id is SignId => KNOWN.has(id);

/** Most signs that are asked back of one text. */
export const SIGNS_ASKED_MAX = 3;

/** Answers to a question that is asked back. */
export const SIGN_ANSWERS = ['yes', 'no', 'not_sure'] as const;
/** "Not sure" counts as present where waiting could cost a life: airway, heart, brain, bleeding, poison, sepsis. */
const GRAVE = [
  'airway_compromise',
  'inhaled_fragment',
  'cardiac_symptoms',
  'stroke_signs',
  'collapse',
  'poisoning',
  'analgesic_overdose',
  'self_harm',
  'head_injury',
  'uncontrolled_bleeding',
  'coughed_blood',
  'systemic_infection',
  'immunosuppressed_infection',
  'body_signs',
] as const satisfies readonly SignId[];
/** Signs that make an earlier visit, and no emergency, when a person is not sure of them. */
export type UrgentWhenUnsure = Exclude<SignId, (typeof GRAVE)[number]>;

const IS_GRAVE: ReadonlySet<SignId> = new Set(GRAVE);

/** Returns true when "not sure" counts as yes. */
export const isGrave = (id: SignId): id is (typeof GRAVE)[number] => IS_GRAVE.has(id);
