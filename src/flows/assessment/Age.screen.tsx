import { AGE_BANDS } from '../../../contracts/assessment/chat-context.ts';
import {
  selectChatContext,
  selectIsAboutChild,
  selectIsAgeDoubted,
} from '../../../machines/assessment/assessment.selectors.ts';
import { selectUnderstoodCategory } from '../../../machines/assessment/category.selectors.ts';
import { ChoiceButtons } from '../../components/choice-group/ChoiceButtons.tsx';
import { StepFrame } from '../../components/step-frame/StepFrame.tsx';
import { STEP_TITLE_ID } from '../../components/step-frame/step-title.ts';
import { texts } from '../../lib/format/texts.ts';
import { useAssessment, useAssessmentSelected } from './assessment.flow.ts';
import { ChildNote, UnderstoodCategory } from './following.ts';

const CHOICES = AGE_BANDS.map((band) => ({ value: band, label: texts.person.ages[band] }));

/**
 * AGE_COLLECTION: four bands in two columns (STEP-03..07). If the words name a child, an adult's age must be confirmed.
 */
export const AgeScreen = () => {
  const assessment = useAssessment();
  const known = useAssessmentSelected(selectChatContext);
  const isAboutChild = useAssessmentSelected(selectIsAboutChild);
  const isUnderstood = useAssessmentSelected(selectUnderstoodCategory) !== null;
  const isDoubted = useAssessmentSelected(selectIsAgeDoubted);
  return (
    <StepFrame
      title={texts.assessment.prompts.AGE_COLLECTION}
      intro="Age changes what is likely and which medicines are safe. If you ask for a child, answer for the child."
      back={{ label: 'Back', onClick: () => assessment.send({ type: 'step.backRequested' }) }}
      primary={
        isAboutChild
          ? {
              label: texts.assessment.child.goOn,
              disabled: !isDoubted,
              onClick: () => assessment.send({ type: 'age.confirmed' }),
            }
          : undefined
      }
    >
      {isUnderstood && <UnderstoodCategory />}
      {isAboutChild && <ChildNote />}
      <ChoiceButtons
        labelledBy={STEP_TITLE_ID}
        choices={CHOICES}
        chosen={known.age}
        columns={2}
        onChoose={(age) => assessment.send({ type: 'age.chosen', age })}
      />
    </StepFrame>
  );
};
