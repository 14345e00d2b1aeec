import type { RaisedNotice } from '../../contracts/notice.ts';

/** Said when booking could not be opened. */
export const BOOKING_UNREACHABLE: RaisedNotice = {
  type: 'error',
  title: 'Not connected',
  message: 'Booking needs a connection. Your answers are kept: please try again.',
};
