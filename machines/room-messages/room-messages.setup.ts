import { assign, setup } from 'xstate';
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
export const roomMessages = setup({
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
