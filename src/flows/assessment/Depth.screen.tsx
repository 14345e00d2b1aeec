import { DEPTH_DETAIL, DEPTH_LABEL, PROMPTS } from '../../../machines/assessment/prompts.ts';
import { ChoiceButtons } from '../../components/choice-group/ChoiceButtons.tsx';
import { StepFrame } from '../../components/step-frame/StepFrame.tsx';
import { useAssessment } from './assessment-context.ts';

const CHOICES = [{ value: 'detailed', label: DEPTH_LABEL, hint: DEPTH_DETAIL }];

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
        label={PROMPTS.DEPTH_CHOICE}
        choices={CHOICES}
        onChoose={() => assessment.send({ type: 'depth.chosen', depth: 'detailed' })}
      />
    </StepFrame>
  );
};
