import { assign, setup } from 'xstate';
import type { SnapshotFrom } from 'xstate';
import type { RoomRole, SharedResult } from '../../contracts/endpoints/room.ts';
import type { SavedResult } from '../../contracts/endpoints/saved-results.ts';
import { notProvided } from '../kit/not-provided.ts';
import type { Tag } from '../kit/tags.ts';

/** The room, the role of the writer, and a key that no other requests have. */
export type RoomMessagesInput = {
  readonly id: string;
  readonly role: RoomRole;
  readonly requestKey: string;
};

/** Verdict of the server. Refused: the room takes no more, or is closed; the server's sentence says so. */
export type MessageSent =
  | { readonly verdict: 'sent' }
  | { readonly verdict: 'refused'; readonly sentence: string };

export type Writing = {
  readonly id: string;
  readonly requestKey: string;
  readonly text: string;
};
export type Sharing = {
  readonly id: string;
  readonly requestKey: string;
  readonly resultId: string;
};

type RoomMessagesContext = RoomMessagesInput & {
  readonly text: string;
  /** Number of the request: a message that has changed is another one. */
  readonly count: number;
  /** Reason for which nothing was sent, in the server's words; null where it could not be asked. */
  readonly sentence: string | null;
  readonly results: readonly SavedResult[];
  readonly chosen: string | null;
  /** The result as the dentist would read it. */
  readonly preview: SharedResult | null;
};

type RoomMessagesEvents =
  | { type: 'text.changed'; text: string }
  | { type: 'message.submitted' }
  | { type: 'sharing.requested' }
  | { type: 'result.chosen'; id: string }
  | { type: 'sharing.confirmed' }
  | { type: 'sharing.dismissed' };

type Refusal = Extract<MessageSent, { verdict: 'refused' }>;

/** Facts, effects and decisions that the states of writing and sharing share. */
const roomMessages = setup({
  types: {} as {
    input: RoomMessagesInput;
    context: RoomMessagesContext;
    events: RoomMessagesEvents;
    children: {
      sendMessage: 'sendMessage';
      listShareable: 'listShareable';
      readShareable: 'readShareable';
      shareResult: 'shareResult';
    };
    tags: Tag;
  },
  actors: {
    sendMessage: notProvided<MessageSent, Writing>('sendMessage'),
    listShareable: notProvided<readonly SavedResult[]>('listShareable'),
    readShareable: notProvided<SharedResult, { readonly id: string }>('readShareable'),
    shareResult: notProvided<MessageSent, Sharing>('shareResult'),
  },
  actions: {
    rememberText: assign((_, { text }: { readonly text: string }) => ({ text })),
    countRequest: assign(({ context }) => ({ count: context.count + 1 })),
    clearText: assign({ text: '', sentence: null }),
    rememberRefusal: assign((_, { sentence }: Refusal) => ({ sentence })),
    forgetRefusal: assign({ sentence: null }),
    rememberResults: assign((_, { results }: { readonly results: readonly SavedResult[] }) => ({
      results,
    })),
    rememberChosen: assign((_, { id }: { readonly id: string }) => ({ chosen: id, preview: null })),
    rememberPreview: assign((_, { preview }: { readonly preview: SharedResult }) => ({ preview })),
  },
  guards: {
    hasText: ({ context }) => context.text.trim() !== '',
    isPatient: ({ context }) => context.role === 'patient',
    wasSent: (_, output: MessageSent) => output.verdict === 'sent',
  },
});

/** Returns the key of the request under way. */
export const requestKeyOf = ({ requestKey, count }: RoomMessagesContext): string =>
  `${requestKey}-${count}`;

type Done = { readonly event: { readonly output: MessageSent } };

const sent = { type: 'wasSent', params: ({ event }: Done) => event.output } as const;

/** Action that remembers the server's words on a message that it does not take. */
const refusal = {
  type: 'rememberRefusal',
  params: ({ event: { output } }: Done) =>
    ({
      verdict: 'refused',
      sentence: output.verdict === 'refused' ? output.sentence : '',
    }) as const,
} as const;

/**
 * Writes messages in the room of a consultation, and shares results there: by the patient's own press, after they have
 * seen what the dentist will read. The messages of both people come with the room's news. The room runs it.
 */
export const roomMessagesMachine = roomMessages.createMachine({
  id: 'roomMessages',
  description: 'Somebody writes in the room, or shares a result.',
  context: ({ input }) => ({
    ...input,
    text: '',
    count: 1,
    sentence: null,
    results: [],
    chosen: null,
    preview: null,
  }),
  initial: 'editingMessage',
  states: {
    editingMessage: {
      description: 'A message is written.',
      on: {
        'text.changed': { actions: { type: 'rememberText', params: ({ event }) => event } },
        'message.submitted': { guard: 'hasText', target: 'sendingMessage' },
        'sharing.requested': { guard: 'isPatient', target: 'listingResults' },
      },
    },
    sendingMessage: {
      description: 'The message is on its way.',
      tags: 'busy',
      entry: 'forgetRefusal',
      invoke: {
        id: 'sendMessage',
        src: 'sendMessage',
        input: ({ context }) => ({
          id: context.id,
          requestKey: requestKeyOf(context),
          text: context.text,
        }),
        onDone: [
          { guard: sent, target: 'editingMessage', actions: ['clearText', 'countRequest'] },
          { target: 'sendingFailed', actions: refusal },
        ],
        onError: 'sendingFailed',
      },
    },
    sendingFailed: {
      description: 'The message may not have arrived; the same one is sent once more, or changed.',
      on: {
        'message.submitted': 'sendingMessage',
        // A changed message is another request: the first one may have arrived all the same.
        'text.changed': {
          target: 'editingMessage',
          actions: [{ type: 'rememberText', params: ({ event }) => event }, 'countRequest'],
        },
      },
    },
    listingResults: {
      description: 'The server is asked which results the patient has saved.',
      tags: 'busy',
      invoke: {
        id: 'listShareable',
        src: 'listShareable',
        onDone: {
          target: 'choosingResult',
          actions: {
            type: 'rememberResults',
            params: ({ event }) => ({ results: event.output }),
          },
        },
        onError: 'listingFailed',
      },
      on: { 'sharing.dismissed': 'editingMessage' },
    },
    listingFailed: {
      description: 'The results could not be listed; nothing was shared.',
      on: { 'sharing.requested': 'listingResults', 'sharing.dismissed': 'editingMessage' },
    },
    choosingResult: {
      description: 'The patient chooses one of their saved results, or none.',
      on: {
        'result.chosen': {
          target: 'readingResult',
          actions: { type: 'rememberChosen', params: ({ event }) => event },
        },
        'sharing.dismissed': 'editingMessage',
      },
    },
    readingResult: {
      description: 'What the dentist would read is fetched.',
      tags: 'busy',
      invoke: {
        id: 'readShareable',
        src: 'readShareable',
        input: ({ context: { chosen } }) => ({ id: chosen ?? '' }),
        onDone: {
          target: 'awaitingConsent',
          actions: {
            type: 'rememberPreview',
            params: ({ event }) => ({ preview: event.output }),
          },
        },
        onError: 'listingFailed',
      },
      on: { 'sharing.dismissed': 'choosingResult' },
    },
    awaitingConsent: {
      description: 'The patient sees what the dentist will read, before anything is shared.',
      on: {
        'sharing.confirmed': { target: 'sharingResult', actions: 'countRequest' },
        'sharing.dismissed': 'choosingResult',
      },
    },
    sharingResult: {
      description: 'The result is handed over.',
      tags: 'busy',
      entry: 'forgetRefusal',
      invoke: {
        id: 'shareResult',
        src: 'shareResult',
        input: ({ context }) => ({
          id: context.id,
          requestKey: requestKeyOf(context),
          resultId: context.chosen ?? '',
        }),
        onDone: [
          { guard: sent, target: 'editingMessage', actions: 'countRequest' },
          { target: 'sharingFailed', actions: refusal },
        ],
        onError: 'sharingFailed',
      },
    },
    sharingFailed: {
      description: 'The result may not have arrived; it is handed over once more, or not.',
      on: {
        'sharing.confirmed': 'sharingResult',
        'sharing.dismissed': { target: 'editingMessage', actions: 'countRequest' },
      },
    },
  },
});

type RoomMessagesSnapshot = SnapshotFrom<typeof roomMessagesMachine>;

/** Content below the messages: every leaf of the chart belongs to one of them. */
export type RoomMessagesScreen = 'writing' | 'listing' | 'choosing' | 'preview';

export const selectRoomMessagesScreen = (snapshot: RoomMessagesSnapshot): RoomMessagesScreen => {
  const isAny = (...names: readonly RoomMessagesSnapshot['value'][]): boolean =>
    names.some((name) => snapshot.matches(name));
  if (isAny('listingResults', 'listingFailed')) return 'listing';
  if (isAny('choosingResult', 'readingResult')) return 'choosing';
  return isAny('awaitingConsent', 'sharingResult', 'sharingFailed') ? 'preview' : 'writing';
};

export const selectText = ({ context }: RoomMessagesSnapshot): string => context.text;

export const selectMaySend = (snapshot: RoomMessagesSnapshot): boolean =>
  snapshot.can({ type: 'message.submitted' });

export const selectMayShare = ({ context }: RoomMessagesSnapshot): boolean =>
  context.role === 'patient';

export const selectIsSending = (snapshot: RoomMessagesSnapshot): boolean => snapshot.hasTag('busy');

/** Returns true when something may not have arrived, or could not be asked for. */
export const selectHasFailed = (snapshot: RoomMessagesSnapshot): boolean =>
  snapshot.matches('sendingFailed') ||
  snapshot.matches('listingFailed') ||
  snapshot.matches('sharingFailed');

/** Returns the server's own words about it; null where it could not be asked. */
export const selectRefusal = ({ context }: RoomMessagesSnapshot): string | null => context.sentence;

export const selectShareable = ({ context }: RoomMessagesSnapshot): readonly SavedResult[] =>
  context.results;

/** Returns the result as the dentist will read it. */
export const selectPreview = ({ context }: RoomMessagesSnapshot): SharedResult | null =>
  context.preview;
