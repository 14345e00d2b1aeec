import type { RaisedNotice } from '../../contracts/notice.ts';

/** Said when the result stands in the clipboard. */
export const PASSED_ON: RaisedNotice = {
  type: 'success',
  title: 'Copied',
  message: 'Paste it where you want to send it.',
};

/** Said when it could be neither handed on nor copied. */
export const NOT_PASSED_ON: RaisedNotice = {
  type: 'error',
  title: 'Not shared',
  message: 'This browser does not let us share or copy. You can print the page instead.',
};

/** Said when the chat session could not be created (ERR-06); the assessment goes on without it. */
export const SESSION_FAILED: RaisedNotice = {
  type: 'error',
  title: 'Error',
  message: 'Failed to create chat session. Please try again.',
};

/** Said when the payment could not be opened; nothing was paid. */
export const PAYMENT_UNREACHABLE: RaisedNotice = {
  type: 'error',
  title: 'Not connected',
  message: 'Paying needs a connection. Nothing was charged: please try again.',
};

/** Said when the consultations could not be opened. */
export const CONSULTATIONS_UNREACHABLE: RaisedNotice = {
  type: 'error',
  title: 'Not connected',
  message: 'What you have paid and booked is kept. Please try again when you are connected.',
};
