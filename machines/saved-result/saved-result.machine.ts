import { assign, setup } from 'xstate';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { OwnResult } from '../../contracts/endpoints/saved-results.ts';
import { confirmationMachine } from '../confirmation/confirmation.machine.ts';
import type { ConfirmationOutput } from '../confirmation/confirmation.machine.ts';
import { effectNotProvided, notProvided } from '../kit/not-provided.ts';
import { raisesNotice } from '../kit/raise-notice.ts';
import { sayNotDeleted } from '../kit/not-deleted.ts';
import type { NoticeRaised } from '../notices/notices.machine.ts';
import {
  DELETION_QUESTION,
  RESULT_NOT_DELETED,
} from '../../contracts/texts/en/flows/saved-result.ts';

/** `id`: the id in the address, whatever stands there. */
export type SavedResultInput = { readonly id: string };
/** Reply of the server: a saved result; `missing`: the account has none with this id. */
export type ReadResult =
  | { readonly verdict: 'found'; readonly result: OwnResult; readonly readAt: string }
  | { readonly verdict: 'missing' };

type SavedResultContext = SavedResultInput & {
  readonly result: OwnResult | null;
  /** Time at which it was read, ISO 8601. */
  readonly readAt: string;
};
type SavedResultEvents =
  | { type: 'opening.requested' }
  | { type: 'print.requested' }
  | { type: 'deletion.requested' };

const savedResult = setup({
  types: {} as {
    input: SavedResultInput;
    context: SavedResultContext;
    events: SavedResultEvents;
    emitted: NoticeRaised;
    children: {
      readResult: 'readResult';
      confirmation: 'confirmation';
      deleteResult: 'deleteResult';
    };
  },
  actors: {
    readResult: notProvided<ReadResult, SavedResultInput>('readResult'),
    /** Deletes it; one that is gone already counts as deleted. */
    deleteResult: notProvided<void, SavedResultInput>('deleteResult'),
    confirmation: confirmationMachine,
  },
  actions: {
    rememberResult: assign((_, params: ReadResult) =>
      params.verdict === 'found' ? { result: params.result, readAt: params.readAt } : {},
    ),
    forgetResult: assign({ result: null }),
    printPage: effectNotProvided('printPage'),
    raiseNotice: raisesNotice(),
  },
  guards: {
    isFound: (_, params: ReadResult) => params.verdict === 'found',
    wasConfirmed: (_, { kind }: ConfirmationOutput) => kind === 'confirmed',
  },
});

/** One saved result, as it was on its day: it can no longer be answered or changed, but it can be deleted. */
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
    },
    opened: {
      description: 'It is read, with the day it was made.',
      on: {
        'print.requested': { actions: 'printPage' },
        'deletion.requested': 'confirmingDeletion',
      },
    },
    confirmingDeletion: {
      description: 'A result cannot be had back, so it is asked before it is deleted.',
      invoke: {
        id: 'confirmation',
        src: 'confirmation',
        input: { question: DELETION_QUESTION },
        onDone: [
          {
            guard: { type: 'wasConfirmed', params: ({ event }) => event.output },
            target: 'deletingResult',
          },
          { target: 'opened' },
        ],
      },
    },
    deletingResult: {
      description: 'The server is asked to delete it, and it is read meanwhile.',
      tags: 'busy',
      invoke: {
        id: 'deleteResult',
        src: 'deleteResult',
        input: ({ context: { id } }) => ({ id }),
        onDone: { target: 'deleted', actions: 'forgetResult' },
        onError: {
          target: 'opened',
          actions: sayNotDeleted(RESULT_NOT_DELETED),
        },
      },
    },
    deleted: { description: 'The account does not have it any more.' },
    notFound: {
      description: 'The account has no such result: it was deleted, or belongs to somebody else.',
    },
    openingFailed: {
      description: 'The server could not be asked; it can be asked again.',
      on: { 'opening.requested': 'openingResult' },
    },
  },
});

type SavedResultSnapshot = SnapshotFrom<typeof savedResultMachine>;

/** Screens of the page: every leaf of the chart belongs to one of the five. */
export type ResultScreen = 'loading' | 'opened' | 'deleted' | 'missing' | 'failed';

const OPEN = ['opened', 'confirmingDeletion', 'deletingResult'] as const;

export const selectResultScreen = (snapshot: SavedResultSnapshot): ResultScreen => {
  if (OPEN.some((state) => snapshot.matches(state))) return 'opened';
  if (snapshot.matches('deleted')) return 'deleted';
  if (snapshot.matches('notFound')) return 'missing';
  return snapshot.matches('openingFailed') ? 'failed' : 'loading';
};

/** The result; null before it is opened. */
export const selectResult = ({ context }: SavedResultSnapshot): OwnResult | null => context.result;

/** Returns true while it is being deleted. */
export const selectIsGoing = (snapshot: SavedResultSnapshot): boolean =>
  snapshot.matches('deletingResult');

/** The question before it is deleted, while it is open. */
export const selectDeletionQuestion = ({
  children,
}: SavedResultSnapshot): ActorRefFrom<typeof confirmationMachine> | undefined =>
  children.confirmation;

/** Returns the time at which it was read, ISO 8601. */
export const selectReadAt = ({ context }: SavedResultSnapshot): string => context.readAt;
