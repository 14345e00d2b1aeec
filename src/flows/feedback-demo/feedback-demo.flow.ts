import { hasNothing, sendNowhere } from '../../actors/assessment/feedback-demo.ts';
import { providedFeedbackPopup } from '../feedback-popup/feedback-popup.flow.ts';
import { providedFeedbackDialog } from '../feedback-dialog/feedback-dialog.flow.ts';

/** The feedback popup without server and storage: nothing is sent or kept. */
export const demoFeedbackPopup = providedFeedbackPopup.provide({
  actors: { readFeedbackMark: hasNothing, checkFeedback: hasNothing, submitFeedback: sendNowhere },
  actions: { keepFeedbackMark: () => undefined },
});

/** The feedback dialog without a server: nothing is sent. */
export const demoFeedbackDialog = providedFeedbackDialog.provide({
  actors: { submitFeedback: sendNowhere },
});
