import * as say from '../../../contracts/texts/en/feedback.ts';
import {
  selectIsOpen,
  selectIsSubmitted,
  selectIsSubmitting,
  selectMaySubmit,
  selectScore,
} from '../../../machines/feedback-dialog/feedback-dialog.machine.ts';
import { Button } from '../../components/button/Button.tsx';
import { ScoreScale } from '../../components/feedback/ScoreScale.tsx';
import { LibraryProvider } from '../../components/library/LibraryProvider.tsx';
import { Modal } from '../../components/library/Modal.tsx';
import { useFeedbackDialog, useFeedbackDialogSelected } from './feedback-dialog.flow.ts';
import classes from './feedback-dialog.module.css';

/** The question of the button and the dialog. */
const QUESTION = say.howHelpfulWasThis;
const ENDS = [say.leastSatisfied, say.mostSatisfied] as const;

/** The scale, and a button to send once a score is chosen; the button's space is reserved before (FDLG-01..07). */
const Scale = () => {
  const dialog = useFeedbackDialog();
  return (
    <div className={classes.scale}>
      <ScoreScale
        label={say.yourScoreFrom1To10}
        ends={ENDS}
        value={useFeedbackDialogSelected(selectScore)}
        onChange={(score) => dialog.send({ type: 'score.chosen', score })}
      />
      <div className={classes.way}>
        {useFeedbackDialogSelected(selectMaySubmit) && (
          <Button onClick={() => dialog.send({ type: 'score.submitted' })}>
            {say.submitFeedback}
          </Button>
        )}
      </div>
    </div>
  );
};

/** A quiet button and the dialog that it opens; after sending, the button stays and says thanks. */
export const HowHelpful = () => {
  const dialog = useFeedbackDialog();
  const isSubmitted = useFeedbackDialogSelected(selectIsSubmitted);
  return (
    <LibraryProvider>
      <Button
        variant="subtle"
        aria-busy={useFeedbackDialogSelected(selectIsSubmitting)}
        aria-disabled={isSubmitted}
        onClick={() => dialog.send({ type: 'dialog.requested' })}
      >
        {isSubmitted ? say.thankYouThatHelpsUs : QUESTION}
      </Button>
      <Modal
        opened={useFeedbackDialogSelected(selectIsOpen)}
        title={QUESTION}
        onClose={() => dialog.send({ type: 'dialog.dismissed' })}
      >
        <Scale />
      </Modal>
    </LibraryProvider>
  );
};
