import { fromCallback } from 'xstate';
import type { RaisedNotice } from '../../../contracts/common/notice.ts';
import type { QueueMoved } from '../../../machines/notices/notices.machine.ts';
import { onLeaving } from '../../lib/address/leave.ts';
import { carryNotices, takeCarriedNotices } from './carried-storage.ts';

/** Raises the notices left unread on the previous page, and carries the unread ones of this page to the next. */
export const carriedNotices = fromCallback<QueueMoved>(({ receive, sendBack }) => {
  let queue: readonly RaisedNotice[] = [];
  receive((moved) => {
    queue = moved.queue;
  });
  for (const notice of takeCarriedNotices()) sendBack({ type: 'notice.raised', notice });
  return onLeaving(() => carryNotices(queue));
});
