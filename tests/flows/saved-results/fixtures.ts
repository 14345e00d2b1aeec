import type { savedResultsMachine } from '../../../machines/saved-results/saved-results.machine.ts';
import { SAVED } from '../../kit/account-samples.ts';
import type { Fixtures } from '../../kit/fixtures.ts';

export const READ_AT = '2026-11-22T10:00:00.000Z';

export const fixtures: Fixtures<typeof savedResultsMachine> = {
  inputs: [undefined],
  events: { 'loading.requested': [{}] },
  actors: {
    loadResults: {
      done: [
        { results: SAVED, readAt: READ_AT },
        { results: [], readAt: READ_AT },
      ],
      error: [{ kind: 'network', message: 'offline' }],
    },
  },
};
