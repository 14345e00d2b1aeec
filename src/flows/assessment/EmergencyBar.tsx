import {
  sameEmergency,
  selectEmergency,
  selectIsAnswering,
} from '../../../machines/assessment/assessment.selectors.ts';
import { EmergencyAlert } from '../../components/emergency-alert/EmergencyAlert.tsx';
import { emergencyWords } from '../../lib/emergency-words.ts';
import { useAssessmentSelected } from './assessment.flow.ts';

/** Help that cannot wait: short while there is more to answer, whole above the result. */
export const EmergencyBar = () => {
  const emergency = useAssessmentSelected(selectEmergency, sameEmergency);
  const isAnswering = useAssessmentSelected(selectIsAnswering);
  return emergency && <EmergencyAlert {...emergencyWords(emergency)} compact={isAnswering} />;
};
