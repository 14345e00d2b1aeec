import { sameEmergency } from '../../../contracts/rules/compare-emergencies.ts';
import { PRODUCTS } from '../../../contracts/payments/products.ts';
import { withPrice } from '../../../contracts/payments/rupees.ts';
import { CALL_TEXTS } from '../../../contracts/texts/en/calls.ts';
import * as common from '../../../contracts/texts/en/common.ts';
import * as say from '../../../contracts/texts/en/assessment-screens.ts';
import {
  selectDiagnosis,
  selectEmergency,
} from '../../../machines/assessment/assessment.selectors.ts';
import {
  selectMayConsult,
  selectMayShare,
} from '../../../machines/assessment/consultation.selectors.ts';
import { Button } from '../../components/button/Button.tsx';
import { Disclaimer } from '../../components/disclaimer/Disclaimer.tsx';
import { EmergencyHelp } from '../../components/emergency-help/EmergencyHelp.tsx';
import { NextSteps } from '../../components/next-steps/NextSteps.tsx';
import { FoldedSection } from '../../components/result-section/FoldedSection.tsx';
import { ResultSection } from '../../components/result-section/ResultSection.tsx';
import { StepFrame } from '../../components/step-frame/StepFrame.tsx';
import { emergencyWords } from '../../lib/format/emergency-words.ts';
import { priceHere } from '../../lib/format/prices.ts';
import { LazyTellOthers } from '../milestone-share/lazy.ts';
import { useAssessment, useAssessmentSelected } from './assessment.flow.ts';
import { ByWhen } from './ByWhen.tsx';

/** Shows emergency help before any appointment; its steps are in the line above. */
const HelpFirst = () => {
  const emergency = useAssessmentSelected(selectEmergency, sameEmergency);
  if (emergency === null) return null;
  const { lead, ways, meanwhile } = emergencyWords(emergency);
  return <EmergencyHelp lead={lead} ways={ways} meanwhile={meanwhile} steps={[]} />;
};

/** Offers a video call, paid by UPI, to patients who need not be seen sooner (QR-07). */
const ByVideo = () => {
  const assessment = useAssessment();
  if (!useAssessmentSelected(selectMayConsult)) return null;
  const { minutes } = PRODUCTS.reportAndCall30;
  const price = priceHere('reportAndCall30');
  return (
    <ResultSection title={CALL_TEXTS.title}>
      <p>
        {CALL_TEXTS.byUpi(minutes, price)} {CALL_TEXTS.refund}
      </p>
      <Button variant="default" onClick={() => assessment.send({ type: 'consultation.requested' })}>
        {withPrice(CALL_TEXTS.name, price)}
      </Button>
    </ResultSection>
  );
};

/** Repeats the result's steps, which are not visible on this screen (CTA-06). */
const StepsAgain = () => {
  const result = useAssessmentSelected(selectDiagnosis);
  const steps = result?.steps?.do ?? result?.recommendation ?? [];
  return (
    steps.length > 0 && (
      <FoldedSection title={say.viewNextSteps} intro={say.whatYourResultSaysToDo}>
        <NextSteps steps={steps} />
      </FoldedSection>
    )
  );
};

/** CALL_TO_ACTION: the possible next actions (CTA-01..06). */
export const CallToActionScreen = () => {
  const assessment = useAssessment();
  const hasResult = useAssessmentSelected(selectDiagnosis) !== null;
  const mayShare = useAssessmentSelected(selectMayShare);
  const isEmergency = useAssessmentSelected(selectEmergency, sameEmergency) !== null;
  return (
    <StepFrame
      title={isEmergency ? common.getHelpFirst : say.yourNextSteps}
      back={{
        label: hasResult ? say.backToResults : common.startMyAssessment,
        onClick: () => assessment.send({ type: 'step.backRequested' }),
      }}
    >
      <HelpFirst />
      <ResultSection title={isEmergency ? say.afterThatSeeADentist : say.seeADentistInPerson}>
        <ByWhen />
        <p>{say.aProfessionalConsultationRecommendedOnlyDentist}</p>
        <Button
          variant={isEmergency ? 'default' : undefined}
          onClick={() => assessment.send({ type: 'clinicSearch.requested' })}
        >
          {say.findMyNearestDentist}
        </Button>
      </ResultSection>
      <ByVideo />
      <StepsAgain />
      <Disclaimer />
      {mayShare && (
        <LazyTellOthers onPost={() => assessment.send({ type: 'socialSharing.requested' })} />
      )}
    </StepFrame>
  );
};
