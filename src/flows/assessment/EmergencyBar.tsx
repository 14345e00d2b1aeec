import { sameEmergency } from '../../../contracts/rules/compare-emergencies.ts';
import {
  selectEmergency,
  selectScreen,
} from '../../../machines/assessment/assessment.selectors.ts';
import { EmergencyAlert } from '../../components/emergency-alert/EmergencyAlert.tsx';
import { EmergencyBar as Bar } from '../../components/emergency-bar/EmergencyBar.tsx';
import { dangerTexts } from '../../lib/format/danger-texts.ts';
import { emergencyWords } from '../../lib/format/emergency-words.ts';
import { useAssessmentSelected } from './assessment.flow.ts';

/** Shows emergency help: in full beside the medicine check that raised it, and as one line elsewhere. */
export const EmergencyBar = () => {
  const emergency = useAssessmentSelected(selectEmergency, sameEmergency);
  // An emergency raised by the medicine check is new, so it is announced in full; any other had a screen of its own.
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
