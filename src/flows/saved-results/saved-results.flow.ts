import type { savedResultsMachine } from '../../../machines/saved-results/saved-results.machine.ts';
import { createFlow } from '../../lib/flow.tsx';

/** The flow for its screens. */
export const {
  Provider: SavedResultsFlow,
  Within: SavedResultsWithin,
  useFlow: useSavedResults,
  useSelected: useSavedResultsSelected,
} = createFlow<typeof savedResultsMachine>('savedResults');
