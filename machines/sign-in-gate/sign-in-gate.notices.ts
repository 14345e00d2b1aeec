import type { RaisedNotice } from '../../contracts/notice.ts';

/** Said when logging in could not be opened. */
export const GATE_UNREACHABLE: RaisedNotice = {
  type: 'error',
  title: 'Not connected',
  message: 'Logging in needs a connection. Your answers are kept: please try again.',
};
