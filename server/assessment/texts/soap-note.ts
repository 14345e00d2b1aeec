import type { MedicationId } from '../../../contracts/assessment/diagnosis.ts';
import type { EmergencyKind, LeadId } from '../../../contracts/assessment/emergency.ts';
import type { RedFlagId } from '../../../contracts/assessment/red-flags.ts';
import type { Level } from '../knowledge/condition.ts';
import type { ConditionId } from '../../../contracts/texts/en/engine/conditions/index.ts';

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
  longstanding_infection: 'long-standing infection with weak defences',
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

/** Wording of single facts in the note, wherever they stand. */
export const NOTE = {
  ownWords: 'In the patient\'s words: "{issue}"',
  topic: 'Chosen from a list of concerns: {topic}',
  person: 'Age {age}, sex {sex}',
  answers: { yes: 'yes', no: 'no', not_sure: 'not sure' },
  denied: '{question} None of these: {options}',
  deniedHistory: 'none of these: {boxes}',
  noHistory: 'not answered',
  noAllergies: 'none stated',
  flag: '{flag} ({level})',
  flagBecause: '{flag} ({level}): {because}',
  medicineAgainst: '{medicine} ({reason})',
  secondReadingFlag: '{flag} ({level}): second reading by a language model',
} as const;

/** Names of suspicions behind "to rule out", where the condition's own name says that it is one. */
export const TO_RULE_OUT: Readonly<Partial<Record<ConditionId, string>>> = {
  suspected_oral_cancer: 'oral cancer',
};

/** Lines of the note's four texts, around those facts. */
export const LINES = {
  complaint: '{complaint}.',
  person: '{person}.',
  asked: 'Asked: {sign} Answer: {answer}.',
  askedBecause: 'Asked because of "{quote}": {sign} Answer: {answer}.',
  answer: '{question} {answer}.',
  history: 'Medical history: {history}.',
  allergies: 'Allergies or medicines, as written: {allergies}.',
  denied: '{denied}.',
  notExamined: 'Not examined: all of the above is reported by the patient.',
  xray: 'X-ray findings as supplied, not verified: {xray}',
  conditions: 'Possible conditions, from what was reported:',
  notEnough: 'Not enough was reported to name one.',
  condition: '{place}. {condition}',
  urgency: 'Urgency: {urgency}.',
  flags: 'Red flags: {flags}.',
  noFlags: 'none raised',
  against: 'Not suggested to this patient: {medicines}.',
  secondReading: 'Second reading by a language model: {conditions}.',
  urgencyRaised: 'Urgency raised from {before} to {after}.',
  flagsAdded: 'Red flags added: {flags}.',
} as const;

/** The sentence that leads the help names the place that an emergency goes to first; what is dental comes after it. */
export const EMERGENCY_REFERRALS: Readonly<Record<LeadId, string>> = {
  call_now: 'Medical emergency: ambulance (112/108) or emergency department now.',
  call_or_go: 'Medical emergency: ambulance (112/108) or emergency department now.',
  go_to_hospital: 'Medical emergency: hospital emergency department now.',
  doctor_today: 'Medical emergency: hospital emergency department today.',
  childrens_doctor_today: "Medical emergency: hospital or children's doctor today.",
  call_tele_manas:
    'Medical emergency: crisis help now (Tele-MANAS 14416; 112 in immediate danger); not to be left alone.',
  tooth_back_or_milk:
    'Dental emergency: dentist within the hour, for replantation and splinting of the avulsed tooth.',
  dentist_within_hour:
    'Dental emergency: dentist within the hour, for repositioning and splinting as indicated.',
  dentist_within_hours: 'Dental emergency: dentist within hours; a milk tooth is not replanted.',
};

/** Referrals that a flag without an emergency calls for. */
export const REFERRALS: Readonly<Partial<Record<RedFlagId, string>>> = {
  suspected_malignancy:
    'Referral to oral medicine or maxillofacial surgery on suspicion of malignancy, for biopsy.',
  facial_numbness:
    'Referral for imaging and a neurological examination unless a local cause explains the numbness.',
  bone_not_healing:
    'Referral to maxillofacial surgery before any further extraction: osteonecrosis to be ruled out.',
  longstanding_infection:
    "Contact with the patient's physician about the weak immunity or the sugar before treatment.",
  potentially_malignant_lesion:
    'Referral to oral medicine for a biopsy of the potentially malignant lesion; counselling on habits.',
};

const TESTS = 'sensibility, percussion and periodontal tests as indicated; imaging as needed';

/** What follows the referral, by level; in an emergency the help decides what comes first. */
export const EXAMINATIONS = {
  medical: 'Dental examination and treatment after that, or as the hospital asks.',
  dental: 'Examination for further injuries and imaging; review as indicated.',
  'see dentist soon': `Dental examination within 1 to 3 days, ideally within a day: ${TESTS}; relief of pain or drainage at that visit.`,
  moderate: `Dental examination within 1 to 2 weeks: ${TESTS}.`,
  routine: `Dental examination within 2 to 4 weeks: ${TESTS}; prevention advice.`,
} as const;
