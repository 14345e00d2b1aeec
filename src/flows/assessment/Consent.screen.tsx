import { shallowEqual } from '@xstate/react';
import { selectConsent } from '../../../machines/assessment/assessment.selectors.ts';
import { CONSENT_LABEL, CONSENT_POINTS, PROMPTS } from '../../../machines/assessment/prompts.ts';
import { BulletList } from '../../components/bullet-list/BulletList.tsx';
import { ChoiceCard } from '../../components/choice-group/ChoiceCard.tsx';
import { InlineError } from '../../components/inline-error/InlineError.tsx';
import { StepFrame } from '../../components/step-frame/StepFrame.tsx';
import { useAssessment, useAssessmentSelected } from './assessment.flow.ts';

/** CONSENT_GATE: consent first, then the call (CONS-01..09). */
export const ConsentScreen = () => {
  const assessment = useAssessment();
  const { consent, busy, failed, canAsk } = useAssessmentSelected(selectConsent, shallowEqual);
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
        onClick: () => assessment.send({ type: 'assessment.requested' }),
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
          assessment.send({ type: granted ? 'consent.granted' : 'consent.withdrawn' })
        }
      />
    </StepFrame>
  );
};
