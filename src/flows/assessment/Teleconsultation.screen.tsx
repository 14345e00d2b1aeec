import * as common from '../../../contracts/texts/en/common.ts';
import * as say from '../../../contracts/texts/en/assessment-screens.ts';
import { selectConsultations } from '../../../machines/assessment/consultation.selectors.ts';
import { Skeleton } from '../../components/skeleton/Skeleton.tsx';
import { StepFrame } from '../../components/step-frame/StepFrame.tsx';
import { LazyConsultations } from '../consultations/lazy.ts';
import { useAssessment, useAssessmentSelected } from './assessment.flow.ts';

/** TELECONSULTATION: the paid consultation, its time, and how to prepare (TELE-01, QR-19). */
export const TeleconsultationScreen = () => {
  const assessment = useAssessment();
  const consultations = useAssessmentSelected(selectConsultations);
  return (
    <StepFrame
      title={common.yourVideoCall}
      back={{
        label: say.backToResultsButton,
        onClick: () => assessment.send({ type: 'step.backRequested' }),
      }}
    >
      <LazyConsultations flow={consultations} waiting={<Skeleton />} />
    </StepFrame>
  );
};
