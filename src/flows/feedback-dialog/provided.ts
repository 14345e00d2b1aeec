import { feedbackDialogMachine } from '../../../machines/feedback-dialog/feedback-dialog.machine.ts';
import { submitFeedback } from '../../actors/feedback.ts';

/** The dialog with the server in its place. */
export const providedFeedbackDialog = feedbackDialogMachine.provide({ actors: { submitFeedback } });
