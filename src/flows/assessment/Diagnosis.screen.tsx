import {
  selectDiagnosis,
  selectUrgencyLevel,
} from '../../../machines/assessment/assessment.selectors.ts';
import { useAssessmentSelected } from './assessment.flow.ts';
import { EmergencyResult } from './EmergencyResult.tsx';
import { DatedResult } from './DatedResult.tsx';

/** DIAGNOSIS: the result, what to do and by when first (DIAG-01..22, PROD-10..12). */
export const DiagnosisScreen = () => {
  const result = useAssessmentSelected(selectDiagnosis);
  const level = useAssessmentSelected(selectUrgencyLevel);
  if (result === null || level === null) return null;
  return level === 'emergency' ? (
    <EmergencyResult result={result} />
  ) : (
    <DatedResult result={result} level={level} />
  );
};
