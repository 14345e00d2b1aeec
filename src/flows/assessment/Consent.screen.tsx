import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { selectDiagnosisRequest } from '../../../machines/assessment/assessment.selectors.ts';
import { CONSENT_LABEL, CONSENT_POINTS, PROMPTS } from '../../../machines/assessment/prompts.ts';
import type { diagnosisMachine } from '../../../machines/diagnosis/diagnosis.machine.ts';
import {
  selectHasConsent,
  selectHasFailed,
} from '../../../machines/diagnosis/diagnosis.selectors.ts';
import { BulletList } from '../../components/bullet-list/BulletList.tsx';
import { ChoiceCard } from '../../components/choice-group/ChoiceCard.tsx';
import { InlineError } from '../../components/inline-error/InlineError.tsx';
import { StepFrame } from '../../components/step-frame/StepFrame.tsx';
import { useAssessment } from './assessment-context.ts';

type DiagnosisRef = ActorRefFrom<typeof diagnosisMachine>;

const ConsentForm = ({ diagnosis }: { readonly diagnosis: DiagnosisRef }) => {
  const assessment = useAssessment();
  const consent = useSelector(diagnosis, selectHasConsent);
  const failed = useSelector(diagnosis, selectHasFailed);
  const busy = useSelector(diagnosis, (snapshot) => snapshot.hasTag('busy'));
  const canAsk = useSelector(diagnosis, (snapshot) =>
    snapshot.can({ type: 'assessment.requested' }),
  );
  return (
    <StepFrame
      title={PROMPTS.CONSENT_GATE}
      back={{ label: 'Back', onClick: () => assessment.send({ type: 'step.backRequested' }) }}
      note={
        failed && (
          <InlineError>
            Your assessment could not be generated. Your answers are kept: please try again.
          </InlineError>
        )
      }
      primary={{
        label: busy ? 'Generating Your Assessment...' : 'Generate My Dental Assessment',
        busy,
        disabled: !canAsk,
        onClick: () => diagnosis.send({ type: 'assessment.requested' }),
      }}
    >
      <BulletList items={CONSENT_POINTS} />
      <ChoiceCard
        type="checkbox"
        name="consent"
        value="consent"
        label={CONSENT_LABEL}
        checked={consent}
        onChange={(granted) =>
          diagnosis.send({ type: granted ? 'consent.granted' : 'consent.withdrawn' })
        }
      />
    </StepFrame>
  );
};

/** CONSENT_GATE: consent first, then the call (CONS-01..09). */
export const ConsentScreen = () => {
  const diagnosis = useSelector(useAssessment(), selectDiagnosisRequest);
  return diagnosis === undefined ? null : <ConsentForm diagnosis={diagnosis} />;
};
