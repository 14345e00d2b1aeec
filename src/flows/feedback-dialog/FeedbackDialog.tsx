import type { feedbackDialogMachine } from '../../../machines/feedback-dialog/feedback-dialog.machine.ts';
import { FeedbackDialogFlow, providedFeedbackDialog } from './feedback-dialog.flow.ts';
import { HowHelpful } from './HowHelpful.tsx';

type FeedbackDialogProps = {
  /** The subject of the score: an X-ray's id. */
  readonly sessionId: string;
  readonly machine?: typeof feedbackDialogMachine;
};

/** Asks how helpful the findings of an X-ray were (FDLG-02). */
export const FeedbackDialog = ({
  sessionId,
  machine = providedFeedbackDialog,
}: FeedbackDialogProps) => (
  <FeedbackDialogFlow machine={machine} input={() => ({ sessionId })}>
    <HowHelpful />
  </FeedbackDialogFlow>
);
