import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { selectQuestionnaire } from '../../../machines/assessment/assessment.selectors.ts';
import type { questionnaireMachine } from '../../../machines/questionnaire/questionnaire.machine.ts';
import {
  selectAskedQuestion,
  sameQuestion,
} from '../../../machines/questionnaire/questionnaire.selectors.ts';
import { ChoiceGroup } from '../../components/choice-group/ChoiceGroup.tsx';
import { StepFrame } from '../../components/step-frame/StepFrame.tsx';
import { useAssessment } from './assessment-context.ts';

type QuestionnaireRef = ActorRefFrom<typeof questionnaireMachine>;

const QuestionForm = ({ questionnaire }: { readonly questionnaire: QuestionnaireRef }) => {
  const asked = useSelector(questionnaire, selectAskedQuestion, sameQuestion);
  const canGoOn = useSelector(questionnaire, (snapshot) =>
    snapshot.can({ type: 'answer.confirmed' }),
  );
  if (asked === null) return null;
  const { question, isLast, chosen } = asked;
  const choices = question.options.map((option) => ({ value: option, label: option }));
  const shared = { legend: question.question, name: question.id, choices };
  return (
    <StepFrame
      title={question.question}
      intro={question.hint}
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
      {question.type === 'radio' ? (
        <ChoiceGroup
          key={question.id}
          {...shared}
          type="radio"
          value={chosen[0] ?? null}
          onChange={(option) => questionnaire.send({ type: 'option.chosen', option })}
        />
      ) : (
        <ChoiceGroup
          key={question.id}
          {...shared}
          type="checkbox"
          value={chosen}
          onChange={(option) => questionnaire.send({ type: 'option.toggled', option })}
        />
      )}
    </StepFrame>
  );
};

/** FOLLOW_UP: one question at a time (FUP-01..11). */
export const FollowUpScreen = () => {
  const questionnaire = useSelector(useAssessment(), selectQuestionnaire);
  return questionnaire === undefined ? null : <QuestionForm questionnaire={questionnaire} />;
};
