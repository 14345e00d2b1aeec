/** Notice for feedback that was sent without stars (FPOP-22). */
export const RATING_MISSING = {
  title: 'Please provide a rating',
  message: 'Select a star rating before submitting your feedback.',
};

/** Notice that the feedback is kept (FPOP-28). */
export const THANKS = {
  title: 'Thank you for your feedback!',
  message: 'Your feedback helps us improve our AI diagnosis system.',
};

/** Notice that it could not be sent (FPOP-29, FPOP-30). */
export const NOT_SUBMITTED = {
  title: 'Error submitting feedback',
  message: 'Failed to submit feedback',
};
