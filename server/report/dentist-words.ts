/** What a paper says to a dentist or a pharmacist alone: English, in whatever language the patient reads. */
export const DENTIST_WORDS = {
  /** Below the note for the dentist. */
  engine: 'Assessed by the program {engine}.',
  soap: {
    subjective: 'Subjective',
    objective: 'Objective',
    assessment: 'Assessment',
    plan: 'Plan',
  },
  xray: {
    title: 'For your dentist',
    intro: 'A machine has read a picture that the patient uploaded. Nobody has checked it.',
    reader: 'Read by',
    trained: '{name} {version}, a trained model',
    untrained:
      '{product}, {name} {version}: rules for very bright areas alone, not a trained model',
    picture: 'Picture',
    projections: { intraoral: 'small film', panoramic: 'panoramic' },
    uploaded: '{projection}, uploaded on {day}',
    toldDental: 'the program could not tell what it shows; the patient said a dental X-ray',
    nobodyTold:
      'neither the program nor the patient could tell whether it shows teeth; nothing was looked for',
    findings: 'Marked',
    nothing: 'nothing',
    urgency: 'Urgency',
  },
  prescription: { medicine: 'Medicine', use: 'How to use it', issued: 'Date' },
} as const;
