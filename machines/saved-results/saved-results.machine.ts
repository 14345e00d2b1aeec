import { assign, setup } from 'xstate';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { SavedResult } from '../../contracts/endpoints/saved-results.ts';
import type { Xray } from '../../contracts/endpoints/xrays.ts';
import { confirmationMachine } from '../confirmation/confirmation.machine.ts';
import type { ConfirmationOutput } from '../confirmation/confirmation.machine.ts';
import { notProvided } from '../kit/not-provided.ts';
import { raisesNotice, say } from '../kit/raise-notice.ts';
import { sayNotDeleted } from '../kit/not-deleted.ts';
import type { NoticeRaised } from '../notices/notices.machine.ts';
import {
  DELETION_QUESTION,
  XRAY_DELETED,
  XRAY_NOT_DELETED,
} from '../../contracts/texts/en/flows/saved-results.ts';
import type { UrgencyLevel } from '../../contracts/assessment/diagnosis.ts';
import { urgencyLevelOf } from '../../contracts/rules/urgency-level.ts';

/**
 * The saved results and the X-rays of the account, the newest first, and the time they were read, ISO 8601, which tells
 * whether the day of an advice has passed. `xrays` is null where they could not be listed.
 */
export type LoadedResults = {
  readonly results: readonly SavedResult[];
  readonly xrays: readonly Xray[] | null;
  readonly readAt: string;
  /** The results about which "How is it today?" waits for an answer. */
  readonly asked: readonly string[];
};

type SavedResultsContext = LoadedResults & {
  /** The X-ray that is to be deleted; null for none. */
  readonly chosenXray: string | null;
};
type SavedResultsEvents =
  | { type: 'loading.requested' }
  | { type: 'xrayDeletion.requested'; id: string };

const savedResults = setup({
  types: {} as {
    context: SavedResultsContext;
    events: SavedResultsEvents;
    emitted: NoticeRaised;
    children: {
      loadResults: 'loadResults';
      confirmation: 'confirmation';
      deleteXray: 'deleteXray';
    };
  },
  actors: {
    loadResults: notProvided<LoadedResults>('loadResults'),
    /** Deletes an X-ray; one that is gone already counts as deleted. */
    deleteXray: notProvided<void, { readonly id: string }>('deleteXray'),
    confirmation: confirmationMachine,
  },
  actions: {
    rememberResults: assign((_, { results, xrays, readAt, asked }: LoadedResults) => ({
      results,
      xrays,
      readAt,
      asked,
    })),
    rememberXray: assign((_, { id }: { readonly id: string }) => ({ chosenXray: id })),
    dropXray: assign(({ context: { xrays, chosenXray } }) => ({
      xrays: xrays && xrays.filter(({ id }) => id !== chosenXray),
    })),
    raiseNotice: raisesNotice(),
  },
  guards: {
    hasResults: (_, { results }: LoadedResults) => results.length > 0,
    hasListed: ({ context }) => context.results.length > 0,
    wasConfirmed: (_, { kind }: ConfirmationOutput) => kind === 'confirmed',
  },
});

const xrayChosen = {
  target: 'confirmingDeletion',
  actions: {
    type: 'rememberXray',
    params: ({ event }: { readonly event: { readonly id: string } }) => event,
  },
} as const;

/** Transitions back to the list as it stood. */
const back = [{ guard: 'hasListed', target: 'listed' }, { target: 'nothingSaved' }] as const;

/**
 * The saved results of a signed-in patient (ROLE-05): the home shows the newest as a slip, and the earlier ones below.
 */
export const savedResultsMachine = savedResults.createMachine({
  id: 'savedResults',
  description: 'Somebody looks at what is saved to the account.',
  context: { results: [], xrays: [], readAt: '', asked: [], chosenXray: null },
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
          {
            target: 'nothingSaved',
            actions: { type: 'rememberResults', params: ({ event }) => event.output },
          },
        ],
        onError: 'loadingFailed',
      },
    },
    listed: {
      description: 'The newest result stands first, the earlier ones below it.',
      on: { 'xrayDeletion.requested': xrayChosen },
    },
    nothingSaved: {
      description: 'No result is saved yet; the assessment is the way to one.',
      on: { 'xrayDeletion.requested': xrayChosen },
    },
    confirmingDeletion: {
      description: 'An X-ray cannot be had back, so it is asked before it is deleted.',
      invoke: {
        id: 'confirmation',
        src: 'confirmation',
        input: { question: DELETION_QUESTION },
        onDone: [
          {
            guard: { type: 'wasConfirmed', params: ({ event }) => event.output },
            target: 'deletingXray',
          },
          ...back,
        ],
      },
    },
    deletingXray: {
      description: 'The server is asked to delete the X-ray.',
      tags: 'busy',
      invoke: {
        id: 'deleteXray',
        src: 'deleteXray',
        input: ({ context }) => ({ id: context.chosenXray ?? '' }),
        onDone: back.map((each) => ({
          ...each,
          actions: ['dropXray', say('success', XRAY_DELETED)] as const,
        })),
        onError: back.map((each) => ({
          ...each,
          actions: sayNotDeleted(XRAY_NOT_DELETED),
        })),
      },
    },
    loadingFailed: {
      description: 'The server could not be asked; it can be asked again.',
      on: { 'loading.requested': 'loadingResults' },
    },
  },
});

type SavedResultsSnapshot = SnapshotFrom<typeof savedResultsMachine>;

/** Screens of the home: every leaf of the chart belongs to one of the four. */
export type HomeScreen = 'loading' | 'listed' | 'empty' | 'failed';

export const selectHomeScreen = (snapshot: SavedResultsSnapshot): HomeScreen => {
  if (snapshot.matches('loadingFailed')) return 'failed';
  if (snapshot.matches('loadingResults')) return 'loading';
  return snapshot.context.results.length > 0 ? 'listed' : 'empty';
};

/** Returns the newest result; null where none is saved. */
export const selectNewest = ({ context }: SavedResultsSnapshot): SavedResult | null =>
  context.results[0] ?? null;

/** Returns the results older than the newest one. */
export const selectEarlier = ({ context }: SavedResultsSnapshot): readonly SavedResult[] =>
  context.results.slice(1);

/** Returns the newest result about which "How is it today?" waits for an answer; null for none. */
export const selectAsked = ({ context }: SavedResultsSnapshot): SavedResult | null =>
  context.results.find(({ id }) => context.asked.includes(id)) ?? null;

/** The X-rays of the account, the newest first; null where they could not be listed. */
export const selectXrays = ({ context }: SavedResultsSnapshot): readonly Xray[] | null =>
  context.xrays;

/** Returns the id of the X-ray that is being deleted; null for none. */
export const selectGoingXray = (snapshot: SavedResultsSnapshot): string | null =>
  snapshot.matches('deletingXray') ? snapshot.context.chosenXray : null;

/** The question before one is deleted, while it is open. */
export const selectDeletionQuestion = ({
  children,
}: SavedResultsSnapshot): ActorRefFrom<typeof confirmationMachine> | undefined =>
  children.confirmation;

/** Returns the time at which they were read, ISO 8601. */
export const selectReadAt = ({ context }: SavedResultsSnapshot): string => context.readAt;

/** Returns the level of a result in the list (DIAG-13..17). */
export const levelOf = ({ emergency, urgency, condition }: SavedResult): UrgencyLevel =>
  emergency
    ? 'emergency'
    : urgencyLevelOf({
        emergency: null,
        urgency,
        diagnosis: condition === null ? [] : [condition],
      });
