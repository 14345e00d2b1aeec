import type { RaisedNotice } from '../../../common/notice.ts';

/** Notice that a reminder is on its way. */
export const REMINDER_SENT: RaisedNotice = {
  type: 'success',
  title: 'Reminder sent',
  message: 'The mail is on its way.',
};

/** Makes the notice that nobody was reminded: the server's own words if it sent any. */
export const notSent = (said: string | null): RaisedNotice => ({
  type: 'error',
  title: 'Nobody was reminded',
  message: said ?? 'Our server could not be reached. Please try again.',
});
