import { savedResultMachine } from '../../../machines/saved-result/saved-result.machine.ts';
import { printPage } from '../../actors/assessment/print-page.ts';
import { deleteResult, readResult } from '../../actors/assessment/saved-results.ts';
import { createFlow } from '../../lib/flow/flow.tsx';

/** A saved result, bound to the server and the printer. */
export const providedSavedResult = savedResultMachine.provide({
  actors: { readResult, deleteResult },
  actions: { printPage },
});

/** Provider and hooks of the flow. */
export const {
  Provider: SavedResultFlow,
  Within: SavedResultWithin,
  useFlow: useSavedResult,
  useSelected: useSavedResultSelected,
} = createFlow<typeof savedResultMachine>('savedResult');
