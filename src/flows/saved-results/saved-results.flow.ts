import type { savedResultsMachine } from '../../../machines/saved-results/saved-results.machine.ts';
import { createFlow } from '../../lib/flow/flow.tsx';

/** Provider and hooks of the flow. */
export const {
  Provider: SavedResultsFlow,
  Within: SavedResultsWithin,
  useFlow: useSavedResults,
  useSelected: useSavedResultsSelected,
} = createFlow<typeof savedResultsMachine>('savedResults');
