import { sentence } from '../../../contracts/texts/en/sentence.ts';
import { sameEmergency } from '../../../contracts/rules/compare-emergencies.ts';
import * as say from '../../../contracts/texts/en/assessment-screens.ts';
import {
  selectEmergency,
  selectIsHelpFirst,
} from '../../../machines/assessment/assessment.selectors.ts';
import { EmergencyHelp } from '../../components/emergency-help/EmergencyHelp.tsx';
import { EmergencyEyebrow } from '../../components/emergency-help/EmergencyEyebrow.tsx';
import { StepFrame } from '../../components/step-frame/StepFrame.tsx';
import { dangerTexts } from '../../lib/format/danger-texts.ts';
import { emergencyWords } from '../../lib/format/emergency-words.ts';
import { withDrawings } from './advice-drawings.tsx';
import { useAssessment, useAssessmentSelected } from './assessment.flow.ts';

/** Shows emergency help on the whole screen, once for each emergency level that is reached. */
export const HelpScreen = () => {
  const assessment = useAssessment();
  const emergency = useAssessmentSelected(selectEmergency, sameEmergency);
  const isFirst = useAssessmentSelected(selectIsHelpFirst);
  if (emergency === null) return null;
  const { level, title, goOn, lead, ways, meanwhile, steps } = emergencyWords(emergency);
  return (
    <StepFrame
      title={title}
      tone="urgent"
      eyebrow={
        <EmergencyEyebrow>{`${sentence(level)} ${sentence(dangerTexts.emergency.doNotWait)}`}</EmergencyEyebrow>
      }
      {...(isFirst && {
        back: { label: say.back, onClick: () => assessment.send({ type: 'step.backRequested' }) },
      })}
      quick={{ label: goOn, onClick: () => assessment.send({ type: 'help.acknowledged' }) }}
    >
      <EmergencyHelp lead={lead} ways={ways} meanwhile={meanwhile} steps={withDrawings(steps)} />
    </StepFrame>
  );
};
