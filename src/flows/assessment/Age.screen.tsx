import { shallowEqual } from '@xstate/react';
import { AGE_BANDS, CHILD_AGES, FOR_WHOM } from '../../../contracts/assessment/chat-context.ts';
import {
  selectAge,
  selectIsAgeDoubted,
} from '../../../machines/assessment/assessment.selectors.ts';
import { selectUnderstoodCategory } from '../../../machines/assessment/category.selectors.ts';
import { ChoiceButtons } from '../../components/choice-group/ChoiceButtons.tsx';
import { QuickChips } from '../../components/choice-group/QuickChips.tsx';
import { StepFrame } from '../../components/step-frame/StepFrame.tsx';
import { STEP_TITLE_ID } from '../../components/step-frame/step-title.ts';
import { texts } from '../../lib/format/texts.ts';
import { useAssessment, useAssessmentSelected } from './assessment.flow.ts';
import { ChildNote, UnderstoodCategory } from './following.ts';

const CHOICES = AGE_BANDS.map((band) => ({ value: band, label: texts.person.ages[band] }));
const { question, childAge, ifChild } = texts.assessment.forWhom;

const chipsOf = <Id extends string>(
  ids: readonly Id[],
  labels: Readonly<Record<Id, string>>,
  chosen: Id | null,
) => ids.map((id) => ({ id, label: labels[id], chosen: id === chosen }));

/**
 * AGE_COLLECTION: whom it is for, a child's age in steps, and four bands in two columns (STEP-03..07). For a child, an
 * adult's age must be confirmed.
 */
export const AgeScreen = () => {
  const assessment = useAssessment();
  const known = useAssessmentSelected(selectAge, shallowEqual);
  const isUnderstood = useAssessmentSelected(selectUnderstoodCategory) !== null;
  const isDoubted = useAssessmentSelected(selectIsAgeDoubted);
  return (
    <StepFrame
      title={texts.assessment.prompts.AGE_COLLECTION}
      intro="Age changes what is likely and which medicines are safe. If you ask for a child, answer for the child."
      back={{ label: 'Back', onClick: () => assessment.send({ type: 'step.backRequested' }) }}
      primary={
        known.namesChild
          ? {
              label: texts.assessment.child.goOn,
              disabled: !isDoubted,
              onClick: () => assessment.send({ type: 'age.confirmed' }),
            }
          : undefined
      }
    >
      {isUnderstood && <UnderstoodCategory />}
      <QuickChips
        label={question}
        isTitled
        chips={chipsOf(FOR_WHOM, texts.person.forWhom, known.forWhom)}
        onChoose={({ id }) => assessment.send({ type: 'forWhom.chosen', forWhom: id })}
      />
      <ChoiceButtons
        labelledBy={STEP_TITLE_ID}
        choices={CHOICES}
        chosen={known.band}
        columns={2}
        onChoose={(age) => assessment.send({ type: 'age.chosen', age })}
      />
      {/* Below the bands, so that these do not move when it comes. */}
      {known.namesChild && <ChildNote />}
      {known.asksChildAge && (
        <QuickChips
          label={known.namesChild ? childAge : ifChild}
          isTitled
          chips={chipsOf(CHILD_AGES, texts.person.childAges, known.childAge)}
          onChoose={({ id }) => assessment.send({ type: 'childAge.chosen', childAge: id })}
        />
      )}
    </StepFrame>
  );
};
