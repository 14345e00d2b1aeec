import { shallowEqual } from '@xstate/react';
import { CONSENT_BY } from '../../../contracts/assessment/chat-context.ts';
import { selectConsent } from '../../../machines/assessment/consent.selectors.ts';
import { QuestionCard } from '../../components/question-card/QuestionCard.tsx';
import { texts } from '../../lib/format/texts.ts';
import { useAssessment, useAssessmentSelected } from './assessment.flow.ts';

const { question, by, notKept } = texts.assessment.consent.who;

/**
 * The hint about what is not kept belongs to the choice itself: shown after the choice it would move the page under a
 * finger.
 */
const CHOICES = CONSENT_BY.map((who) => ({
  value: who,
  label: by[who],
  ...(who === 'minor' ? { hint: notKept } : {}),
}));

/** Asks who gives consent, when the patient may be a child. */
export const WhoAgrees = () => {
  const assessment = useAssessment();
  const { asksWho, consentBy } = useAssessmentSelected(selectConsent, shallowEqual);
  return (
    asksWho && (
      <QuestionCard
        name="consentBy"
        question={question}
        choices={CHOICES}
        chosen={consentBy ?? undefined}
        onAnswer={(chosen) => assessment.send({ type: 'consentBy.chosen', consentBy: chosen })}
      />
    )
  );
};
