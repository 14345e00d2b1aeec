import { assign, setup } from 'xstate';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { listenerNotProvided, notProvided } from '../kit/not-provided.ts';

/** News of the connection from the browser and from the app's own calls. */
export type ConnectionChange =
  /** The device has no network, or has one again. */
  | { type: 'connection.lost' }
  | { type: 'connection.found' }
  /** A call had no answer of the app, or had one. */
  | { type: 'call.failed' }
  | { type: 'call.answered' }
  /** The page is visible again. */
  | { type: 'page.shown' };

/** Answer of the server, or none; without one, whether the device has a network at all. */
export type ServerVerdict = 'answered' | 'unanswered' | 'disconnected';

/** Time that a broken connection gets to come back before anything is said of it, in milliseconds. */
const GRACE_MS = 1000;

/** Longest time for the server to say that it is there, in milliseconds. */
const CHECK_TIMEOUT_MS = 8000;

/**
 * Backoff: the first pause before the server is asked again; each is twice the one before, up to the longest. In
 * milliseconds.
 */
const FIRST_PAUSE_MS = 2000;
const LONGEST_PAUSE_MS = 60_000;

/** Most pauses, about four minutes; then something has to happen before the server is asked again. */
const PAUSES_MAX = 8;

/** Time for which the banner says that all is well again, in milliseconds. */
const RESTORED_MS = 4000;

const connection = setup({
  types: {} as {
    /** Number of pauses since the server was found not to answer. */
    context: { pauses: number };
    events: ConnectionChange;
    children: { watchConnection: 'watchConnection'; askServer: 'askServer' };
  },
  actors: {
    watchConnection: listenerNotProvided('watchConnection'),
    askServer: notProvided<ServerVerdict>('askServer'),
  },
  actions: {
    countPause: assign({ pauses: ({ context }) => context.pauses + 1 }),
    forgetPauses: assign({ pauses: 0 }),
  },
  guards: {
    isAnswered: (_, params: { verdict: ServerVerdict }) => params.verdict === 'answered',
    isDisconnected: (_, params: { verdict: ServerVerdict }) => params.verdict === 'disconnected',
    hasPausesLeft: ({ context }) => context.pauses < PAUSES_MAX,
  },
  delays: {
    grace: GRACE_MS,
    checkTimeout: CHECK_TIMEOUT_MS,
    backoff: ({ context }) =>
      Math.min(FIRST_PAUSE_MS * 2 ** (context.pauses - 1), LONGEST_PAUSE_MS),
    restoredDuration: RESTORED_MS,
  },
});

const isAnswered = {
  type: 'isAnswered',
  params: ({ event }: { event: { output: ServerVerdict } }) => ({ verdict: event.output }),
} as const;
const isDisconnected = { ...isAnswered, type: 'isDisconnected' } as const;

/**
 * Tells a person when the server cannot be reached. One call that failed says nothing: the server is asked first, and
 * is asked again, less and less often, until it answers. It lives as long as the page.
 */
export const connectionMachine = connection.createMachine({
  id: 'connection',
  description: 'Whether the server can be reached.',
  context: { pauses: 0 },
  invoke: { id: 'watchConnection', src: 'watchConnection' },
  initial: 'connected',
  states: {
    connected: {
      description: 'Nothing is said.',
      on: { 'connection.lost': 'doubting', 'call.failed': 'doubting' },
    },
    doubting: {
      description:
        'Something did not come through; nothing is said yet. An answer that was on its way before says nothing of now.',
      initial: 'pausing',
      states: {
        pausing: {
          description: 'A connection that broke for a moment comes back.',
          after: { grace: 'asking' },
        },
        asking: {
          description: 'The server is asked whether it is there.',
          on: { 'connection.lost': 'pausing' },
          invoke: {
            id: 'askServer',
            src: 'askServer',
            onDone: [
              { guard: isAnswered, target: '#connection.connected' },
              { guard: isDisconnected, target: '#connection.disconnected' },
              { target: '#connection.unanswered' },
            ],
            onError: '#connection.unanswered',
          },
          after: { checkTimeout: '#connection.unanswered' },
        },
      },
    },
    disconnected: {
      description: 'The device has no network, which is said.',
      on: { 'call.answered': 'restored' },
      initial: 'awaitingConnection',
      states: {
        awaitingConnection: {
          description: 'The browser tells of a network as soon as there is one.',
          on: { 'connection.found': 'pausing', 'page.shown': 'pausing' },
        },
        pausing: {
          description: 'A network that has just come has a moment to carry something.',
          on: { 'connection.lost': 'awaitingConnection' },
          after: { grace: 'asking' },
        },
        asking: {
          description: 'The server is asked whether it is there.',
          on: { 'connection.lost': 'awaitingConnection' },
          invoke: {
            id: 'askServer',
            src: 'askServer',
            onDone: [
              { guard: isAnswered, target: '#connection.restored' },
              { guard: isDisconnected, target: 'awaitingConnection' },
              { target: '#connection.unanswered' },
            ],
            onError: '#connection.unanswered',
          },
          after: { checkTimeout: '#connection.unanswered' },
        },
      },
    },
    unanswered: {
      description: 'The device has a network, but the server does not answer, which is said.',
      entry: 'forgetPauses',
      on: {
        'call.answered': 'restored',
        'connection.lost': 'disconnected',
        'connection.found': { target: '.asking', actions: 'forgetPauses' },
      },
      initial: 'pausing',
      states: {
        pausing: {
          description: 'The server is asked again after a while, a longer one each time.',
          entry: 'countPause',
          on: { 'page.shown': 'asking' },
          after: { backoff: 'asking' },
        },
        asking: {
          description: 'The server is asked whether it is there.',
          invoke: {
            id: 'askServer',
            src: 'askServer',
            onDone: [
              { guard: isAnswered, target: '#connection.restored' },
              { guard: isDisconnected, target: '#connection.disconnected' },
              { guard: 'hasPausesLeft', target: 'pausing' },
              { target: 'awaitingSign' },
            ],
            onError: [{ guard: 'hasPausesLeft', target: 'pausing' }, { target: 'awaitingSign' }],
          },
          after: {
            checkTimeout: [
              { guard: 'hasPausesLeft', target: 'pausing' },
              { target: 'awaitingSign' },
            ],
          },
        },
        awaitingSign: {
          description: 'It was asked often enough; it is asked again when somebody does something.',
          on: { 'page.shown': 'asking', 'call.failed': 'asking' },
        },
      },
    },
    restored: {
      description: 'The server answers again, which is said for a moment.',
      on: { 'connection.lost': 'doubting', 'call.failed': 'doubting' },
      after: { restoredDuration: 'connected' },
    },
  },
});

export type ConnectionRef = ActorRefFrom<typeof connectionMachine>;

/** News of the connection that the banner can tell. */
export type ConnectionNews = 'disconnected' | 'unanswered' | 'restored';

const NEWS: readonly ConnectionNews[] = ['disconnected', 'unanswered', 'restored'];

/** Returns the news to tell now; null while there is none. */
export const selectNews = (
  snapshot: SnapshotFrom<typeof connectionMachine>,
): ConnectionNews | null => NEWS.find((each) => snapshot.matches(each)) ?? null;
