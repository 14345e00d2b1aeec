/** Notice for a result that stands in the clipboard. */
export const PASSED_ON = {
  title: 'Copied',
  message: 'Paste it where you want to send it.',
};

/** Notice for a result that could be neither handed on nor copied. */
export const NOT_PASSED_ON = {
  title: 'Not shared',
  message: 'This browser does not let us share or copy. You can print the page instead.',
};

/** Notice for a chat session that could not be created (ERR-06); the assessment goes on without it. */
export const SESSION_FAILED = {
  title: 'Error',
  message: 'Failed to create chat session. Please try again.',
};
