import { COMMENT_MAX } from '../../../contracts/assessment/feedback.ts';
import * as say from '../../../contracts/texts/en/feedback.ts';
import {
  selectAsksForImprovements,
  selectIsOpen,
  selectIsRatingMissed,
  selectIsSubmissionFailed,
  selectIsSubmitting,
  selectOpinion,
} from '../../../machines/feedback-popup/feedback-popup.machine.ts';
import { RATING_MISSING } from '../../../contracts/texts/en/flows/feedback-popup.ts';
import { Button } from '../../components/button/Button.tsx';
import { StarRating } from '../../components/feedback/StarRating.tsx';
import { InlineError } from '../../components/inline-error/InlineError.tsx';
import { QuietCard } from '../../components/quiet-card/QuietCard.tsx';
import { TextBox } from '../../components/text-box/TextBox.tsx';
import { useFeedbackPopup, useFeedbackPopupSelected } from './feedback-popup.flow.ts';
import { Improvements } from './Improvements.tsx';
import classes from './feedback-popup.module.css';

const STARS = [say.poor, say.fair, say.good, say.veryGood, say.excellent] as const;

/** Buttons to send or skip the feedback (FPOP-15, FPOP-16). */
const Ways = () => {
  const popup = useFeedbackPopup();
  const isSubmitting = useFeedbackPopupSelected(selectIsSubmitting);
  return (
    <div className={classes.ways}>
      <Button
        variant="default"
        aria-busy={isSubmitting}
        onClick={() => popup.send({ type: 'feedback.submitted' })}
      >
        {say.submit}
      </Button>
      <Button
        variant="subtle"
        disabled={isSubmitting}
        onClick={() => popup.send({ type: 'feedback.dismissed' })}
      >
        {say.skip}
      </Button>
    </div>
  );
};

/** Asks for stars, possible improvements and a few words (FPOP-04..17). */
export const FeedbackCard = () => {
  const popup = useFeedbackPopup();
  const { rating, comment } = useFeedbackPopupSelected(selectOpinion);
  const isMissed = useFeedbackPopupSelected(selectIsRatingMissed);
  return (
    <QuietCard
      isOpen={useFeedbackPopupSelected(selectIsOpen)}
      title={say.howWasThisForYou}
      onClose={() => popup.send({ type: 'feedback.dismissed' })}
    >
      <StarRating
        label={say.yourRating}
        words={STARS}
        value={rating}
        error={isMissed ? RATING_MISSING.message : undefined}
        onChange={(stars) => popup.send({ type: 'rating.chosen', rating: stars })}
      />
      {useFeedbackPopupSelected(selectAsksForImprovements) && <Improvements />}
      <TextBox
        label={say.anythingToAddOptional}
        hint={say.noNamesPhoneNumbersPleaseWe}
        rows={2}
        isCounted
        maxLength={COMMENT_MAX}
        value={comment}
        onChange={(text) => popup.send({ type: 'comment.changed', text })}
      />
      {useFeedbackPopupSelected(selectIsSubmissionFailed) && (
        <InlineError>{say.itWasNotSentYourWords}</InlineError>
      )}
      <Ways />
    </QuietCard>
  );
};
