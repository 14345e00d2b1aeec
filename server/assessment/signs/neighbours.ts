import type { SignId } from '../../../contracts/signs.ts';

/**
 * Signs that are told in much the same words as another one, likeliest first: where a message only hints at one and
 * room is left, they are asked as well.
 */
export const NEIGHBOURS: Readonly<Record<SignId, readonly SignId[]>> = {
  airway_compromise: ['dysphagia', 'body_signs'],
  cardiac_symptoms: ['collapse', 'stroke_signs'],
  stroke_signs: ['collapse', 'head_injury'],
  collapse: ['uncontrolled_bleeding', 'body_signs'],
  inhaled_fragment: ['airway_compromise', 'coughed_blood'],
  poisoning: ['self_harm', 'analgesic_overdose'],
  analgesic_overdose: ['poisoning', 'self_harm'],
  self_harm: ['poisoning', 'analgesic_overdose'],
  head_injury: ['facial_trauma', 'displaced_tooth_trauma'],
  uncontrolled_bleeding: ['collapse', 'coughed_blood'],
  coughed_blood: ['inhaled_fragment', 'uncontrolled_bleeding'],
  floor_of_mouth_swelling: ['airway_compromise', 'dysphagia'],
  dysphagia: ['poisoning', 'airway_compromise'],
  spreading_facial_swelling: ['floor_of_mouth_swelling', 'airway_compromise'],
  eye_involvement: ['collapse', 'vision_change'],
  systemic_infection: ['collapse', 'spreading_facial_swelling'],
  immunosuppressed_infection: ['systemic_infection', 'spreading_facial_swelling'],
  trismus: ['facial_trauma', 'spreading_facial_swelling'],
  child_dehydration: ['systemic_infection', 'collapse'],
  vision_change: ['temporal_arteritis', 'facial_trauma'],
  facial_trauma: ['head_injury', 'displaced_tooth_trauma'],
  temporal_arteritis: ['vision_change', 'stroke_signs'],
  infant_mouth_injury: ['uncontrolled_bleeding', 'head_injury'],
  body_signs: ['airway_compromise', 'collapse'],
  avulsed_permanent_tooth: ['displaced_tooth_trauma', 'head_injury'],
  displaced_tooth_trauma: ['avulsed_permanent_tooth', 'head_injury'],
};
