import type { feedbackDialogMachine } from '../../../machines/feedback-dialog/feedback-dialog.machine.ts';
import { createFlow } from '../../lib/flow/flow.tsx';

/** Provider and hooks of the feedback dialog. */
export const {
  Provider: FeedbackDialogFlow,
  Within: FeedbackDialogWithin,
  useFlow: useFeedbackDialog,
  useSelected: useFeedbackDialogSelected,
} = createFlow<typeof feedbackDialogMachine>('feedbackDialog');
