import type { RaisedNotice } from '../../contracts/notice.ts';
import { saidBy } from '../kit/failure.ts';

/** Said to whoever sends feedback without stars (FPOP-22). */
export const RATING_MISSING = {
  type: 'error',
  title: 'Please provide a rating',
  message: 'Select a star rating before submitting your feedback.',
} as const satisfies RaisedNotice;

/** Said when it is kept (FPOP-28). */
export const THANKS: RaisedNotice = {
  type: 'success',
  title: 'Thank you for your feedback!',
  message: 'Your feedback helps us improve our AI diagnosis system.',
};

/** Said when it could not be sent: the server's own sentence if it sent one (FPOP-29, FPOP-30). */
export const notSubmitted = (error: unknown): RaisedNotice => ({
  type: 'error',
  title: 'Error submitting feedback',
  message: saidBy(error) ?? 'Failed to submit feedback',
});
