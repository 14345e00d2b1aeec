import { assign, setup } from 'xstate';
import type { SnapshotFrom } from 'xstate';
import type { LinkEnd } from '../../contracts/assessment/result-link.ts';
import type { LinkContent } from '../../contracts/endpoints/result-links.ts';
import { emptyOf, isComplete } from '../../contracts/forms/form.ts';
import type { ValueOf } from '../../contracts/forms/form.ts';
import { SHARED_RESULT } from '../../contracts/forms/shared-result.ts';
import { effectNotProvided, notProvided } from '../kit/not-provided.ts';
import type { Tag } from '../kit/tags.ts';

/** The link behind the hash of the page's address; empty for none. */
export type SharedResultInput = { readonly link: string };

type Entries = ValueOf<typeof SHARED_RESULT>;
export type LinkOpening = SharedResultInput & Entries;

/** `unreadable`: the link, or what it leads to, cannot be read with its key. */
export type LinkOpened =
  | { readonly verdict: 'opened'; readonly shared: LinkContent }
  | { readonly verdict: 'refused'; readonly left: number }
  | { readonly verdict: 'ended'; readonly end: LinkEnd | 'unknown' }
  | { readonly verdict: 'unreadable' };

type SharedResultContext = SharedResultInput & {
  readonly entries: Entries;
  readonly opened: LinkOpened | null;
};

type SharedResultEvents =
  | { type: 'entry.changed'; field: keyof Entries; value: string }
  | { type: 'opening.requested' }
  | { type: 'print.requested' };

/** A link of SMART Health Links, as far as it can be told from its form. */
const SHLINK = /^shlink:\/[\w-]+$/;

const sharedResult = setup({
  types: {} as {
    input: SharedResultInput;
    context: SharedResultContext;
    events: SharedResultEvents;
    children: { openLink: 'openLink' };
    tags: Tag;
  },
  actors: {
    /** Asks the server for what is encrypted, and reads it with the key of the link. */
    openLink: notProvided<LinkOpened, LinkOpening>('openLink'),
  },
  actions: {
    changeEntry: assign(
      (
        { context },
        { field, value }: { readonly field: keyof Entries; readonly value: string },
      ) => ({ entries: { ...context.entries, [field]: value } }),
    ),
    rememberOpened: assign((_, { opened }: { readonly opened: LinkOpened }) => ({ opened })),
    /** A wrong passcode is written anew. */
    forgetPasscode: assign(({ context }) => ({ entries: { ...context.entries, passcode: '' } })),
    printPage: effectNotProvided('printPage'),
  },
  guards: {
    isLink: ({ context }) => SHLINK.test(context.link),
    isWritten: ({ context }) => isComplete(SHARED_RESULT, context.entries),
    is: (_, params: { readonly opened: LinkOpened; readonly verdict: LinkOpened['verdict'] }) =>
      params.opened.verdict === params.verdict,
  },
});

const remember = {
  type: 'rememberOpened',
  params: ({ event }: { event: { output: LinkOpened } }) => ({ opened: event.output }),
} as const;
const verdict = (wanted: LinkOpened['verdict']) =>
  ({
    type: 'is',
    params: ({ event }: { event: { output: LinkOpened } }) => ({
      opened: event.output,
      verdict: wanted,
    }),
  }) as const;

/** The entries can be changed in each of these states. */
const writing = sharedResult.createStateConfig({
  on: {
    'entry.changed': {
      target: 'awaitingPasscode',
      actions: { type: 'changeEntry', params: ({ event }) => event },
    },
  },
}).on;

/**
 * A result that a patient shows by a link, to somebody without an account (NEW-101). The key stands in the link, so that what
 * the server sends is read on this page alone. The page /shared-result runs it.
 */
export const sharedResultMachine = sharedResult.createMachine({
  id: 'sharedResult',
  description: 'Somebody opens the link with which a patient shows a result.',
  context: ({ input }) => ({ ...input, entries: emptyOf(SHARED_RESULT), opened: null }),
  initial: 'arriving',
  states: {
    arriving: {
      description: 'The page was opened, with a link behind its address or without one.',
      always: [{ guard: 'isLink', target: 'awaitingPasscode' }, { target: 'linkRefused' }],
    },
    awaitingPasscode: {
      description: 'A name, which the patient will read, and the passcode are written.',
      on: {
        ...writing,
        'opening.requested': [
          { guard: 'isWritten', target: 'opening' },
          { target: 'entriesRefused' },
        ],
      },
    },
    entriesRefused: { description: 'Something is missing, and it is said what.', on: writing },
    opening: {
      description: 'The server is asked for the result, which is then read with the key.',
      tags: 'busy',
      invoke: {
        id: 'openLink',
        src: 'openLink',
        input: ({ context: { link, entries } }) => ({ link, ...entries }),
        onDone: [
          { guard: verdict('opened'), target: 'shown', actions: remember },
          {
            guard: verdict('refused'),
            target: 'passcodeRefused',
            actions: [remember, 'forgetPasscode'],
          },
          { guard: verdict('ended'), target: 'linkEnded', actions: remember },
          { target: 'linkRefused' },
        ],
        onError: 'openingFailed',
      },
    },
    passcodeRefused: {
      description: 'The passcode was wrong; it is said how many tries are left.',
      on: { ...writing, 'opening.requested': 'entriesRefused' },
    },
    openingFailed: {
      description: 'The server could not be asked; nobody knows whether the try counted.',
      on: { ...writing, 'opening.requested': 'opening' },
    },
    shown: {
      description: 'The result and its note are read.',
      on: { 'print.requested': { actions: 'printPage' } },
    },
    linkEnded: { description: 'The link is over, and it is said why.' },
    linkRefused: {
      description: 'The link is not whole or not ours, or its key does not fit.',
    },
  },
});

type SharedResultSnapshot = SnapshotFrom<typeof sharedResultMachine>;

/** Screens of the page: every leaf of the chart belongs to one of the four. */
export type SharedResultScreen = 'form' | 'shown' | 'ended' | 'unreadable';

export const selectSharedScreen = (snapshot: SharedResultSnapshot): SharedResultScreen => {
  if (snapshot.matches('shown')) return 'shown';
  if (snapshot.matches('linkEnded')) return 'ended';
  return snapshot.matches('linkRefused') ? 'unreadable' : 'form';
};

export const selectEntries = ({ context }: SharedResultSnapshot): Entries => context.entries;

export const selectIsOpening = (snapshot: SharedResultSnapshot): boolean =>
  snapshot.matches('opening');

/** Reason why nothing was opened. */
export const selectOpeningProblem = (
  snapshot: SharedResultSnapshot,
): 'entries' | 'passcode' | 'unreached' | null => {
  if (snapshot.matches('entriesRefused')) return 'entries';
  if (snapshot.matches('passcodeRefused')) return 'passcode';
  return snapshot.matches('openingFailed') ? 'unreached' : null;
};

/** Returns the tries that are left after a wrong passcode. */
export const selectTriesLeft = ({ context: { opened } }: SharedResultSnapshot): number =>
  opened?.verdict === 'refused' ? opened.left : 0;

export const selectLinkEnd = ({ context: { opened } }: SharedResultSnapshot) =>
  opened?.verdict === 'ended' ? opened.end : 'unknown';

/** The result, with the visit where it goes along; null until it is opened. */
export const selectShared = ({ context: { opened } }: SharedResultSnapshot): LinkContent | null =>
  opened?.verdict === 'opened' ? opened.shared : null;
