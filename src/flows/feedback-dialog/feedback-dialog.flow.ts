import type { feedbackDialogMachine } from '../../../machines/feedback-dialog/feedback-dialog.machine.ts';
import { createFlow } from '../../lib/flow.tsx';

/** The dialog for its button and its scale. */
export const {
  Provider: FeedbackDialogFlow,
  Within: FeedbackDialogWithin,
  useFlow: useFeedbackDialog,
  useSelected: useFeedbackDialogSelected,
} = createFlow<typeof feedbackDialogMachine>('feedbackDialog');
