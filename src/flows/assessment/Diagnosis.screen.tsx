import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import type { Diagnosis, UrgencyLevel } from '../../../contracts/diagnosis.ts';
import {
  selectDiagnosis,
  selectKeptAt,
  selectUrgencyLevel,
} from '../../../machines/assessment/assessment.selectors.ts';
import { Disclaimer } from '../../components/disclaimer/Disclaimer.tsx';
import { IconClipboardText, IconListDetails } from '../../components/icons/icons.ts';
import { NextSteps } from '../../components/next-steps/NextSteps.tsx';
import { ResultSection } from '../../components/result-section/ResultSection.tsx';
import { SoapNote } from '../../components/soap-note/SoapNote.tsx';
import { StepFrame } from '../../components/step-frame/StepFrame.tsx';
import { UrgencySummary } from '../../components/urgency/UrgencySummary.tsx';
import { resultTexts } from '../../lib/result-texts.ts';
import { texts } from '../../lib/texts.ts';
import { useAssessment, useAssessmentSelected } from './assessment.flow.ts';
import { Conditions } from './Conditions.tsx';
import { MedicinesSection } from './MedicinesSection.tsx';

/** What the badge means for the patient; by when is said there and in the first of the next steps. */
const ADVICE: Readonly<Record<UrgencyLevel, string>> = {
  emergency:
    'Get help now. First do what the emergency note at the top says. The rest of this page can wait.',
  urgent: 'With strong pain or swelling, see a dentist as soon as possible, ideally within a day.',
  moderate:
    'See a dentist within this time, or sooner if it gets worse, swells or keeps you awake.',
  routine: 'There is no rush. See a dentist within this time, or sooner if anything changes.',
};

const Steps = ({ result: { recommendation } }: { readonly result: Diagnosis }) =>
  recommendation.length > 0 && (
    <ResultSection title="Recommended next steps" icon={<IconListDetails size={24} />}>
      <NextSteps steps={recommendation} />
    </ResultSection>
  );

/** Quietly, where the result is kept (DATA-06). */
const KeptAt = () => {
  const place = useAssessmentSelected(selectKeptAt);
  return place !== null && <Disclaimer>{resultTexts.keptAt[place]}</Disclaimer>;
};

type ResultProps = { readonly result: Diagnosis; readonly level: UrgencyLevel };

/** A part that a reply leaves empty is not shown. */
const Result = ({ result, level }: ResultProps) => (
  <>
    <UrgencySummary level={level} text={ADVICE[level]} />
    <Conditions result={result} />
    <Steps result={result} />
    <MedicinesSection />
    <ResultSection
      title="For your dentist"
      icon={<IconClipboardText size={24} />}
      intro="A clinical note (SOAP) that you can show at your visit."
    >
      <SoapNote note={result.soap_note} />
    </ResultSection>
    <Disclaimer />
    <KeptAt />
  </>
);

/** DIAGNOSIS: the result, urgency first (DIAG-01..22, PROD-10..12). */
export const DiagnosisScreen = () => {
  const assessment = useAssessment();
  const result = useAssessmentSelected(selectDiagnosis);
  const level = useAssessmentSelected(selectUrgencyLevel);
  if (result === null || level === null) return null;
  return (
    <StepFrame
      title={texts.assessment.prompts.DIAGNOSIS}
      back={{ label: 'Back', onClick: () => assessment.send({ type: 'step.backRequested' }) }}
      primary={{
        label: 'Next steps',
        onClick: () => assessment.send({ type: 'nextSteps.requested' }),
      }}
    >
      <Result result={result} level={level} />
      <Button
        component={Link}
        to="/find-dentist"
        variant="default"
        onClick={() => assessment.send({ type: 'dentistSearch.requested' })}
      >
        Find My Dentist
      </Button>
    </StepFrame>
  );
};
