import { sendNowhere } from '../../../actors/feedback-demo.ts';
import { providedFeedbackDialog } from '../../feedback-dialog/provided.ts';

/** The dialog with nobody behind it. */
export const demoFeedbackDialog = providedFeedbackDialog.provide({
  actors: { submitFeedback: sendNowhere },
});
