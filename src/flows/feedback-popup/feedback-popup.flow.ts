import type { feedbackPopupMachine } from '../../../machines/feedback-popup/feedback-popup.machine.ts';
import { createFlow } from '../../lib/flow/flow.tsx';

/** Provider and hooks of the feedback popup. */
export const {
  Provider: FeedbackPopupFlow,
  Within: FeedbackPopupWithin,
  useFlow: useFeedbackPopup,
  useSelected: useFeedbackPopupSelected,
} = createFlow<typeof feedbackPopupMachine>('feedbackPopup');
