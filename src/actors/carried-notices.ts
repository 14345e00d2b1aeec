import { fromCallback } from 'xstate';
import type { RaisedNotice } from '../../contracts/notice.ts';
import type { QueueMoved } from '../../machines/notices/notices.machine.ts';
import { onLeaving } from '../lib/leave.ts';
import { carryNotices, takeCarriedNotices } from './carried-storage.ts';

/** Raises what the page before left unread, and keeps what is unread when the app is left for another page. */
export const carriedNotices = fromCallback<QueueMoved>(({ receive, sendBack }) => {
  let queue: readonly RaisedNotice[] = [];
  receive((moved) => {
    queue = moved.queue;
  });
  for (const notice of takeCarriedNotices()) sendBack({ type: 'notice.raised', notice });
  return onLeaving(() => carryNotices(queue));
});
