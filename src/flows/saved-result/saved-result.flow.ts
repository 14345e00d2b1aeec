import type { savedResultMachine } from '../../../machines/saved-result/saved-result.machine.ts';
import { createFlow } from '../../lib/flow/flow.tsx';

/** Provider and hooks of the flow. */
export const {
  Provider: SavedResultFlow,
  Within: SavedResultWithin,
  useFlow: useSavedResult,
  useSelected: useSavedResultSelected,
} = createFlow<typeof savedResultMachine>('savedResult');
