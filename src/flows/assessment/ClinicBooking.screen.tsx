import { sameEmergency } from '../../../contracts/rules/compare-emergencies.ts';
import * as common from '../../../contracts/texts/en/common.ts';
import * as say from '../../../contracts/texts/en/assessment-screens.ts';
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
  say.whatBothersYouSinceWhenWhen,
  say.whetherYouHaveFeverSwellingCannot,
  say.whichMedicinesYouTakeWhatYou,
  say.askWhatFirstVisitCostsWhat,
];

/** Signs that allow no waiting for an appointment. */
const CALL_IF = [
  say.bleedingDoesNotStop,
  say.aSwellingComesWithFever,
  say.breathingOrSwallowingIsHard,
];

/** CLINIC_BOOKING: what to say at a clinic, and the search for clinics nearby (CLINIC-01). */
export const ClinicBookingScreen = () => {
  const assessment = useAssessment();
  const isEmergency = useAssessmentSelected(selectEmergency, sameEmergency) !== null;
  return (
    <StepFrame
      title={isEmergency ? common.getHelpFirst : say.visitAClinic}
      back={{
        label: say.backToResultsButton,
        onClick: () => assessment.send({ type: 'step.backRequested' }),
      }}
      primary={{
        label: common.findADentist,
        onClick: () => assessment.send({ type: 'clinicSearch.requested' }),
      }}
    >
      <ResultSection title={say.whatToSayAtTheClinic}>
        <ByWhen />
        <BulletList items={SAY} />
        <p>{say.theNoteYourDentistYourResults}</p>
      </ResultSection>
      <HospitalBox title={say.doNotWaitClinicCall} signs={CALL_IF} ways={ambulanceWays()} />
    </StepFrame>
  );
};
