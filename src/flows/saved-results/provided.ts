import { savedResultsMachine } from '../../../machines/saved-results/saved-results.machine.ts';
import { loadResults } from '../../actors/saved-results.ts';

/** The saved results with the server in its place. */
export const providedSavedResults = savedResultsMachine.provide({ actors: { loadResults } });
