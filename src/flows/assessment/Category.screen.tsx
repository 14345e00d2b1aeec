import { CATEGORIES } from '../../../contracts/chat-context.ts';
import { selectChatContext } from '../../../machines/assessment/assessment.selectors.ts';
import { CATEGORY_CARDS, PROMPTS } from '../../../machines/assessment/prompts.ts';
import { ChoiceButtons } from '../../components/choice-group/ChoiceButtons.tsx';
import { CategoryIcon } from '../../components/illustrations/CategoryIcon.tsx';
import { StepFrame } from '../../components/step-frame/StepFrame.tsx';
import { STEP_TITLE_ID } from '../../components/step-frame/step-title.ts';
import { useAssessment, useAssessmentSelected } from './assessment.flow.ts';

const CHOICES = CATEGORIES.map((category) => ({
  value: category,
  label: CATEGORY_CARDS[category].title,
  hint: CATEGORY_CARDS[category].text,
  icon: <CategoryIcon category={category} />,
}));

/** CATEGORY: the patient picks a card (STEP-01, STEP-02). */
export const CategoryScreen = () => {
  const assessment = useAssessment();
  const known = useAssessmentSelected(selectChatContext);
  return (
    <StepFrame
      title={PROMPTS.CATEGORY}
      back={{ label: 'Back', onClick: () => assessment.send({ type: 'step.backRequested' }) }}
    >
      <ChoiceButtons
        labelledBy={STEP_TITLE_ID}
        choices={CHOICES}
        chosen={known.category}
        onChoose={(category) => assessment.send({ type: 'category.chosen', category })}
      />
    </StepFrame>
  );
};
