import { shallowEqual } from '@xstate/react';
import { AGE_BANDS, CHILD_AGES, FOR_WHOM } from '../../../contracts/assessment/chat-context.ts';
import type { ChildAge } from '../../../contracts/assessment/chat-context.ts';
import * as say from '../../../contracts/texts/en/assessment-screens.ts';
import { selectAge } from '../../../machines/assessment/assessment.selectors.ts';
import { selectUnderstoodCategory } from '../../../machines/assessment/category.selectors.ts';
import { ChoiceButtons } from '../../components/choice-group/ChoiceButtons.tsx';
import { QuickChips } from '../../components/choice-group/QuickChips.tsx';
import { StepFrame } from '../../components/step-frame/StepFrame.tsx';
import { STEP_TITLE_ID } from '../../components/step-frame/step-title.ts';
import { laterTexts } from '../../lib/format/later-texts.ts';
import { texts } from '../../lib/format/texts.ts';
import { useAssessment, useAssessmentSelected } from './assessment.flow.ts';
import { UnderstoodCategory } from './UnderstoodCategory.tsx';

const { question, grown, ifChild } = texts.assessment.forWhom;
const BANDS = AGE_BANDS.map((band) => ({ value: band, label: texts.person.ages[band] }));
const YEARS = CHILD_AGES.map((age) => ({ value: age, label: texts.person.childAges[age] }));
const YEARS_OF_MY_CHILD = [...YEARS, { value: 'grown' as const, label: grown }];

const chipsOf = <Id extends string>(
  choices: ReadonlyArray<{ readonly value: Id; readonly label: string }>,
  chosen: Id | null,
) => choices.map(({ value, label }) => ({ id: value, label, chosen: value === chosen }));

const WHOM = FOR_WHOM.map((id) => ({ value: id, label: texts.person.forWhom[id] }));

/**
 * AGE_COLLECTION: whom it is for, and one age: four bands in two columns (STEP-03..07), or in their place the years of my
 * child. Of somebody else both may be told.
 */
export const AgeScreen = () => {
  const assessment = useAssessment();
  const known = useAssessmentSelected(selectAge, shallowEqual);
  const isUnderstood = useAssessmentSelected(selectUnderstoodCategory) !== null;
  const howOld =
    known.forWhom === null
      ? texts.assessment.prompts.AGE_COLLECTION
      : laterTexts.ageOf[known.forWhom];
  const tellYears = (childAge: ChildAge) => assessment.send({ type: 'childAge.chosen', childAge });
  return (
    <StepFrame
      title={question}
      intro={say.ageChangesWhatLikelyWhichMedicines}
      back={{ label: say.back, onClick: () => assessment.send({ type: 'step.backRequested' }) }}
    >
      {isUnderstood && <UnderstoodCategory />}
      <QuickChips
        labelledBy={STEP_TITLE_ID}
        chips={chipsOf(WHOM, known.forWhom)}
        onChoose={({ id }) => assessment.send({ type: 'forWhom.chosen', forWhom: id })}
      />
      {known.bands ? (
        <ChoiceButtons
          question={howOld}
          choices={BANDS}
          chosen={known.band}
          columns={2}
          onChoose={(age) => assessment.send({ type: 'age.chosen', age })}
        />
      ) : (
        <ChoiceButtons
          question={howOld}
          choices={YEARS_OF_MY_CHILD}
          chosen={known.childAge}
          columns={2}
          onChoose={(age) =>
            // A grown child has a band, as anybody else has.
            age === 'grown'
              ? assessment.send({ type: 'forWhom.chosen', forWhom: 'other' })
              : tellYears(age)
          }
        />
      )}
      {known.bands && known.years && (
        <QuickChips
          label={ifChild}
          isTitled
          chips={chipsOf(YEARS, known.childAge)}
          onChoose={({ id }) => tellYears(id)}
        />
      )}
    </StepFrame>
  );
};
