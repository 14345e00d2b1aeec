import type { feedbackPopupMachine } from '../../../machines/feedback-popup/feedback-popup.machine.ts';
import type { Cases } from '../../model/cases.ts';
import { CHAT_TOKEN } from '../../kit/samples.ts';

export const OFFLINE = { kind: 'network', message: 'offline' };
/** The server has said why. */
export const REFUSED = { kind: 'refused', message: 'Not any more.', isSaid: true };

export const cases: Cases<typeof feedbackPopupMachine> = {
  inputs: [{ sessionToken: CHAT_TOKEN }, { sessionToken: null }],
  events: {
    'rating.chosen': [{ rating: 2 }, { rating: 5 }],
    'comment.changed': [{ text: 'Clear and calm.' }],
    'improvement.chosen': [{ improvement: 'something_else' }],
    'customFeedback.changed': [{ text: 'Larger letters' }],
    'feedback.submitted': [{}],
    'feedback.dismissed': [{}],
    'popup.requested': [{}],
  },
  actors: {
    readFeedbackMark: { done: [false, true], error: [OFFLINE] },
    checkFeedback: { done: [false, true], error: [OFFLINE] },
    submitFeedback: { done: [undefined], error: [OFFLINE] },
  },
  contextKey: ({ rating, comment, improvements, customFeedback, sessionToken }) => [
    sessionToken !== null,
    rating,
    comment !== '',
    improvements.length,
    customFeedback !== '',
  ],
};
