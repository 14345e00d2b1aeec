import { savedResultsMachine } from '../../../machines/saved-results/saved-results.machine.ts';
import { deleteXray } from '../../actors/xray/own-xrays.ts';
import { loadResults } from '../../actors/assessment/saved-results.ts';
import { createFlow } from '../../lib/flow/flow.tsx';

/** The saved results and X-rays, bound to the server. */
export const providedSavedResults = savedResultsMachine.provide({
  actors: { loadResults, deleteXray },
});

/** Provider and hooks of the flow. */
export const {
  Provider: SavedResultsFlow,
  Within: SavedResultsWithin,
  useFlow: useSavedResults,
  useSelected: useSavedResultsSelected,
} = createFlow<typeof savedResultsMachine>('savedResults');
