/** Words of a result as a FHIR document, which the software of a dentist shows. */
export const FHIR_TEXTS = {
  title: 'Dental self-assessment. No dentist has examined the patient for it.',
  complaint: 'Chief complaint',
  history: 'History',
  allergies: 'Allergies',
  observations: 'Observations, as answered by the patient',
  assessment: 'Assessment by software',
  since: 'Since then, as told by the patient',
  plan: 'Plan by software',
  urgency: (urgency: string, isEmergency: boolean) =>
    `Urgency: ${urgency}${isEmergency ? ' (emergency)' : ''}`,
  likelihood: (percent: number) => `Likelihood by software: ${percent}%`,
  suspicion: 'It may be malignant or become so, and must be examined.',
  device: 'Self-assessment software',
} as const;

/** Words of the same document where the patient brought the result to a video call, and its dentist has written. */
export const FHIR_VISIT_TEXTS = {
  title: 'Dental video consultation, with the self-assessment that the patient brought to it',
  call: 'Video call with a dentist',
  findings: 'Findings of the dentist, by video',
  found: 'Found by video',
  conclusion: 'Conclusion of the dentist, by video',
  cannotSay: 'The dentist cannot tell by video. An examination in person is needed.',
  advice: 'Advice of the dentist',
  prescription: 'Prescription',
  withdrawn: 'The prescription was withdrawn and must not be used any more.',
  code: 'Code by which anybody can check whether the prescription still holds',
  nextVisit: 'Next visit',
  corrected: (version: number) =>
    `Corrected: this is version ${version} of the note. Earlier versions no longer hold.`,
  registration: 'Registration number',
} as const;
