import * as z from 'zod/mini';

/**
 * Findings that outrank every likelihood. `emergency`: go now; `urgent`: a dentist in 1 to 3 days at
 * the latest; `none`: noted for the dentist, raises nothing alone. Sources stand in docs/clinical.md.
 */
export const RED_FLAG_LEVELS = {
  airway_compromise: 'emergency',
  dysphagia: 'emergency',
  floor_of_mouth_swelling: 'emergency',
  trismus: 'emergency',
  spreading_facial_swelling: 'emergency',
  eye_involvement: 'emergency',
  systemic_infection: 'emergency',
  immunosuppressed_infection: 'emergency',
  uncontrolled_bleeding: 'emergency',
  avulsed_permanent_tooth: 'emergency',
  displaced_tooth_trauma: 'emergency',
  inhaled_fragment: 'emergency',
  facial_trauma: 'emergency',
  head_injury: 'emergency',
  vision_change: 'emergency',
  cardiac_symptoms: 'emergency',
  analgesic_overdose: 'emergency',
  child_dehydration: 'emergency',
  facial_numbness: 'urgent',
  suspected_malignancy: 'urgent',
  bone_not_healing: 'urgent',
  longstanding_infection: 'urgent',
  potentially_malignant_lesion: 'none',
} as const;

export type RedFlagId = keyof typeof RED_FLAG_LEVELS;
export const RED_FLAG_IDS = Object.keys(RED_FLAG_LEVELS) as [RedFlagId, ...RedFlagId[]];
export const RedFlagId = z.enum(RED_FLAG_IDS);

/** Returns true for an emergency that is a red flag, and false for one that only the patient's words tell. */
export const isRedFlag = (id: string): id is RedFlagId => Object.hasOwn(RED_FLAG_LEVELS, id);
