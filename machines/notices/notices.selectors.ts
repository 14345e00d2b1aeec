import type { SnapshotFrom } from 'xstate';
import type { RaisedNotice } from '../../contracts/common/notice.ts';
import type { noticesMachine } from './notices.machine.ts';

/** The one notice to show now, if any (NOTE-01). */
export const selectShownNotice = (
  snapshot: SnapshotFrom<typeof noticesMachine>,
): RaisedNotice | null =>
  snapshot.matches('showingNotice') || snapshot.matches('showingBriefly')
    ? (snapshot.context.queue[0] ?? null)
    : null;
