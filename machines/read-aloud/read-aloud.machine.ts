import { assign, setup } from 'xstate';
import type { SnapshotFrom } from 'xstate';
import { NOT_READ } from '../../contracts/texts/en/flows/read-aloud.ts';
import { listenerNotProvided, notProvided } from '../kit/not-provided.ts';
import { raisesNotice, say } from '../kit/raise-notice.ts';
import type { NoticeRaised } from '../notices/notices.machine.ts';

export type ReadAloudEvents =
  /** `canRead`: the device itself has a voice in the language of the page. */
  | { type: 'voices.found'; canRead: boolean }
  | { type: 'reading.requested' }
  | { type: 'reading.stopped' }
  /** Another question or screen may stand there. */
  | { type: 'page.changed'; page: string };

/** `page`: names what stands there. */
type Page = { readonly page: string };

type Found = { readonly canRead: boolean };

/** Facts, effects and decisions of reading aloud. */
const readAloud = setup({
  types: {} as {
    input: Page;
    context: Page;
    events: ReadAloudEvents;
    emitted: NoticeRaised;
    children: { watchVoices: 'watchVoices'; readPage: 'readPage' };
  },
  actors: {
    /** Tells at once whether the page can be read, and again whenever the device's voices have changed. */
    watchVoices: listenerNotProvided<ReadAloudEvents>('watchVoices'),
    /** Reads what is in view of the page to its end; stops when it is left. */
    readPage: notProvided<void>('readPage'),
  },
  actions: {
    rememberPage: assign((_, { page }: Page) => ({ page })),
    raiseNotice: raisesNotice(),
  },
  guards: {
    hasVoice: (_, { canRead }: Found) => canRead,
    isOther: ({ context }, { page }: Page) => page !== context.page,
    hasNoVoice: (_, { canRead }: Found) => !canRead,
  },
});

/** The voice is gone, as a language can be taken off a device. */
const lost = readAloud.createStateConfig({
  on: {
    'voices.found': {
      guard: { type: 'hasNoVoice', params: ({ event }) => event },
      target: 'unvoiced',
    },
  },
}).on;

/**
 * "Read aloud" (NEW-99), for whoever reads slowly or not at all. Only a voice of the device reads: what a page says about
 * somebody goes to nobody.
 */
export const readAloudMachine = readAloud.createMachine({
  id: 'readAloud',
  description: 'Somebody would rather hear than read.',
  context: ({ input: { page } }) => ({ page }),
  invoke: { id: 'watchVoices', src: 'watchVoices' },
  on: {
    'page.changed': { actions: { type: 'rememberPage', params: ({ event }) => event } },
  },
  initial: 'findingVoice',
  states: {
    findingVoice: {
      description: 'The device is asked for a voice in the language of the page.',
      on: {
        'voices.found': [
          { guard: { type: 'hasVoice', params: ({ event }) => event }, target: 'offered' },
          { target: 'unvoiced' },
        ],
      },
    },
    unvoiced: {
      description: 'The device has no such voice, so that nothing is offered.',
      on: {
        'voices.found': {
          guard: { type: 'hasVoice', params: ({ event }) => event },
          target: 'offered',
        },
      },
    },
    offered: {
      description: 'The page can be read aloud, by a press.',
      on: { ...lost, 'reading.requested': 'reading' },
    },
    reading: {
      description: 'The page is read aloud; a press, or another page, ends it.',
      invoke: {
        id: 'readPage',
        src: 'readPage',
        onDone: 'offered',
        onError: { target: 'offered', actions: say('warning', NOT_READ) },
      },
      on: {
        ...lost,
        'reading.stopped': 'offered',
        'page.changed': {
          guard: { type: 'isOther', params: ({ event }) => event },
          target: 'offered',
          actions: { type: 'rememberPage', params: ({ event }) => event },
        },
      },
    },
  },
});

type Snapshot = SnapshotFrom<typeof readAloudMachine>;

/** Returns true where there is a button, which reads or stops. */
export const selectIsOffered = (snapshot: Snapshot): boolean =>
  snapshot.matches('offered') || snapshot.matches('reading');

export const selectIsReading = (snapshot: Snapshot): boolean => snapshot.matches('reading');
