import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { SavedResult } from '../../contracts/endpoints/saved-results.ts';
import type { Xray } from '../../contracts/endpoints/xrays.ts';
import type { UrgencyLevel } from '../../contracts/assessment/diagnosis.ts';
import { urgencyLevelOf } from '../../contracts/rules/urgency-level.ts';
import type { confirmationMachine } from '../confirmation/confirmation.machine.ts';
import type { savedResultsMachine } from './saved-results.machine.ts';

type SavedResultsSnapshot = SnapshotFrom<typeof savedResultsMachine>;

/** Screens of the home: every leaf of the chart belongs to one of the four. */
export type HomeScreen = 'loading' | 'listed' | 'empty' | 'failed';

export const selectHomeScreen = (snapshot: SavedResultsSnapshot): HomeScreen => {
  if (snapshot.matches('loadingFailed')) return 'failed';
  if (snapshot.matches('loadingResults')) return 'loading';
  return snapshot.context.results.length > 0 ? 'listed' : 'empty';
};

/** Returns the newest result; null where none is saved. */
export const selectNewest = ({ context }: SavedResultsSnapshot): SavedResult | null =>
  context.results[0] ?? null;

/** Returns the results older than the newest one. */
export const selectEarlier = ({ context }: SavedResultsSnapshot): readonly SavedResult[] =>
  context.results.slice(1);

/** The X-rays of the account, the newest first; null where they could not be listed. */
export const selectXrays = ({ context }: SavedResultsSnapshot): readonly Xray[] | null =>
  context.xrays;

/** Returns the id of the X-ray that is being deleted; null for none. */
export const selectGoingXray = (snapshot: SavedResultsSnapshot): string | null =>
  snapshot.matches('deletingXray') ? snapshot.context.chosenXray : null;

/** The question before one is deleted, while it is open. */
export const selectDeletionQuestion = ({
  children,
}: SavedResultsSnapshot): ActorRefFrom<typeof confirmationMachine> | undefined =>
  children.confirmation;

/** Returns the time at which they were read, ISO 8601. */
export const selectReadAt = ({ context }: SavedResultsSnapshot): string => context.readAt;

/** Returns the level of a result in the list (DIAG-13..17). */
export const levelOf = ({ emergency, urgency, condition }: SavedResult): UrgencyLevel =>
  emergency
    ? 'emergency'
    : urgencyLevelOf({
        emergency: null,
        urgency,
        diagnosis: condition === null ? [] : [condition],
      });
