import * as say from '../../../contracts/texts/en/assessment-screens.ts';
import { Button } from '../../components/button/Button.tsx';
import { EmptyState } from '../../components/empty-state/EmptyState.tsx';
import { useAssessment } from './assessment.flow.ts';

/** Shown at QUICK_INPUT and any step without its own questions (CHAT-22..24). */
export const CompletedScreen = () => {
  const assessment = useAssessment();
  return (
    <EmptyState
      title={say.assessmentComplete}
      actions={
        <Button
          data-primary-action
          onClick={() => assessment.send({ type: 'nextSteps.requested' })}
        >
          {say.viewOptions}
        </Button>
      }
    >
      <p>{say.thereNothingFillHereSeeWhat}</p>
    </EmptyState>
  );
};
