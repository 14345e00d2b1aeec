import { assign, setup } from 'xstate';
import type { OwnResult } from '../../contracts/endpoints/saved-results.ts';
import { REQUEST_TIMEOUT_MS } from '../../contracts/product.ts';
import { effectNotProvided, notProvided } from '../kit/not-provided.ts';

/** Which result: the id of the address, whatever stands there. */
export type SavedResultInput = { readonly id: string };
/** A saved result; `missing`: the account has none with this id. */
export type ReadResult =
  | { readonly verdict: 'found'; readonly result: OwnResult; readonly readAt: string }
  | { readonly verdict: 'missing' };

type SavedResultContext = SavedResultInput & {
  readonly result: OwnResult | null;
  /** When it was read, ISO 8601. */
  readonly readAt: string;
};
type SavedResultEvents = { type: 'opening.requested' } | { type: 'print.requested' };

const savedResult = setup({
  types: {} as {
    input: SavedResultInput;
    context: SavedResultContext;
    events: SavedResultEvents;
    children: { readResult: 'readResult' };
  },
  actors: {
    readResult: notProvided<ReadResult, SavedResultInput>('readResult'),
  },
  actions: {
    rememberResult: assign((_, params: ReadResult) =>
      params.verdict === 'found' ? { result: params.result, readAt: params.readAt } : {},
    ),
    printPage: effectNotProvided('printPage'),
  },
  guards: {
    isFound: (_, params: ReadResult) => params.verdict === 'found',
  },
  delays: { requestTimeout: REQUEST_TIMEOUT_MS },
});

/** One saved result, as it was on its day: nothing in it is answered or changed any more. */
export const savedResultMachine = savedResult.createMachine({
  id: 'savedResult',
  description: 'Somebody reads a saved result.',
  context: ({ input }) => ({ ...input, result: null, readAt: '' }),
  initial: 'openingResult',
  states: {
    openingResult: {
      description: 'The server is asked for the result.',
      tags: 'busy',
      invoke: {
        id: 'readResult',
        src: 'readResult',
        input: ({ context: { id } }) => ({ id }),
        onDone: [
          {
            guard: { type: 'isFound', params: ({ event }) => event.output },
            target: 'opened',
            actions: { type: 'rememberResult', params: ({ event }) => event.output },
          },
          { target: 'notFound' },
        ],
        onError: 'openingFailed',
      },
      after: { requestTimeout: 'openingFailed' },
    },
    opened: {
      description: 'It is read, with the day it was made.',
      on: { 'print.requested': { actions: 'printPage' } },
    },
    notFound: {
      description: 'The account has no such result: it was deleted, or belongs to somebody else.',
    },
    openingFailed: {
      description: 'The server could not be asked; it can be asked again.',
      on: { 'opening.requested': 'openingResult' },
    },
  },
});
