import { savedResultsMachine } from '../../../machines/saved-results/saved-results.machine.ts';
import { deleteXray } from '../../actors/xray/own-xrays.ts';
import { loadResults } from '../../actors/assessment/saved-results.ts';

/** The saved results and X-rays, bound to the server. */
export const providedSavedResults = savedResultsMachine.provide({
  actors: { loadResults, deleteXray },
});
