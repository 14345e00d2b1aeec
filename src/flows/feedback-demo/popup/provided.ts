import { hasNothing, sendNowhere } from '../../../actors/assessment/feedback-demo.ts';
import { providedFeedbackPopup } from '../../feedback-popup/provided.ts';

/** The feedback popup without server and storage: nothing is sent or kept. */
export const demoFeedbackPopup = providedFeedbackPopup.provide({
  actors: { readFeedbackMark: hasNothing, checkFeedback: hasNothing, submitFeedback: sendNowhere },
  actions: { keepFeedbackMark: () => undefined },
});
