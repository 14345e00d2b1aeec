import type { RaisedNotice } from '../../contracts/common/notice.ts';

/** Notice once the code was right (OTPL-18). */
export const OTP_VERIFIED: RaisedNotice = {
  type: 'success',
  title: 'OTP successfully verified',
  message: 'Welcome back!',
  outlivesPage: true,
};
