import { Button } from '@mantine/core';
import { useSelector } from '@xstate/react';
import { Link } from 'react-router-dom';
import type { Diagnosis } from '../../../contracts/diagnosis.ts';
import { selectDiagnosis } from '../../../machines/assessment/assessment.selectors.ts';
import { PROMPTS } from '../../../machines/assessment/prompts.ts';
import { urgencyLevelOf } from '../../../machines/assessment/urgency-level.ts';
import type { UrgencyLevel } from '../../../machines/assessment/urgency-level.ts';
import { Disclaimer } from '../../components/disclaimer/Disclaimer.tsx';
import { IconClipboardText, IconListDetails } from '../../components/icons/icons.ts';
import { LikelihoodBar } from '../../components/likelihood-bar/LikelihoodBar.tsx';
import { MedicineList } from '../../components/medicine-list/MedicineList.tsx';
import { NextSteps } from '../../components/next-steps/NextSteps.tsx';
import { ResultSection } from '../../components/result-section/ResultSection.tsx';
import { SoapNote } from '../../components/soap-note/SoapNote.tsx';
import { StepFrame } from '../../components/step-frame/StepFrame.tsx';
import { UrgencySummary } from '../../components/urgency/UrgencySummary.tsx';
import { useAssessment } from './assessment-context.ts';

const ADVICE: Readonly<Record<UrgencyLevel, { title: string; text: string }>> = {
  emergency: {
    title: 'Get help now',
    text: 'Do what the red box above says first. The rest of this page can wait.',
  },
  urgent: {
    title: 'See a dentist within 1 to 3 days',
    text: 'With strong pain or swelling, as soon as possible, ideally within a day.',
  },
  moderate: {
    title: 'See a dentist within 1 to 2 weeks',
    text: 'Go sooner if it gets worse, swells or keeps you awake.',
  },
  routine: {
    title: 'See a dentist within 2 to 4 weeks',
    text: 'There is no rush. Go sooner if anything changes.',
  },
};

const Conditions = ({ result }: { readonly result: Diagnosis }) => (
  <ResultSection
    title="What it could be"
    intro="The most likely first. Only an examination can tell."
  >
    {result.text !== undefined && <p>{result.text}</p>}
    {result.diagnosis.map((item) => (
      <LikelihoodBar key={item.name} {...item} />
    ))}
  </ResultSection>
);

const Result = ({ result }: { readonly result: Diagnosis }) => {
  const level = urgencyLevelOf(result);
  return (
    <>
      <UrgencySummary level={level} {...ADVICE[level]} />
      <Conditions result={result} />
      <ResultSection title="Recommended next steps" icon={<IconListDetails size={24} />}>
        <NextSteps steps={result.recommendation} />
      </ResultSection>
      <ResultSection
        title="For the pain until then"
        intro="Checked against your age, history and allergies. Consult a dentist or pharmacist before you take any medicine."
      >
        <MedicineList medications={result.medications} />
      </ResultSection>
      <ResultSection
        title="For your dentist"
        icon={<IconClipboardText size={24} />}
        intro="A clinical note (SOAP) that you can show at your visit."
      >
        <SoapNote note={result.soap_note} />
      </ResultSection>
      <Disclaimer />
    </>
  );
};

/** DIAGNOSIS: the result, urgency first (DIAG-01..22, PROD-10..12). */
export const DiagnosisScreen = () => {
  const assessment = useAssessment();
  const result = useSelector(assessment, selectDiagnosis);
  if (result === null) return null;
  return (
    <StepFrame
      title={PROMPTS.DIAGNOSIS}
      back={{ label: 'Back', onClick: () => assessment.send({ type: 'step.backRequested' }) }}
      primary={{
        label: 'Next steps',
        onClick: () => assessment.send({ type: 'nextSteps.requested' }),
      }}
    >
      <Result result={result} />
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
