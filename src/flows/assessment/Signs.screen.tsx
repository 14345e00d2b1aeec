import { SIGN_ANSWERS } from '../../../contracts/assessment/signs.ts';
import * as say from '../../../contracts/texts/en/assessment-screens.ts';
import {
  selectCanConfirmSigns,
  selectIsUnread,
  selectSignAnswers,
  selectSigns,
} from '../../../machines/assessment/assessment.selectors.ts';
import { SignCard } from '../../components/sign-card/SignCard.tsx';
import { StepFrame } from '../../components/step-frame/StepFrame.tsx';
import { dangerTexts } from '../../lib/format/danger-texts.ts';
import { useAssessment, useAssessmentSelected } from './assessment.flow.ts';

const words = dangerTexts.signs;
const CHOICES = SIGN_ANSWERS.map((answer) => ({ value: answer, label: words.answers[answer] }));

/** Asks about danger signs that the words hint at, before any of them counts. */
export const SignsScreen = () => {
  const assessment = useAssessment();
  const signs = useAssessmentSelected(selectSigns);
  const answers = useAssessmentSelected(selectSignAnswers);
  const isUnread = useAssessmentSelected(selectIsUnread);
  const canGoOn = useAssessmentSelected(selectCanConfirmSigns);
  return (
    <StepFrame
      title={words.title}
      intro={isUnread ? words.introUnread : words.intro}
      back={{ label: say.back, onClick: () => assessment.send({ type: 'step.backRequested' }) }}
      primary={{
        label: words.goOn,
        disabled: !canGoOn,
        waitsFor: say.answerEachQuestionToGoOn,
        onClick: () => assessment.send({ type: 'signs.confirmed' }),
      }}
    >
      {signs.map(({ id, question, quote }) => (
        <SignCard
          key={id}
          name={id}
          wrote={words.wrote}
          quote={quote}
          question={question}
          answers={CHOICES}
          chosen={answers[id]}
          onAnswer={(answer) => assessment.send({ type: 'sign.answered', id, answer })}
        />
      ))}
    </StepFrame>
  );
};
