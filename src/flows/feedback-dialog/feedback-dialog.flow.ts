import { feedbackDialogMachine } from '../../../machines/feedback-dialog/feedback-dialog.machine.ts';
import { submitFeedback } from '../../actors/assessment/feedback.ts';
import { createFlow } from '../../lib/flow/flow.tsx';

/** The feedback dialog, bound to the server. */
export const providedFeedbackDialog = feedbackDialogMachine.provide({ actors: { submitFeedback } });

/** Provider and hooks of the feedback dialog. */
export const {
  Provider: FeedbackDialogFlow,
  Within: FeedbackDialogWithin,
  useFlow: useFeedbackDialog,
  useSelected: useFeedbackDialogSelected,
} = createFlow<typeof feedbackDialogMachine>('feedbackDialog');
