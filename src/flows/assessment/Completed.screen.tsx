import { Button } from '../../components/button/Button.tsx';
import { EmptyState } from '../../components/empty-state/EmptyState.tsx';
import { useAssessment } from './assessment.flow.ts';

/** Shown at QUICK_INPUT and any step without its own questions (CHAT-22..24). */
export const CompletedScreen = () => {
  const assessment = useAssessment();
  return (
    <EmptyState
      title="Assessment Complete"
      actions={
        <Button
          data-primary-action
          onClick={() => assessment.send({ type: 'nextSteps.requested' })}
        >
          View Options
        </Button>
      }
    >
      <p>There is nothing to fill in here. See what you can do next.</p>
    </EmptyState>
  );
};
