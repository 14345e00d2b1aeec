import type { MedicationId } from '../../../../contracts/assessment/diagnosis.ts';
import type { EmergencyKind } from '../../../../contracts/assessment/emergency.ts';
import type { RedFlagId } from '../../../../contracts/assessment/red-flags.ts';
import type { Level } from '../../knowledge/condition.ts';

/** Urgency as the note words it. */
export const URGENCY: Readonly<Record<Level, string>> = {
  emergency: 'emergency (now)',
  urgent: 'urgent (within 1 to 3 days, ideally within a day)',
  moderate: 'moderate (within 1 to 2 weeks)',
  routine: 'routine (within 2 to 4 weeks)',
};

/** Names of the red flags and of the emergencies beyond teeth and mouth. */
export const FLAGS: Readonly<Record<RedFlagId | EmergencyKind, string>> = {
  airway_compromise: 'airway compromise',
  dysphagia: 'dysphagia',
  floor_of_mouth_swelling: 'floor of mouth swelling',
  trismus: 'trismus',
  spreading_facial_swelling: 'spreading facial swelling',
  eye_involvement: 'eye involvement',
  systemic_infection: 'systemic infection',
  immunosuppressed_infection: 'immunosuppressed infection',
  uncontrolled_bleeding: 'uncontrolled bleeding',
  avulsed_permanent_tooth: 'avulsed permanent tooth',
  displaced_tooth_trauma: 'displaced tooth trauma',
  inhaled_fragment: 'inhaled fragment',
  facial_trauma: 'facial trauma',
  head_injury: 'head injury',
  vision_change: 'vision change',
  cardiac_symptoms: 'cardiac symptoms',
  analgesic_overdose: 'analgesic overdose',
  child_dehydration: 'child dehydration',
  facial_numbness: 'facial numbness',
  suspected_malignancy: 'suspected malignancy',
  bone_not_healing: 'socket that does not heal (osteonecrosis?)',
  potentially_malignant_lesion: 'potentially malignant lesion',
  stroke_signs: 'signs of a stroke',
  collapse: 'collapse or fit',
  self_harm: 'thoughts of self-harm',
  poisoning: 'poisoning',
  coughed_blood: 'coughed or vomited blood',
  temporal_arteritis: 'jaw claudication with a change of sight (giant cell arteritis?)',
  infant_mouth_injury: 'torn frenulum in a non-mobile infant',
  body_signs: 'medical emergency',
  milk_tooth_injury: 'milk tooth injury',
};

/** Names of the suggestions that are not for this patient. */
export const MEDICINES: Readonly<Record<MedicationId, string>> = {
  ibuprofen: 'ibuprofen',
  paracetamol: 'paracetamol',
  chlorhexidine: 'chlorhexidine',
  cold_compress: 'cold compress',
};

/** Names of signs that are asked together, as one line when all of them are denied. */
export const ASKED_TOGETHER = {
  dangerSigns: 'all danger signs of airway, swallowing and spreading infection',
  events: 'any recent injury, breakage or extraction',
  bodySigns:
    'all general warning signs (bleeding, heart, overdose, numbness, long-standing sore, neck lump, weak immunity)',
} as const;

/** Wording of single facts in the note, wherever they stand. */
export const NOTE = {
  ownWords: 'In the patient\'s words: "{issue}"',
  topic: 'Chosen from a list of concerns: {topic}',
  person: 'Age {age}, sex {sex}',
  answers: { yes: 'yes', no: 'no', not_sure: 'not sure' },
  noHistory: 'none ticked',
  noAllergies: 'none stated',
  flag: '{flag} ({level})',
  flagBecause: '{flag} ({level}): {because}',
  medicineAgainst: '{medicine} ({reason})',
  secondReadingFlag: '{flag} ({level}): second reading by a language model',
} as const;

/** Lines of the note's four texts, around those facts. */
export const LINES = {
  complaint: '{complaint}.',
  person: '{person}.',
  asked: 'Asked: {sign}: {answer}.',
  askedBecause: 'Asked because of "{quote}": {sign}: {answer}.',
  answer: '{question} {answer}.',
  history: 'Medical history: {history}.',
  allergies: 'Allergies and medicines: {allergies}.',
  denied: 'Denied: {findings}.',
  notExamined: 'Not examined: all of the above is reported by the patient.',
  xray: 'X-ray findings as supplied, not verified: {xray}',
  conditions: 'Possible conditions, from what was reported:',
  notEnough: 'Not enough was reported to name one.',
  condition: '{place}. {name} ({percent} %)',
  urgency: 'Urgency: {urgency}.',
  flags: 'Red flags: {flags}.',
  noFlags: 'none raised',
  examination:
    'Clinical examination with sensibility, percussion and periodontal tests as indicated; imaging as needed.',
  against: 'Not suggested to this patient: {medicines}.',
  secondReading: 'Second reading by a language model: {conditions}.',
  urgencyRaised: 'Urgency raised from {before} to {after}.',
  flagsAdded: 'Red flags added: {flags}.',
} as const;
