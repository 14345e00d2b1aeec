import type { Question } from '../../../contracts/question-bank.ts';
import {
  sameQuestion,
  selectAskedQuestion,
} from '../../../machines/assessment/assessment.selectors.ts';
import { ChoiceGroup } from '../../components/choice-group/ChoiceGroup.tsx';
import { StepFrame } from '../../components/step-frame/StepFrame.tsx';
import { STEP_TITLE_ID } from '../../components/step-frame/step-title.ts';
import { questionWords } from '../../lib/question-words.ts';
import { texts } from '../../lib/texts.ts';
import { useAssessment, useAssessmentSelected } from './assessment.flow.ts';

/** What to read before answering; that several may be ticked is said once, wherever it holds. */
const introOf = ({ type }: Question, hint = ''): string =>
  type === 'checkbox' && !hint.startsWith('Tick') ? `Tick all that apply. ${hint}`.trim() : hint;

/** FOLLOW_UP: one question at a time (FUP-01..11). */
export const FollowUpScreen = () => {
  const assessment = useAssessment();
  const asked = useAssessmentSelected(selectAskedQuestion, sameQuestion);
  if (asked === null) return null;
  const { question, isLast, chosen, suggested, canGoOn } = asked;
  const words = questionWords(question.id);
  return (
    <StepFrame
      key={question.id}
      title={words.question}
      intro={introOf(question, words.hint)}
      back={{ label: 'Previous', onClick: () => assessment.send({ type: 'step.backRequested' }) }}
      primary={{
        label: isLast ? 'Continue' : 'Next',
        disabled: !canGoOn,
        onClick: () => assessment.send({ type: 'answer.confirmed' }),
      }}
    >
      <ChoiceGroup
        type={question.type}
        labelledBy={STEP_TITLE_ID}
        name={question.id}
        choices={question.options.map((option) => ({
          value: option,
          label: words.options[option] ?? option,
          mark: suggested.includes(option) ? texts.assessment.fromYourWords : undefined,
        }))}
        chosen={chosen}
        onChange={(option) => assessment.send({ type: 'option.pressed', option })}
      />
    </StepFrame>
  );
};
