import { DEPTHS } from '../../../contracts/assessment/chat-context.ts';
import * as say from '../../../contracts/texts/en/assessment-screens.ts';
import { ChoiceButtons } from '../../components/choice-group/ChoiceButtons.tsx';
import { StepFrame } from '../../components/step-frame/StepFrame.tsx';
import { STEP_TITLE_ID } from '../../components/step-frame/step-title.ts';
import { texts } from '../../lib/format/texts.ts';
import { useAssessment } from './assessment.flow.ts';

const CHOICES = DEPTHS.map((depth) => ({
  value: depth,
  label: texts.assessment.depths[depth].label,
  hint: texts.assessment.depths[depth].detail,
}));

/** DEPTH_CHOICE: the one depth on offer (STEP-10..13). */
export const DepthScreen = () => {
  const assessment = useAssessment();
  return (
    <StepFrame
      title={texts.assessment.prompts.DEPTH_CHOICE}
      intro={say.oneQuestionTimeYouCanGo}
      back={{ label: say.back, onClick: () => assessment.send({ type: 'step.backRequested' }) }}
    >
      <ChoiceButtons
        labelledBy={STEP_TITLE_ID}
        choices={CHOICES}
        onChoose={(depth) => assessment.send({ type: 'depth.chosen', depth })}
      />
    </StepFrame>
  );
};
