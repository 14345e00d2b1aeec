import { savedResultMachine } from '../../../machines/saved-result/saved-result.machine.ts';
import { printPage } from '../../actors/assessment/print-page.ts';
import { deleteResult, readResult } from '../../actors/assessment/saved-results.ts';

/** A saved result, bound to the server and the printer. */
export const providedSavedResult = savedResultMachine.provide({
  actors: { readResult, deleteResult },
  actions: { printPage },
});
