import type { RaisedNotice } from '../../../common/notice.ts';
import { saidBy } from '../../../common/failure.ts';

/** Notice for feedback that was sent without stars (FPOP-22). */
export const RATING_MISSING = {
  type: 'error',
  title: 'Please provide a rating',
  message: 'Select a star rating before submitting your feedback.',
} as const satisfies RaisedNotice;

/** Notice that the feedback is kept (FPOP-28). */
export const THANKS: RaisedNotice = {
  type: 'success',
  title: 'Thank you for your feedback!',
  message: 'Your feedback helps us improve our AI diagnosis system.',
};

/** Makes the notice that it could not be sent: the server's own sentence if it sent one (FPOP-29, FPOP-30). */
export const notSubmitted = (error: unknown): RaisedNotice => ({
  type: 'error',
  title: 'Error submitting feedback',
  message: saidBy(error) ?? 'Failed to submit feedback',
});
