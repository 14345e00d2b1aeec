import type { RaisedNotice } from '../../contracts/notice.ts';

/** The question before progress is lost (CHAT-07). */
export const EXIT_QUESTION =
  'Are you sure you want to exit the chat? This will clear all your progress.';

/** Said on load when saved progress was found (FLOW-23). */
export const PROGRESS_RESTORED: RaisedNotice = {
  type: 'success',
  title: 'Progress Restored',
  message: 'You can go on where you stopped.',
};

/** Said when what was saved could not be read, or is too old to rest an assessment on. */
export const DRAFT_DROPPED: RaisedNotice = {
  type: 'info',
  title: 'A fresh start',
  message: 'Your earlier answers could not be used any more, so we begin again.',
};

/** Said when the chat session could not be created (ERR-06); the assessment goes on without it. */
export const SESSION_FAILED: RaisedNotice = {
  type: 'error',
  title: 'Error',
  message: 'Failed to create chat session. Please try again.',
};

/** Said once when this browser does not let us write: honest, and what to do about it. */
export const NOT_KEPT: RaisedNotice = {
  type: 'warning',
  title: 'Your answers are not saved',
  message: 'This browser does not keep them. Please finish before you close the page.',
};
