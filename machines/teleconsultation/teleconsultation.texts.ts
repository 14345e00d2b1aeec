import type { RaisedNotice } from '../../contracts/common/notice.ts';

/** Notice that what was lost or asked for during the call is there; it tells no device, since several may come at once. */
export const DEVICES_BACK: RaisedNotice = {
  type: 'success',
  title: 'Your device is connected',
  message: 'The buttons of the call say what is on.',
};
