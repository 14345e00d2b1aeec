import { assign, setup } from 'xstate';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { effectNotProvided, notProvided } from '../kit/not-provided.ts';

export type PageLoadingInput = {
  /** The name by which the actors know the page's files. */
  readonly page: string;
};

export type ReloadInput = {
  /** True when a person pressed for it. A reload without a press happens once, and only for a newer release. */
  readonly isPressed: boolean;
};

/** Outcome of asking for a reload. */
export type ReloadVerdict = 'reloading' | 'refused';

/** Time after which loading files counts as failed, in milliseconds (ERR-05, CONST-29). */
const CHUNK_TIMEOUT_MS = 120_000;

/** Time of waiting before the page says that it takes longer, in milliseconds. */
export const PATIENCE_MS = 8000;

/** Time that a broken connection gets to come back, in milliseconds. */
const PAUSE_MS = 1000;

const pageLoading = setup({
  types: {} as {
    input: PageLoadingInput;
    context: PageLoadingInput & ReloadInput;
    events: { type: 'page.requested' };
    tags: 'busy';
    children: { loadPage: 'loadPage'; reloadPage: 'reloadPage' };
  },
  actors: {
    loadPage: notProvided<void, PageLoadingInput>('loadPage'),
    reloadPage: notProvided<ReloadVerdict, ReloadInput>('reloadPage'),
  },
  actions: {
    rememberPress: assign({ isPressed: true }),
    freeFirstPaint: effectNotProvided('freeFirstPaint'),
  },
  guards: {
    isReloading: (_, params: { verdict: ReloadVerdict }) => params.verdict === 'reloading',
  },
  delays: { patience: PATIENCE_MS, retryPause: PAUSE_MS, chunkTimeout: CHUNK_TIMEOUT_MS },
});

/**
 * Loads the files of a page, or of a part that comes later. Files that do not come are asked for once more; where a
 * newer release has taken their place, the page is loaded anew by itself, once (ERR-04, ERR-05, SHELL-29).
 */
export const pageLoadingMachine = pageLoading.createMachine({
  id: 'pageLoading',
  description: 'Files of the app are loaded.',
  context: ({ input: { page } }) => ({ page, isPressed: false }),
  initial: 'loading',
  states: {
    loading: {
      description: 'They are on their way.',
      tags: 'busy',
      invoke: {
        id: 'loadPage',
        src: 'loadPage',
        input: ({ context }) => context,
        onDone: 'loaded',
        onError: 'pausing',
      },
      after: { chunkTimeout: 'failed' },
      initial: 'started',
      states: {
        started: { description: 'It takes as long as usual.', after: { patience: 'prolonged' } },
        prolonged: { description: 'It takes longer, which is said.' },
      },
    },
    pausing: {
      description: 'A connection that broke for a moment comes back.',
      tags: 'busy',
      after: { retryPause: 'retrying' },
    },
    retrying: {
      description: 'They are asked for once more.',
      tags: 'busy',
      invoke: {
        id: 'loadPage',
        src: 'loadPage',
        input: ({ context }) => context,
        onDone: 'loaded',
        onError: 'checkingRelease',
      },
      after: { chunkTimeout: 'failed' },
    },
    checkingRelease: {
      description: 'The server is asked whether there is a newer release, or any answer at all.',
      tags: 'busy',
      invoke: {
        id: 'reloadPage',
        src: 'reloadPage',
        input: ({ context }) => context,
        onDone: [
          {
            guard: { type: 'isReloading', params: ({ event }) => ({ verdict: event.output }) },
            target: 'reloading',
          },
          { target: 'failed' },
        ],
        onError: 'failed.unanswered',
      },
      after: { chunkTimeout: 'failed.unanswered' },
    },
    reloading: {
      description: 'The page is about to be loaded anew.',
      tags: 'busy',
      after: { chunkTimeout: 'failed' },
    },
    failed: {
      description: 'They did not come; they can be asked for again.',
      entry: 'freeFirstPaint',
      on: { 'page.requested': { target: 'retrying', actions: 'rememberPress' } },
      initial: 'missing',
      states: {
        missing: { description: 'The server has answered, or nobody knows.' },
        unanswered: { description: 'The server has not answered.' },
      },
    },
    loaded: { description: 'They are here.', type: 'final' },
  },
});

export type PageLoadingRef = ActorRefFrom<typeof pageLoadingMachine>;

type PageLoadingSnapshot = SnapshotFrom<typeof pageLoadingMachine>;

/** Returns true when the files have not come and are not being asked for now. */
export const selectIsFailed = (snapshot: PageLoadingSnapshot): boolean =>
  snapshot.matches('failed');

/** Returns true while something is under way, so that no press is needed. */
export const selectIsBusy = (snapshot: PageLoadingSnapshot): boolean => snapshot.hasTag('busy');

/** Returns true when the wait is a long one. */
export const selectIsProlonged = (snapshot: PageLoadingSnapshot): boolean =>
  snapshot.matches({ loading: 'prolonged' });

/** Returns true when not even the server has answered. */
export const selectIsUnreachable = (snapshot: PageLoadingSnapshot): boolean =>
  snapshot.matches({ failed: 'unanswered' });

/** Returns true when the failure is on screen, or was there and the person has pressed. */
export const selectIsShown = (snapshot: PageLoadingSnapshot): boolean =>
  selectIsFailed(snapshot) || snapshot.context.isPressed;
