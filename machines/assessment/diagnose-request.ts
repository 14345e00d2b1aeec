import type { DiagnoseRequest } from '../../contracts/api.ts';
import type { Known } from './step-rules.ts';

/**
 * The diagnose request made of what is known (API-08). Only CONSENT_GATE asks for it, and that step
 * cannot be shown before category, age and sex are known.
 */
export const diagnoseRequest = ({
  chatContext,
  followUpAnswers,
  xrayFindings,
  sessionToken,
}: Known): DiagnoseRequest => ({
  issue: chatContext.issue,
  category: chatContext.category ?? 'other',
  age: chatContext.age ?? 'Above 50',
  sex: chatContext.sex ?? 'Prefer not to say',
  depthChoice: chatContext.depthChoice,
  consent: true,
  followUpAnswers,
  medicalHistory: chatContext.medicalHistory,
  allergies: chatContext.allergies,
  xrayFindings,
  patientName: chatContext.patientName,
  patientEmail: chatContext.patientEmail,
  patientPhone: chatContext.patientPhone,
  sessionToken,
});
