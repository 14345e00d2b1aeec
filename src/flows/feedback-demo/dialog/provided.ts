import { sendNowhere } from '../../../actors/assessment/feedback-demo.ts';
import { providedFeedbackDialog } from '../../feedback-dialog/provided.ts';

/** The feedback dialog without a server: nothing is sent. */
export const demoFeedbackDialog = providedFeedbackDialog.provide({
  actors: { submitFeedback: sendNowhere },
});
