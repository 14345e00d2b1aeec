import { useSelector } from '@xstate/react';
import { AGE_BANDS } from '../../../contracts/chat-context.ts';
import type { AgeBand } from '../../../contracts/chat-context.ts';
import { selectChatContext } from '../../../machines/assessment/assessment.selectors.ts';
import { PROMPTS } from '../../../machines/assessment/prompts.ts';
import { ChoiceButtons } from '../../components/choice-group/ChoiceButtons.tsx';
import { StepFrame } from '../../components/step-frame/StepFrame.tsx';
import { useAssessment } from './assessment-context.ts';

const CHOICES = AGE_BANDS.map((band) => ({ value: band, label: band }));

/** AGE_COLLECTION: four bands in two columns (STEP-03..07). */
export const AgeScreen = () => {
  const assessment = useAssessment();
  const { age } = useSelector(assessment, selectChatContext);
  return (
    <StepFrame
      title={PROMPTS.AGE_COLLECTION}
      intro="Age changes what is likely and which medicines are safe."
      back={{ label: 'Back', onClick: () => assessment.send({ type: 'step.backRequested' }) }}
    >
      <ChoiceButtons
        label={PROMPTS.AGE_COLLECTION}
        choices={CHOICES}
        chosen={age}
        columns={2}
        onChoose={(value) => assessment.send({ type: 'age.chosen', age: value as AgeBand })}
      />
    </StepFrame>
  );
};
