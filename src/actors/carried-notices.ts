import { fromCallback } from 'xstate';
import type { RaisedNotice } from '../../contracts/notice.ts';
import type { QueueMoved } from '../../machines/notices/notices.machine.ts';
import { onLeaving } from '../lib/leave.ts';

/** Where what was unread on the page before is kept, for this tab alone. */
const CARRIED_KEY = 'toothwise-carried-notices';

/** Takes what the page before left unread; nothing where storage is blocked. */
export const takeCarriedNotices = (): RaisedNotice[] => {
  try {
    const kept = sessionStorage.getItem(CARRIED_KEY);
    sessionStorage.removeItem(CARRIED_KEY);
    return kept === null ? [] : (JSON.parse(kept) as RaisedNotice[]);
  } catch {
    return [];
  }
};

const carry = (queue: readonly RaisedNotice[]): void => {
  const outliving = queue.filter(({ outlivesPage }) => outlivesPage);
  if (outliving.length === 0) return;
  try {
    // What a notice offers to do belongs to the page that is left, and it is carried once.
    const told = outliving.map(({ type, title, message }) => ({ type, title, message }));
    sessionStorage.setItem(CARRIED_KEY, JSON.stringify(told));
  } catch {
    // A notice is a courtesy: without storage the page is left all the same.
  }
};

/** Raises what the page before left unread, and keeps what is unread when the app is left for another page. */
export const carriedNotices = fromCallback<QueueMoved>(({ receive, sendBack }) => {
  let queue: readonly RaisedNotice[] = [];
  receive((moved) => {
    queue = moved.queue;
  });
  for (const notice of takeCarriedNotices()) sendBack({ type: 'notice.raised', notice });
  return onLeaving(() => carry(queue));
});
