import type { feedbackPopupMachine } from '../../../machines/feedback-popup/feedback-popup.machine.ts';
import { createFlow } from '../../lib/flow.tsx';

/** The popup for its card. */
export const {
  Provider: FeedbackPopupFlow,
  Within: FeedbackPopupWithin,
  useFlow: useFeedbackPopup,
  useSelected: useFeedbackPopupSelected,
} = createFlow<typeof feedbackPopupMachine>('feedbackPopup');
