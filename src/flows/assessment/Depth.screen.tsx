import { DEPTHS } from '../../../contracts/chat-context.ts';
import { DEPTH_DETAIL, DEPTH_LABEL, PROMPTS } from '../../../machines/assessment/prompts.ts';
import { ChoiceButtons } from '../../components/choice-group/ChoiceButtons.tsx';
import { StepFrame } from '../../components/step-frame/StepFrame.tsx';
import { STEP_TITLE_ID } from '../../components/step-frame/step-title.ts';
import { useAssessment } from './assessment.flow.ts';

const CHOICES = DEPTHS.map((depth) => ({ value: depth, label: DEPTH_LABEL, hint: DEPTH_DETAIL }));

/** DEPTH_CHOICE: the one depth on offer (STEP-10..13). */
export const DepthScreen = () => {
  const assessment = useAssessment();
  return (
    <StepFrame
      title={PROMPTS.DEPTH_CHOICE}
      intro="One question at a time. You can go back and change any answer."
      back={{ label: 'Back', onClick: () => assessment.send({ type: 'step.backRequested' }) }}
    >
      <ChoiceButtons
        labelledBy={STEP_TITLE_ID}
        choices={CHOICES}
        onChoose={(depth) => assessment.send({ type: 'depth.chosen', depth })}
      />
    </StepFrame>
  );
};
