import { useSelector } from '@xstate/react';
import { SEXES } from '../../../contracts/chat-context.ts';
import type { Sex } from '../../../contracts/chat-context.ts';
import { selectChatContext } from '../../../machines/assessment/assessment.selectors.ts';
import { PROMPTS } from '../../../machines/assessment/prompts.ts';
import { ChoiceButtons } from '../../components/choice-group/ChoiceButtons.tsx';
import { StepFrame } from '../../components/step-frame/StepFrame.tsx';
import { useAssessment } from './assessment-context.ts';

const CHOICES = SEXES.map((sex) => ({ value: sex, label: sex }));

/** SEX_COLLECTION: a biological sex choice (STEP-08, STEP-09). */
export const SexScreen = () => {
  const assessment = useAssessment();
  const { sex } = useSelector(assessment, selectChatContext);
  return (
    <StepFrame
      title={PROMPTS.SEX_COLLECTION}
      intro="Some conditions are more common in one sex. You need not say."
      back={{ label: 'Back', onClick: () => assessment.send({ type: 'step.backRequested' }) }}
    >
      <ChoiceButtons
        label={PROMPTS.SEX_COLLECTION}
        choices={CHOICES}
        chosen={sex}
        onChoose={(value) => assessment.send({ type: 'sex.chosen', sex: value as Sex })}
      />
    </StepFrame>
  );
};
