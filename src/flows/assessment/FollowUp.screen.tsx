import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { Question } from '../../../contracts/question-bank.ts';
import { selectQuestionnaire } from '../../../machines/assessment/assessment.selectors.ts';
import type { questionnaireMachine } from '../../../machines/questionnaire/questionnaire.machine.ts';
import {
  selectAskedQuestion,
  sameQuestion,
} from '../../../machines/questionnaire/questionnaire.selectors.ts';
import { ChoiceGroup } from '../../components/choice-group/ChoiceGroup.tsx';
import { StepFrame } from '../../components/step-frame/StepFrame.tsx';
import { STEP_TITLE_ID } from '../../components/step-frame/step-title.ts';
import { useAssessment } from './assessment-context.ts';

/** What to read before answering; that several may be ticked is said once, wherever it holds. */
const introOf = ({ type, hint = '' }: Question): string =>
  type === 'checkbox' && !hint.startsWith('Tick') ? `Tick all that apply. ${hint}`.trim() : hint;

type QuestionnaireRef = ActorRefFrom<typeof questionnaireMachine>;

const QuestionForm = ({ questionnaire }: { readonly questionnaire: QuestionnaireRef }) => {
  const asked = useSelector(questionnaire, selectAskedQuestion, sameQuestion);
  const canGoOn = useSelector(questionnaire, (snapshot) =>
    snapshot.can({ type: 'answer.confirmed' }),
  );
  if (asked === null) return null;
  const { question, isLast, chosen } = asked;
  const choices = question.options.map((option) => ({ value: option, label: option }));
  return (
    <StepFrame
      key={question.id}
      title={question.question}
      intro={introOf(question)}
      back={{
        label: 'Previous',
        onClick: () => questionnaire.send({ type: 'step.backRequested' }),
      }}
      primary={{
        label: isLast ? 'Continue' : 'Next',
        disabled: !canGoOn,
        onClick: () => questionnaire.send({ type: 'answer.confirmed' }),
      }}
    >
      <ChoiceGroup
        type={question.type}
        labelledBy={STEP_TITLE_ID}
        name={question.id}
        choices={choices}
        chosen={chosen}
        onChange={(option) =>
          questionnaire.send({
            type: question.type === 'radio' ? 'option.chosen' : 'option.toggled',
            option,
          })
        }
      />
    </StepFrame>
  );
};

/** FOLLOW_UP: one question at a time (FUP-01..11). */
export const FollowUpScreen = () => {
  const questionnaire = useSelector(useAssessment(), selectQuestionnaire);
  return questionnaire === undefined ? null : <QuestionForm questionnaire={questionnaire} />;
};
