import { sameEmergency } from '../../../contracts/rules/compare-emergencies.ts';
import { selectEmergency } from '../../../machines/assessment/assessment.selectors.ts';
import { BulletList } from '../../components/bullet-list/BulletList.tsx';
import { HospitalBox } from '../../components/hospital-box/HospitalBox.tsx';
import { ResultSection } from '../../components/result-section/ResultSection.tsx';
import { StepFrame } from '../../components/step-frame/StepFrame.tsx';
import { ambulanceWays } from '../../lib/format/emergency-words.ts';
import { useAssessment, useAssessmentSelected } from './assessment.flow.ts';
import { ByWhen } from './ByWhen.tsx';

/** Facts to tell a clinic, in the order in which a front desk asks. */
const SAY = [
  'What bothers you, since when, and by when you were told to be seen.',
  'Whether you have fever or swelling, or cannot open your mouth, eat or sleep.',
  'Which medicines you take, what you are allergic to, and whether you may be pregnant.',
  'Ask what the first visit costs, and what to bring.',
];

/** Signs that allow no waiting for an appointment. */
const CALL_IF = [
  'Bleeding does not stop.',
  'A swelling comes with fever.',
  'Breathing or swallowing is hard.',
];

/** CLINIC_BOOKING: what to say at a clinic, and the search for clinics nearby (CLINIC-01). */
export const ClinicBookingScreen = () => {
  const assessment = useAssessment();
  const isEmergency = useAssessmentSelected(selectEmergency, sameEmergency) !== null;
  return (
    <StepFrame
      title={isEmergency ? 'Get help first' : 'Visit a clinic'}
      back={{
        label: 'Back to Results',
        onClick: () => assessment.send({ type: 'step.backRequested' }),
      }}
      primary={{
        label: 'Find a dentist',
        onClick: () => assessment.send({ type: 'clinicSearch.requested' }),
      }}
    >
      <ResultSection title="What to say at the clinic">
        <ByWhen />
        <BulletList items={SAY} />
        <p>The note for your dentist is in your results: show it, or read it out.</p>
      </ResultSection>
      <HospitalBox title="Do not wait for a clinic, call" signs={CALL_IF} ways={ambulanceWays()} />
    </StepFrame>
  );
};
