import type { RaisedNotice } from '../../contracts/notice.ts';

/** Said when the chat session could not be created (ERR-06); the assessment goes on without it. */
export const SESSION_FAILED: RaisedNotice = {
  type: 'error',
  title: 'Error',
  message: 'Failed to create chat session. Please try again.',
};
