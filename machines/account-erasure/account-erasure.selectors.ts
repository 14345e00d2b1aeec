import type { SnapshotFrom } from 'xstate';
import type { accountErasureMachine } from './account-erasure.machine.ts';

type ErasureSnapshot = SnapshotFrom<typeof accountErasureMachine>;

/** Returns true while the person reads what will be deleted, before anything is asked. */
export const selectIsAsking = (snapshot: ErasureSnapshot): boolean => snapshot.matches('asking');

/** Returns true while the account is being deleted. */
export const selectIsErasing = (snapshot: ErasureSnapshot): boolean => snapshot.hasTag('busy');

/** Returns the reason for which nothing was deleted, in words; null while nothing is wrong. */
export const selectErasureRefusal = (snapshot: ErasureSnapshot): string | null => {
  const { refusal } = snapshot.context;
  const isRefused = snapshot.matches({ confirming: 'refused' });
  if (!isRefused && !snapshot.matches({ confirming: 'erasingFailed' })) return null;
  return refusal ?? 'We could not reach our server. Please try again.';
};
