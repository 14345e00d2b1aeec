import { hasNothing, sendNowhere } from '../../../actors/feedback-demo.ts';
import { providedFeedbackPopup } from '../../feedback-popup/provided.ts';

/** The popup with nobody behind it: what is sent here counts nowhere. */
export const demoFeedbackPopup = providedFeedbackPopup.provide({
  actors: { readFeedbackMark: hasNothing, checkFeedback: hasNothing, submitFeedback: sendNowhere },
  actions: { keepFeedbackMark: () => undefined },
});
