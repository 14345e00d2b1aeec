import { shallowEqual } from '@xstate/react';
import { CONSENT_POINTS } from '../../../contracts/assessment/chat-context.ts';
import type { ConsentBy } from '../../../contracts/assessment/chat-context.ts';
import * as say from '../../../contracts/texts/en/assessment-screens.ts';
import { selectConsent } from '../../../machines/assessment/consent.selectors.ts';
import { BulletList } from '../../components/bullet-list/BulletList.tsx';
import { ChoiceCard } from '../../components/choice-group/ChoiceCard.tsx';
import { InlineError } from '../../components/inline-error/InlineError.tsx';
import { StepFrame } from '../../components/step-frame/StepFrame.tsx';
import { Waiting } from '../../components/waiting/Waiting.tsx';
import { laterTexts } from '../../lib/format/later-texts.ts';
import { texts } from '../../lib/format/texts.ts';
import { useAssessment, useAssessmentSelected } from './assessment.flow.ts';
import { QuestionCard } from '../../components/question-card/QuestionCard.tsx';

const { question, by, notKept } = laterTexts.consent.who;

/**
 * The hint about what is not kept belongs to the choice itself: shown after the choice it would move the page under a
 * finger.
 */
const choiceOf = (who: ConsentBy) => ({
  value: who,
  label: by[who],
  ...(who === 'minor' ? { hint: notKept } : {}),
});

/** Asks who gives consent, when the patient may be a child. */
const WhoAgrees = () => {
  const assessment = useAssessment();
  const { asksWho, choices, consentBy } = useAssessmentSelected(selectConsent, shallowEqual);
  return (
    asksWho && (
      <QuestionCard
        name="consentBy"
        question={question}
        choices={choices.map(choiceOf)}
        chosen={consentBy ?? undefined}
        onAnswer={(chosen) => assessment.send({ type: 'consentBy.chosen', consentBy: chosen })}
      />
    )
  );
};

const PHASES = Object.values(laterTexts.consent.phases);
const POINTS = CONSENT_POINTS.map((point) => laterTexts.consent.points[point]);

/** CONSENT_GATE: consent first, then the call (CONS-01..09). */
export const ConsentScreen = () => {
  const assessment = useAssessment();
  const { consent, busy, failed, canAsk, waitsFor } = useAssessmentSelected(
    selectConsent,
    shallowEqual,
  );
  return (
    <StepFrame
      title={texts.assessment.prompts.CONSENT_GATE}
      back={{ label: say.back, onClick: () => assessment.send({ type: 'step.backRequested' }) }}
      note={
        !busy && (
          <>
            {failed && <InlineError>{say.yourAssessmentCouldNotGeneratedYour}</InlineError>}
            <ChoiceCard
              type="checkbox"
              name="consent"
              value="consent"
              label={laterTexts.consent.label}
              checked={consent}
              onChange={(granted) =>
                assessment.send({ type: granted ? 'consent.granted' : 'consent.withdrawn' })
              }
            />
          </>
        )
      }
      primary={{
        label: busy ? say.generatingYourAssessment : say.generateMyDentalAssessment,
        busy,
        disabled: !canAsk,
        waitsFor: laterTexts.consent.waitsFor[waitsFor],
        onClick: () => assessment.send({ type: 'assessment.requested' }),
      }}
    >
      {busy ? (
        <Waiting phases={PHASES} />
      ) : (
        <>
          <WhoAgrees />
          <BulletList items={POINTS} />
        </>
      )}
    </StepFrame>
  );
};
