import { assign, setup } from 'xstate';
import type { SavedResult } from '../../contracts/endpoints/saved-results.ts';
import { REQUEST_TIMEOUT_MS } from '../../contracts/product.ts';
import { notProvided } from '../kit/not-provided.ts';

/** The saved results, the newest first, and when they were read, ISO 8601: what was advised by a day counts from then. */
export type LoadedResults = {
  readonly results: readonly SavedResult[];
  readonly readAt: string;
};

type SavedResultsContext = LoadedResults;
type SavedResultsEvents = { type: 'loading.requested' };

const savedResults = setup({
  types: {} as {
    context: SavedResultsContext;
    events: SavedResultsEvents;
    children: { loadResults: 'loadResults' };
  },
  actors: {
    loadResults: notProvided<LoadedResults>('loadResults'),
  },
  actions: {
    rememberResults: assign((_, { results, readAt }: LoadedResults) => ({ results, readAt })),
  },
  guards: {
    hasResults: (_, { results }: LoadedResults) => results.length > 0,
  },
  delays: { requestTimeout: REQUEST_TIMEOUT_MS },
});

/** What a signed-in patient has saved (ROLE-05): the home shows the newest as a slip, and the earlier ones below. */
export const savedResultsMachine = savedResults.createMachine({
  id: 'savedResults',
  description: 'Somebody looks at what is saved to the account.',
  context: { results: [], readAt: '' },
  initial: 'loadingResults',
  states: {
    loadingResults: {
      description: 'The server is asked for the saved results.',
      tags: 'busy',
      invoke: {
        id: 'loadResults',
        src: 'loadResults',
        onDone: [
          {
            guard: { type: 'hasResults', params: ({ event }) => event.output },
            target: 'listed',
            actions: { type: 'rememberResults', params: ({ event }) => event.output },
          },
          { target: 'nothingSaved' },
        ],
        onError: 'loadingFailed',
      },
      after: { requestTimeout: 'loadingFailed' },
    },
    listed: { description: 'The newest result stands first, the earlier ones below it.' },
    nothingSaved: { description: 'No result is saved yet; the assessment is the way to one.' },
    loadingFailed: {
      description: 'The server could not be asked; it can be asked again.',
      on: { 'loading.requested': 'loadingResults' },
    },
  },
});
