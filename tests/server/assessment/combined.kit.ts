import type { Diagnosis, DiagnosisItem } from '../../../contracts/assessment/diagnosis.ts';
import type { FoundOnXray } from '../../../server/assessment/combined-reading.ts';
import type { Patient } from '../../../server/assessment/patient.ts';
import { DIAGNOSIS } from '../../kit/server.ts';

/** Answers of somebody whose tooth has a hole and hurts with cold. */
export const ANSWERS: Patient = {
  issue: 'My back tooth hurts when I drink cold water',
  category: 'pain',
  age: 'age_31_50',
  sex: 'female',
  followUpAnswers: { pain_location: 'one_tooth', pain_triggers: ['cold', 'sweet'] },
  medicalHistory: [],
  allergies: '',
  xrayFindings: null,
  confirmedSigns: undefined,
};

export const cause = (
  id: string,
  likelihood: number,
  over: Partial<DiagnosisItem> = {},
): DiagnosisItem => ({
  id,
  name: `Name of ${id}`,
  plain_name: `Plain ${id}`,
  likelihood,
  description: '',
  reason: [],
  because: [],
  against: [],
  suspicion: false,
  ...over,
});

/** A result that an account keeps: sensitive teeth before decay, at leisure. */
export const KEPT: Diagnosis = {
  ...DIAGNOSIS,
  urgency: 'routine',
  diagnosis: [cause('dentine_hypersensitivity', 45), cause('dental_caries', 41)],
  recommendation: ['See a dentist within 2 to 4 weeks.', 'Use a soft brush.'],
};

export const found = (detection: string, confidence = 64): FoundOnXray => ({
  detection,
  confidence,
  what: `Words for ${detection}`,
  where: 'lower jaw, your right side, near the first molar',
  isMeasured: true,
});
