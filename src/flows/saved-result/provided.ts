import { savedResultMachine } from '../../../machines/saved-result/saved-result.machine.ts';
import { printPage } from '../../actors/print-page.ts';
import { deleteResult, readResult } from '../../actors/saved-results.ts';

/** A saved result with the server and the printer in their places. */
export const providedSavedResult = savedResultMachine.provide({
  actors: { readResult, deleteResult },
  actions: { printPage },
});
