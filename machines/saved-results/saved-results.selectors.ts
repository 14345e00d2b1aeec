import type { SnapshotFrom } from 'xstate';
import type { SavedResult } from '../../contracts/endpoints/saved-results.ts';
import type { UrgencyLevel } from '../../contracts/diagnosis.ts';
import { urgencyLevelOf } from '../assessment/rules/urgency-level.ts';
import type { savedResultsMachine } from './saved-results.machine.ts';

type SavedResultsSnapshot = SnapshotFrom<typeof savedResultsMachine>;

/** What the home shows: every leaf of the chart belongs to one of the four. */
export type HomeScreen = 'loading' | 'listed' | 'empty' | 'failed';

/** Which of them is on. */
export const selectHomeScreen = (snapshot: SavedResultsSnapshot): HomeScreen => {
  if (snapshot.matches('listed')) return 'listed';
  if (snapshot.matches('nothingSaved')) return 'empty';
  return snapshot.matches('loadingFailed') ? 'failed' : 'loading';
};

/** The newest result; null where none is saved. */
export const selectNewest = ({ context }: SavedResultsSnapshot): SavedResult | null =>
  context.results[0] ?? null;

/** How many more there are than the newest. */
export const selectEarlier = ({ context }: SavedResultsSnapshot): readonly SavedResult[] =>
  context.results.slice(1);

/** When they were read, ISO 8601. */
export const selectReadAt = ({ context }: SavedResultsSnapshot): string => context.readAt;

/** The level of a result in the list (DIAG-13..17). */
export const levelOf = ({ emergency, urgency, condition }: SavedResult): UrgencyLevel =>
  emergency
    ? 'emergency'
    : urgencyLevelOf({
        emergency: null,
        urgency,
        diagnosis: condition === null ? [] : [condition],
      });
