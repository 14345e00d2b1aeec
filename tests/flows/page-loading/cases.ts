import type { pageLoadingMachine } from '../../../machines/page-loading/page-loading.machine.ts';
import { ChunkLoadError } from '../../../src/lib/loading/chunks.ts';
import type { Cases } from '../../model/cases.ts';

export const MISSING = new ChunkLoadError('FindDentistPage');
export const NO_ANSWER = new TypeError('Failed to fetch');

export const cases: Cases<typeof pageLoadingMachine> = {
  inputs: [{ page: 'FindDentistPage' }],
  events: { 'page.requested': [{}] },
  actors: {
    loadPage: { done: [undefined], error: [MISSING] },
    reloadPage: { done: ['reloading', 'refused'], error: [NO_ANSWER] },
  },
  contextKey: ({ isPressed }) => isPressed,
};
