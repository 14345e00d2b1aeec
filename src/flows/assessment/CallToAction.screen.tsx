import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import { selectDiagnosis } from '../../../machines/assessment/assessment.selectors.ts';
import { Disclaimer } from '../../components/disclaimer/Disclaimer.tsx';
import { NextSteps } from '../../components/next-steps/NextSteps.tsx';
import { ResultSection } from '../../components/result-section/ResultSection.tsx';
import { StepFrame } from '../../components/step-frame/StepFrame.tsx';
import { useAssessment, useAssessmentSelected } from './assessment.flow.ts';

/** CALL_TO_ACTION: what can be done next (CTA-01..03). */
export const CallToActionScreen = () => {
  const assessment = useAssessment();
  const result = useAssessmentSelected(selectDiagnosis);
  const steps = result?.recommendation ?? [];
  return (
    <StepFrame
      title="Your next steps"
      back={{
        label: result === null ? 'Start an assessment' : 'Back to results',
        onClick: () => assessment.send({ type: 'step.backRequested' }),
      }}
    >
      <ResultSection title="See a dentist in person">
        <p>
          A professional consultation is recommended. Only a dentist who examines you can say for
          sure what it is and treat it.
        </p>
        <Button component={Link} to="/find-dentist">
          Find My Nearest Dentist
        </Button>
      </ResultSection>
      {steps.length > 0 && (
        <ResultSection title="Until then">
          <NextSteps steps={steps} />
        </ResultSection>
      )}
      <Disclaimer />
    </StepFrame>
  );
};
