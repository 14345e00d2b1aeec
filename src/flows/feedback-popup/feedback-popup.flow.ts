import { feedbackPopupMachine } from '../../../machines/feedback-popup/feedback-popup.machine.ts';
import { celebrate } from '../../actors/assessment/confetti.ts';
import {
  checkFeedback,
  keepFeedbackMark,
  readFeedbackMark,
  submitFeedback,
} from '../../actors/assessment/feedback.ts';
import { createFlow } from '../../lib/flow/flow.tsx';

/** The feedback popup, bound to the server and the browser. */
export const providedFeedbackPopup = feedbackPopupMachine.provide({
  actors: { readFeedbackMark, checkFeedback, submitFeedback },
  actions: {
    keepFeedbackMark: (_, session) => keepFeedbackMark(session),
    celebrate: (_, confetti) => void celebrate(confetti),
  },
});

/** Provider and hooks of the feedback popup. */
export const {
  Provider: FeedbackPopupFlow,
  Within: FeedbackPopupWithin,
  useFlow: useFeedbackPopup,
  useSelected: useFeedbackPopupSelected,
} = createFlow<typeof feedbackPopupMachine>('feedbackPopup');
