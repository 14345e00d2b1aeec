import type { SnapshotFrom } from 'xstate';
import type { connectionMachine } from './connection.machine.ts';

/** News of the connection that the banner can tell. */
export type ConnectionNews = 'disconnected' | 'unanswered' | 'restored';

const NEWS: readonly ConnectionNews[] = ['disconnected', 'unanswered', 'restored'];

/** Returns the news to tell now; null while there is none. */
export const selectNews = (
  snapshot: SnapshotFrom<typeof connectionMachine>,
): ConnectionNews | null => NEWS.find((each) => snapshot.matches(each)) ?? null;
