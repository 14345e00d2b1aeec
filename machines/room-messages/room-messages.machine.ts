import type { MessageSent } from './room-messages.setup.ts';
import { requestKeyOf, roomMessages } from './room-messages.setup.ts';

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
