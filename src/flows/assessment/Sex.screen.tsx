import { shallowEqual } from '@xstate/react';
import { SEXES } from '../../../contracts/assessment/chat-context.ts';
import * as say from '../../../contracts/texts/en/assessment-screens.ts';
import { selectAge, selectChatContext } from '../../../machines/assessment/assessment.selectors.ts';
import { ChoiceButtons } from '../../components/choice-group/ChoiceButtons.tsx';
import { StepFrame } from '../../components/step-frame/StepFrame.tsx';
import { STEP_TITLE_ID } from '../../components/step-frame/step-title.ts';
import { laterTexts } from '../../lib/format/later-texts.ts';
import { texts } from '../../lib/format/texts.ts';
import { useAssessment, useAssessmentSelected } from './assessment.flow.ts';

const CHOICES = SEXES.map((sex) => ({ value: sex, label: texts.person.sexes[sex] }));

/** SEX_COLLECTION: a biological sex choice (STEP-08, STEP-09). */
export const SexScreen = () => {
  const assessment = useAssessment();
  const known = useAssessmentSelected(selectChatContext);
  const { forWhom } = useAssessmentSelected(selectAge, shallowEqual);
  return (
    <StepFrame
      title={forWhom === null ? texts.assessment.prompts.SEX_COLLECTION : laterTexts.sexOf[forWhom]}
      intro={say.someConditionsMoreCommonOneSex}
      back={{ label: say.back, onClick: () => assessment.send({ type: 'step.backRequested' }) }}
    >
      <ChoiceButtons
        labelledBy={STEP_TITLE_ID}
        choices={CHOICES}
        chosen={known.sex}
        onChoose={(sex) => assessment.send({ type: 'sex.chosen', sex })}
      />
    </StepFrame>
  );
};
