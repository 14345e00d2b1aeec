import { NotAvailable } from '../../components/empty-state/NotAvailable.tsx';
import { useAssessment } from './assessment.flow.ts';

const screenOf = (part: string, instead: string) => () => {
  const assessment = useAssessment();
  return (
    <NotAvailable
      part={part}
      instead={instead}
      backLabel="Back to Results"
      onBack={() => assessment.send({ type: 'step.backRequested' })}
    />
  );
};

/** SOCIAL_SHARING until it exists. */
export const SocialSharingScreen = screenOf(
  'Sharing a milestone',
  'Nothing was shared. Your results are kept.',
);
