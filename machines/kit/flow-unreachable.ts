import type { RaisedNotice } from '../../contracts/notice.ts';
import { say } from './raise-notice.ts';

/** Notice when a flow that comes later could not be fetched. */
const FLOW_UNREACHABLE: RaisedNotice = {
  type: 'error',
  title: 'Not connected',
  message: 'This needs a connection. Nothing is lost: please try again.',
};

/** Action that says that a flow could not be opened; its chart has the action `raiseNotice`. */
export const sayUnreachable = say(FLOW_UNREACHABLE);
