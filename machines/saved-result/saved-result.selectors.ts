import type { SnapshotFrom } from 'xstate';
import type { OwnResult } from '../../contracts/endpoints/saved-results.ts';
import type { savedResultMachine } from './saved-result.machine.ts';

type SavedResultSnapshot = SnapshotFrom<typeof savedResultMachine>;

/** What is shown of it: every leaf of the chart belongs to one of the four. */
export type ResultScreen = 'loading' | 'opened' | 'missing' | 'failed';

/** Which of them is on. */
export const selectResultScreen = (snapshot: SavedResultSnapshot): ResultScreen => {
  if (snapshot.matches('opened')) return 'opened';
  if (snapshot.matches('notFound')) return 'missing';
  return snapshot.matches('openingFailed') ? 'failed' : 'loading';
};

/** The result; null before it is opened. */
export const selectResult = ({ context }: SavedResultSnapshot): OwnResult | null => context.result;

/** When it was read, ISO 8601. */
export const selectReadAt = ({ context }: SavedResultSnapshot): string => context.readAt;
