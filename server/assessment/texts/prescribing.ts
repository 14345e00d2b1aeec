import type { MedicineTopic } from '../medicines/lexicon/names.ts';

/** Sentences that a dentist reads of a medicine that cannot be prescribed so, or needs a reason. */
export const PRESCRIBING = {
  minor: 'No prescription here for anybody under 18: see the patient with an adult, in person.',
  bounds: 'This strength, dose or time is not in the list of this medicine.',
  twice: 'It is in this prescription already, or something of its kind.',
  not_follow_up:
    'List B: only for a patient whom you have seen by video in the last six months, to go on with what you prescribed in person.',
  follow_up:
    'List B: only to go on with what you prescribed in person for the same problem in the last six months. Write when and for what.',
  emergency_now: 'The answers tell of an emergency. Help comes first: prescribe nothing.',
  emergency_told:
    'The patient’s words, or an assessment they shared, tell of an emergency. Write why this is safe now.',
  other_age: 'The shared assessment is of another age. Make sure that it is of this patient.',
  allergy_ticked: 'The patient ticked an allergy to a medicine. Write to which.',
  app_says: 'The app tells this patient: “{reason}”',
  reacted: 'The patient tells of a reaction to medicines of this kind.',
  reacted_antibiotic: 'The patient tells of a reaction to an antibiotic. Find out to which first.',
  reacted_near: 'The patient tells of a reaction to a related medicine.',
  named: 'The patient names a medicine of this kind. Make sure that it did no harm.',
  reaction_unsure:
    'The patient reacted to several medicines, or is not sure. Write to which, or how you know that this is safe.',
  reaction_unknown:
    'The patient tells of an allergy, and we do not know to what. Find out, and write it.',
  words_name: 'The patient’s own words name {topic}. Ask about it, and write why this is safe.',
  note_dose:
    'The note names a dose. Strength, dose, times and days belong in their own fields, which are checked.',
  much_paracetamol:
    'More than 3 g a day is for people of 50 kg or more. Write the patient’s weight.',
  light: 'The patient is under 45 kg: an adult dose may be too much.',
  light_dose: 'Under 45 kg at most 500 mg at a time, and three times a day.',
  warfarin: 'It makes warfarin and acenocoumarol stronger.',
  blood: 'The patient has a bleeding problem or takes a blood thinner.',
  lithium: 'It can raise lithium to a dangerous level.',
  disulfiram: 'It does not go with disulfiram.',
  methotrexate: 'It can raise methotrexate to a dangerous level.',
  rhythm: 'It can disturb the rhythm of the heart.',
  heart: 'The patient has a condition of heart or blood, or is not sure.',
  kidney: 'The kidneys are weak, or it is not sure: the dose may be too much.',
  liver: 'The liver is sick, or it is not sure: the dose may be too much.',
  chemotherapy: 'It can raise a medicine against cancer to a dangerous level.',
  myasthenia: 'It can make myasthenia worse.',
  ciclosporin: 'It can raise ciclosporin to a dangerous level.',
  epilepsy: 'It can bring on fits.',
  pregnancy: 'The patient is or may be pregnant.',
  breastfeeding: 'The patient breastfeeds.',
  immune: 'The immune system is weak: an infection may spread.',
  diabetes: 'The patient has diabetes: an infection may spread.',
  fever: 'With a fever or an infection it can do harm.',
  over_65: 'Over the age of 65 it needs more care.',
  methaemoglobin: 'It can cause methaemoglobin in the blood.',
} as const;

/** What the patient's words name, as a dentist reads it. */
export const TOPIC_WORDS: Readonly<Record<MedicineTopic, string>> = {
  nsaid: 'an anti-inflammatory painkiller',
  paracetamol: 'paracetamol',
  combination: 'a painkiller with paracetamol in it',
  chlorhexidine: 'chlorhexidine',
  painkiller: 'a painkiller',
  feverTablet: 'a tablet against fever',
  rinse: 'a mouthwash',
  asthma: 'asthma or its medicines',
  heart: 'the heart or its medicines',
  fluid: 'a strong water tablet',
  pressureUncontrolled: 'high blood pressure that is not under control',
  pressure: 'blood pressure',
  raas: 'a blood pressure medicine (ACE inhibitor or sartan)',
  diuretic: 'a water tablet',
  raasWithDiuretic: 'a blood pressure medicine with a water tablet in it',
  bleeding: 'a blood thinner or a bleeding problem',
  immune: 'a weak immune system or a medicine that weakens it',
  lithium: 'lithium',
  pregnancy: 'pregnancy',
  gut: 'an ulcer or bleeding of stomach or gut',
  kidney: 'the kidneys',
  liver: 'the liver',
  fattyLiver: 'a fatty liver or much alcohol',
  dengue: 'dengue or a similar infection',
  ssri: 'a medicine against depression',
  warfarin: 'warfarin or acenocoumarol',
  coldHives: 'a reaction to cold',
  neuralgia: 'neuralgia',
  jawBone: 'a bone medicine or radiotherapy',
};

export type PrescribingText = keyof typeof PRESCRIBING;
