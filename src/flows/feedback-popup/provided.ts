import { feedbackPopupMachine } from '../../../machines/feedback-popup/feedback-popup.machine.ts';
import { celebrate } from '../../actors/assessment/confetti.ts';
import {
  checkFeedback,
  keepFeedbackMark,
  readFeedbackMark,
  submitFeedback,
} from '../../actors/assessment/feedback.ts';

/** The feedback popup, bound to the server and the browser. */
export const providedFeedbackPopup = feedbackPopupMachine.provide({
  actors: { readFeedbackMark, checkFeedback, submitFeedback },
  actions: {
    keepFeedbackMark: (_, session) => keepFeedbackMark(session),
    celebrate: (_, confetti) => void celebrate(confetti),
  },
});
