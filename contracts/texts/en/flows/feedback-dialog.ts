/** Notice that the score is kept (FDLG-14). */
export const SCORE_KEPT = {
  title: 'Thank you for your feedback!',
  message: 'Your rating has been submitted successfully.',
};

/** Notice that it could not be sent (FDLG-15). */
export const SCORE_NOT_SENT = {
  title: 'Feedback submission failed',
  message: 'Please try again later.',
};
