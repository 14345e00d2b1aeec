import {
  sameEmergency,
  selectEmergency,
  selectScreen,
} from '../../../machines/assessment/assessment.selectors.ts';
import { EmergencyAlert } from '../../components/emergency-alert/EmergencyAlert.tsx';
import { EmergencyBar as Bar } from '../../components/emergency-bar/EmergencyBar.tsx';
import { dangerTexts } from '../../lib/danger-texts.ts';
import { emergencyWords } from '../../lib/emergency-words.ts';
import { useAssessmentSelected } from './assessment.flow.ts';

/** Help that cannot wait: beside the check that raises it, and afterwards the one line that stays. */
export const EmergencyBar = () => {
  const emergency = useAssessmentSelected(selectEmergency, sameEmergency);
  // There it is new, so it is announced and says more than a line; elsewhere it had a screen of its own.
  const isNew = useAssessmentSelected(selectScreen) === 'MEDICINES';
  if (emergency === null) return null;
  const { level, title, lead, ways, steps } = emergencyWords(emergency);
  const advice = [lead, ...steps.map(({ text }) => text)];
  return isNew ? (
    <EmergencyAlert title={title} advice={advice} ways={ways} />
  ) : (
    <Bar
      level={level}
      whatToDo={dangerTexts.emergency.whatToDo}
      title={title}
      advice={advice}
      way={ways[0]}
    />
  );
};
