import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { OwnResult } from '../../contracts/endpoints/saved-results.ts';
import type { confirmationMachine } from '../confirmation/confirmation.machine.ts';
import type { savedResultMachine } from './saved-result.machine.ts';

type SavedResultSnapshot = SnapshotFrom<typeof savedResultMachine>;

/** Screens of the page: every leaf of the chart belongs to one of the five. */
export type ResultScreen = 'loading' | 'opened' | 'deleted' | 'missing' | 'failed';

const OPEN = ['opened', 'confirmingDeletion', 'deletingResult'] as const;

export const selectResultScreen = (snapshot: SavedResultSnapshot): ResultScreen => {
  if (OPEN.some((state) => snapshot.matches(state))) return 'opened';
  if (snapshot.matches('deleted')) return 'deleted';
  if (snapshot.matches('notFound')) return 'missing';
  return snapshot.matches('openingFailed') ? 'failed' : 'loading';
};

/** The result; null before it is opened. */
export const selectResult = ({ context }: SavedResultSnapshot): OwnResult | null => context.result;

/** Returns true while it is being deleted. */
export const selectIsGoing = (snapshot: SavedResultSnapshot): boolean =>
  snapshot.matches('deletingResult');

/** The question before it is deleted, while it is open. */
export const selectDeletionQuestion = ({
  children,
}: SavedResultSnapshot): ActorRefFrom<typeof confirmationMachine> | undefined =>
  children.confirmation;

/** Returns the time at which it was read, ISO 8601. */
export const selectReadAt = ({ context }: SavedResultSnapshot): string => context.readAt;
