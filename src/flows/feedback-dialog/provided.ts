import { feedbackDialogMachine } from '../../../machines/feedback-dialog/feedback-dialog.machine.ts';
import { submitFeedback } from '../../actors/assessment/feedback.ts';

/** The feedback dialog, bound to the server. */
export const providedFeedbackDialog = feedbackDialogMachine.provide({ actors: { submitFeedback } });
