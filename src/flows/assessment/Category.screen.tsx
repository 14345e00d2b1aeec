import { shallowEqual } from '@xstate/react';
import type { Category } from '../../../contracts/assessment/chat-context.ts';
import * as say from '../../../contracts/texts/en/assessment-screens.ts';
import { selectChatContext } from '../../../machines/assessment/assessment.selectors.ts';
import {
  selectCategories,
  selectCategoryDoubt,
} from '../../../machines/assessment/category.selectors.ts';
import { ChoiceButtons } from '../../components/choice-group/ChoiceButtons.tsx';
import { CategoryIcon } from '../../components/illustrations/CategoryIcon.tsx';
import { StepFrame } from '../../components/step-frame/StepFrame.tsx';
import { STEP_TITLE_ID } from '../../components/step-frame/step-title.ts';
import { laterTexts } from '../../lib/format/later-texts.ts';
import { texts } from '../../lib/format/texts.ts';
import { CostNote } from './CostNote.tsx';
import { useAssessment, useAssessmentSelected } from './assessment.flow.ts';

const choiceOf = (category: Category) => ({
  value: category,
  label: texts.assessment.categories[category].title,
  hint: texts.assessment.categories[category].text,
  icon: <CategoryIcon category={category} />,
});

/** CATEGORY: the patient picks a card; the category that fits the words comes first (STEP-01, STEP-02). */
export const CategoryScreen = () => {
  const assessment = useAssessment();
  const known = useAssessmentSelected(selectChatContext);
  const categories = useAssessmentSelected(selectCategories, shallowEqual);
  const doubt = useAssessmentSelected(selectCategoryDoubt);
  return (
    <StepFrame
      title={texts.assessment.prompts.CATEGORY}
      intro={doubt === null ? undefined : laterTexts.categoryDoubts[doubt]}
      back={{ label: say.back, onClick: () => assessment.send({ type: 'step.backRequested' }) }}
    >
      <CostNote />
      <ChoiceButtons
        labelledBy={STEP_TITLE_ID}
        choices={categories.map(choiceOf)}
        chosen={known.category}
        onChoose={(category) => assessment.send({ type: 'category.chosen', category })}
      />
    </StepFrame>
  );
};
