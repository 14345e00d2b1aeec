/** Words of a result as a FHIR document, which the software of a dentist shows. */
export const FHIR_TEXTS = {
  title: 'Dental self-assessment. No dentist has examined the patient for it.',
  complaint: 'Chief complaint',
  history: 'History',
  allergies: 'Allergies',
  observations: 'Observations, as answered by the patient',
  assessment: 'Assessment by software',
  since: 'Since then, as told by the patient',
  plan: 'Plan',
  urgency: (urgency: string, isEmergency: boolean) =>
    `Urgency: ${urgency}${isEmergency ? ' (emergency)' : ''}`,
  likelihood: (percent: number) => `Likelihood by software: ${percent}%`,
  suspicion: 'It may be malignant or become so, and must be examined.',
  device: 'Self-assessment software',
} as const;
