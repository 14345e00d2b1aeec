import { sameEmergency } from '../../../contracts/rules/compare-emergencies.ts';
import type { Diagnosis } from '../../../contracts/assessment/diagnosis.ts';
import { whatChangesLine } from '../../../contracts/rules/what-changes.ts';
import * as say from '../../../contracts/texts/en/assessment-screens.ts';
import { selectEmergency } from '../../../machines/assessment/assessment.selectors.ts';
import { selectMedications } from '../../../machines/assessment/medicine-check.selectors.ts';
import { BulletList } from '../../components/bullet-list/BulletList.tsx';
import { EmergencyHelp } from '../../components/emergency-help/EmergencyHelp.tsx';
import { WayLink } from '../../components/way-links/WayLink.tsx';
import { PrintHead } from '../../components/print-head/PrintHead.tsx';
import { ResultSection } from '../../components/result-section/ResultSection.tsx';
import { StepFrame } from '../../components/step-frame/StepFrame.tsx';
import { UrgencyBadge } from '../../components/urgency/UrgencyBadge.tsx';
import { dayInWords } from '../../lib/format/due.ts';
import { emergencyWords } from '../../lib/format/emergency-words.ts';
import { resultMessage } from '../../lib/format/result-message.ts';
import { resultTexts } from '../../lib/format/result-texts.ts';
import { texts } from '../../lib/format/texts.ts';
import { withDrawings } from './advice-drawings.tsx';
import { useAssessment, useAssessmentSelected } from './assessment.flow.ts';
import { ConditionsSection } from './Conditions.tsx';
import { MedicinesSection } from './MedicinesSection.tsx';
import { NoteSection } from './NoteSection.tsx';
import { Closing } from './Result.tsx';
import { Steps } from './Steps.tsx';
import { XrayLater } from './XrayOffer.tsx';

/** Lists, each once, the reasons why no medicine is suggested. */
const Medicines = () => {
  const medications = useAssessmentSelected(selectMedications);
  const reasons = [...new Set(medications.flatMap(({ reason }) => reason ?? []))];
  return (
    reasons.length > 0 && (
      <ResultSection title={resultTexts.medicinesTitle}>
        <BulletList items={reasons} />
      </ResultSection>
    )
  );
};

/** The result of an emergency: help is the heading, and everything else comes after. */
export const EmergencyResult = ({ result }: { readonly result: Diagnosis }) => {
  const assessment = useAssessment();
  const emergency = useAssessmentSelected(selectEmergency, sameEmergency);
  if (emergency === null) return null;
  const { title, lead, ways, meanwhile, steps } = emergencyWords(emergency);
  const [first] = ways;
  const changes = whatChangesLine(result, 'emergency', resultTexts);
  return (
    <StepFrame
      title={title}
      announcement={texts.assessment.prompts.DIAGNOSIS}
      eyebrow={<UrgencyBadge level="emergency" />}
      back={{ label: say.back, onClick: () => assessment.send({ type: 'step.backRequested' }) }}
      quick={{
        label: resultTexts.share.share,
        onClick: () =>
          assessment.send({
            type: 'share.requested',
            way: 'share',
            title,
            text: resultMessage(result, 'emergency', lead),
          }),
      }}
      action={first && <WayLink {...first} size="bar" />}
    >
      <PrintHead day={dayInWords(result.received_at)} />
      <EmergencyHelp lead={lead} ways={ways} meanwhile={meanwhile} steps={withDrawings(steps)} />
      {changes !== '' && <p>{changes}</p>}
      {result.steps && <Steps result={result} isHelped />}
      {emergency.level === 'medical' ? <Medicines /> : <MedicinesSection />}
      <ConditionsSection result={result} />
      <NoteSection result={result} />
      <Closing />
      <XrayLater />
    </StepFrame>
  );
};
