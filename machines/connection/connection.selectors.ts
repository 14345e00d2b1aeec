import type { SnapshotFrom } from 'xstate';
import type { connectionMachine } from './connection.machine.ts';

/** What there is to say of the connection. */
export type ConnectionNews = 'disconnected' | 'unanswered' | 'restored';

const NEWS: readonly ConnectionNews[] = ['disconnected', 'unanswered', 'restored'];

/** What is said now; null while there is nothing to say. */
export const selectNews = (
  snapshot: SnapshotFrom<typeof connectionMachine>,
): ConnectionNews | null => NEWS.find((each) => snapshot.matches(each)) ?? null;
