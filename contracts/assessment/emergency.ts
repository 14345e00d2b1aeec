import type { RED_FLAG_LEVELS, RedFlagId } from './red-flags.ts';

/** `medical`: ambulance or hospital now; `dental`: a dentist within hours. */
export const EMERGENCY_LEVELS = ['medical', 'dental'] as const;
export type EmergencyLevel = (typeof EMERGENCY_LEVELS)[number];

/** The red flags that are an emergency by themselves. */
export type EmergencyFlag = {
  [Id in RedFlagId]: (typeof RED_FLAG_LEVELS)[Id] extends 'emergency' ? Id : never;
}[RedFlagId];

/** Emergencies beyond the red flags of teeth and mouth: a person's own words tell them, some answers as well. */
export const TOLD_EMERGENCIES = [
  'stroke_signs',
  'collapse',
  'self_harm',
  'poisoning',
  'coughed_blood',
  'temporal_arteritis',
  'infant_mouth_injury',
  'body_signs',
] as const;

/** Kind of an emergency. A milk tooth is never put back, so its injury has advice of its own. */
export type EmergencyKind = EmergencyFlag | (typeof TOLD_EMERGENCIES)[number] | 'milk_tooth_injury';

/** One sentence of what to do now. */
export type AdviceId =
  | 'call_now'
  | 'go_to_hospital'
  | 'call_or_go'
  | 'sit_upright'
  | 'nothing_by_mouth'
  | 'not_alone'
  | 'call_if_worse'
  | 'no_nose_blowing'
  | 'stop_effort'
  | 'keep_coughing'
  | 'no_more_painkillers'
  | 'tele_manas_if_self_harm'
  | 'bite_on_cloth'
  | 'no_rinsing'
  | 'tell_treatment'
  | 'small_sips'
  | 'tooth_back_or_milk'
  | 'hold_by_crown'
  | 'rinse_tooth'
  | 'put_tooth_back'
  | 'keep_in_milk'
  | 'dentist_within_hour'
  | 'leave_tooth'
  | 'cold_cloth'
  | 'no_milk_tooth_back'
  | 'press_cloth'
  | 'dentist_within_hours'
  | 'hospital_if_child_ill'
  | 'call_tele_manas'
  | 'call_if_in_danger'
  | 'stay_with_someone'
  | 'it_can_get_better'
  | 'no_vomiting'
  | 'take_strip'
  | 'tele_manas_if_on_purpose'
  | 'no_waiting'
  | 'note_time'
  | 'doctor_today'
  | 'childrens_doctor_today'
  | 'tell_how_it_happened'
  | 'chest_compressions'
  | 'dental_check_later';

/** Sentences that say where to go or whom to call, with which the help of every kind begins. */
export type LeadId = Extract<
  AdviceId,
  | 'call_now'
  | 'go_to_hospital'
  | 'call_or_go'
  | 'doctor_today'
  | 'childrens_doctor_today'
  | 'call_tele_manas'
  | 'tooth_back_or_milk'
  | 'dentist_within_hour'
  | 'dentist_within_hours'
>;

type HelpAdvice = readonly [LeadId, ...AdviceId[]];
type Help = { readonly level: EmergencyLevel; readonly advice: HelpAdvice };

const medical = (...advice: HelpAdvice): Help => ({ level: 'medical', advice });
const dental = (...advice: HelpAdvice): Help => ({ level: 'dental', advice });

/**
 * Advice for each kind: first where to go or whom to call, then what to do meanwhile. The order of the kinds is their
 * gravity.
 */
export const EMERGENCY_HELP: Readonly<Record<EmergencyKind, Help>> = {
  airway_compromise: medical('call_now', 'sit_upright', 'nothing_by_mouth'),
  cardiac_symptoms: medical('call_now', 'stop_effort', 'not_alone'),
  stroke_signs: medical('call_now', 'note_time', 'nothing_by_mouth', 'not_alone'),
  collapse: medical('call_now', 'chest_compressions', 'dental_check_later'),
  inhaled_fragment: medical('call_now', 'keep_coughing', 'nothing_by_mouth'),
  poisoning: medical('call_or_go', 'no_vomiting', 'take_strip', 'tele_manas_if_on_purpose'),
  analgesic_overdose: medical('go_to_hospital', 'no_more_painkillers', 'tele_manas_if_self_harm'),
  self_harm: medical(
    'call_tele_manas',
    'call_if_in_danger',
    'stay_with_someone',
    'it_can_get_better',
  ),
  head_injury: medical('go_to_hospital', 'not_alone'),
  uncontrolled_bleeding: medical('go_to_hospital', 'bite_on_cloth', 'no_rinsing'),
  coughed_blood: medical('go_to_hospital', 'not_alone', 'nothing_by_mouth'),
  floor_of_mouth_swelling: medical('call_now', 'sit_upright'),
  dysphagia: medical('call_now', 'sit_upright', 'nothing_by_mouth'),
  spreading_facial_swelling: medical('go_to_hospital', 'call_if_worse'),
  eye_involvement: medical('go_to_hospital', 'call_if_worse'),
  systemic_infection: medical('go_to_hospital', 'call_if_worse'),
  immunosuppressed_infection: medical('go_to_hospital', 'tell_treatment'),
  trismus: medical('go_to_hospital', 'call_if_worse'),
  child_dehydration: medical('go_to_hospital', 'small_sips'),
  vision_change: medical('go_to_hospital', 'not_alone', 'no_nose_blowing'),
  facial_trauma: medical('go_to_hospital', 'nothing_by_mouth', 'not_alone', 'no_nose_blowing'),
  temporal_arteritis: medical('doctor_today', 'not_alone'),
  infant_mouth_injury: medical('childrens_doctor_today', 'press_cloth', 'tell_how_it_happened'),
  body_signs: medical('call_or_go', 'no_waiting', 'chest_compressions', 'dental_check_later'),
  avulsed_permanent_tooth: dental(
    'tooth_back_or_milk',
    'hold_by_crown',
    'rinse_tooth',
    'put_tooth_back',
    'keep_in_milk',
  ),
  displaced_tooth_trauma: dental('dentist_within_hour', 'leave_tooth', 'cold_cloth'),
  milk_tooth_injury: dental(
    'dentist_within_hours',
    'no_milk_tooth_back',
    'press_cloth',
    'hospital_if_child_ill',
  ),
};

/** All kinds of emergency, the gravest first. */
export const EMERGENCY_KINDS = Object.keys(EMERGENCY_HELP) as EmergencyKind[];

/** Sentences that send to a hospital: in a medical emergency one of them is enough. */
export const SUMMONS: ReadonlySet<AdviceId> = new Set<AdviceId>([
  'call_now',
  'go_to_hospital',
  'call_or_go',
  'doctor_today',
  'childrens_doctor_today',
]);

/**
 * Replacements for sentences beside a medical emergency: the hospital comes before the dentist, and no tooth is put
 * back into the mouth of a person who is that ill or hurt (IADT 2020).
 */
export const BESIDE_MEDICAL: Readonly<Partial<Record<AdviceId, AdviceId>>> = {
  tooth_back_or_milk: 'keep_in_milk',
  put_tooth_back: 'keep_in_milk',
  dentist_within_hour: 'go_to_hospital',
  dentist_within_hours: 'go_to_hospital',
};

/** The numbers that can be called with one press, in the order in which they are offered. */
export const CALLS = [
  { id: 'emergency', number: '112' },
  { id: 'ambulance', number: '108' },
  { id: 'tele_manas', number: '14416' },
] as const;
export type Call = (typeof CALLS)[number];
export type CallId = Call['id'];

/** Numbers that a level calls, and further ones that a sentence names. */
export const CALLS_BY_LEVEL: Readonly<Record<EmergencyLevel, readonly CallId[]>> = {
  medical: ['emergency', 'ambulance'],
  dental: [],
};
export const CALLS_BY_ADVICE: Readonly<Partial<Record<AdviceId, CallId>>> = {
  tele_manas_if_self_harm: 'tele_manas',
  call_tele_manas: 'tele_manas',
  tele_manas_if_on_purpose: 'tele_manas',
};

/** Places to which a map shows the way, by level, the better one first: a hospital has a dental department where no dentist is open. */
export const PLACES = { medical: ['hospital'], dental: ['dentist', 'hospital'] } as const;
export type Place = (typeof PLACES)[EmergencyLevel][number];

/** A way to help: a number to call, or a place to go to. */
export type Way =
  | { readonly kind: 'call'; readonly call: Call }
  | { readonly kind: 'map'; readonly place: Place };

/** Kinds for which the way to the hospital stands before a call: they do harm before one feels ill. */
export const HOSPITAL_FIRST: ReadonlySet<EmergencyKind> = new Set<EmergencyKind>([
  'analgesic_overdose',
]);
