import * as say from '../../../contracts/texts/en/assessment-screens.ts';
import { selectMilestoneShare } from '../../../machines/assessment/consultation.selectors.ts';
import { Skeleton } from '../../components/skeleton/Skeleton.tsx';
import { StepFrame } from '../../components/step-frame/StepFrame.tsx';
import { LazyMilestoneShare } from '../milestone-share/lazy.ts';
import { useAssessment, useAssessmentSelected } from './assessment.flow.ts';

/** SOCIAL_SHARING: a milestone to share with others (SHARE-01..10). */
export const SocialSharingScreen = () => {
  const assessment = useAssessment();
  const sharing = useAssessmentSelected(selectMilestoneShare);
  return (
    <StepFrame
      title={say.shareAMilestone}
      back={{
        label: say.backToResultsButton,
        onClick: () => assessment.send({ type: 'step.backRequested' }),
      }}
      primary={{
        label: say.continueToNextSteps,
        onClick: () => assessment.send({ type: 'nextSteps.requested' }),
      }}
    >
      <LazyMilestoneShare flow={sharing} waiting={<Skeleton />} />
    </StepFrame>
  );
};
