import type { SnapshotFrom } from 'xstate';
import type { Emergency } from '../../contracts/diagnosis.ts';
import type { concernMachine } from './concern.machine.ts';

type ConcernSnapshot = SnapshotFrom<typeof concernMachine>;

/** What stands in the concern box. */
export const selectConcernText = (snapshot: ConcernSnapshot): string => snapshot.context.text;

/** Help that the words call for although they are not dental. */
export const selectAdvisedHelp = (snapshot: ConcernSnapshot): Emergency | null =>
  snapshot.matches('advisingHelp') ? snapshot.context.emergency : null;

/** Which warning is open, if any: the concern is not dental, or it could not be checked. */
export const selectWarning = (snapshot: ConcernSnapshot): 'rejected' | 'unchecked' | null => {
  if (snapshot.matches('concernRejected')) return 'rejected';
  return snapshot.matches('validationFailed') ? 'unchecked' : null;
};
