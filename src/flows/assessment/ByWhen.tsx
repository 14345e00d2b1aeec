import { sentence } from '../../../contracts/texts/en/sentence.ts';
import {
  selectDiagnosis,
  selectUrgencyLevel,
} from '../../../machines/assessment/assessment.selectors.ts';
import { headline } from '../../lib/format/due.ts';
import { useAssessmentSelected } from './assessment.flow.ts';

/** Says by when to see a dentist, if the result has a last day. */
export const ByWhen = () => {
  const result = useAssessmentSelected(selectDiagnosis);
  const level = useAssessmentSelected(selectUrgencyLevel);
  if (result === null || level === null || level === 'emergency') return null;
  return <p>{sentence(headline(level, result.received_at))}</p>;
};
