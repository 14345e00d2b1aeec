import { assign, emit, enqueueActions, sendTo, setup } from 'xstate';
import type { Progress } from '../../contracts/draft.ts';
import { PROGRESS_RESTORED_MS } from '../../contracts/notice.ts';
import type { RaisedNotice } from '../../contracts/notice.ts';
import { assessmentMachine } from '../assessment/assessment.machine.ts';
import { selectProgress, selectScreenKey, selectStep } from '../assessment/assessment.selectors.ts';
import { confirmationMachine } from '../confirmation/confirmation.machine.ts';
import type { ConfirmationOutput } from '../confirmation/confirmation.machine.ts';
import { listenerNotProvided, notProvided } from '../kit/not-provided.ts';
import type { NoticeRaised } from '../notices/notices.machine.ts';
import { openingMachine } from '../opening/opening.machine.ts';
import { SCROLL_ATTEMPTS, scrollingMachine } from '../scrolling/scrolling.machine.ts';
import type { Shown } from '../scrolling/scrolling.machine.ts';
import {
  DRAFT_DROPPED,
  EXIT_QUESTION,
  NOT_KEPT,
  PROGRESS_RESTORED,
  SESSION_FAILED,
} from './chat.texts.ts';
import { hasProgress } from './progress.ts';

export type ChatInput = {
  /** The address's `step` and `query` when the screen was opened. */
  addressStep: string | null;
  query: string | null;
  /** Progress to begin with when nothing is restored: a new session token and start time. */
  fresh: Progress;
};
/** What was found on this device: nothing, a draft, or something unreadable that was dropped. */
export type LoadedDraft = { kind: 'none' | 'dropped' } | { kind: 'found'; progress: Progress };
type ChatContext = ChatInput & {
  restored: Progress | null;
  /** What the page was last brought to its place for. */
  screen: string | null;
};
/** What the flow that keeps the draft is told: all of it, whenever some of it may have changed. */
export type ProgressMoved = { type: 'progress.moved'; progress: Progress };
export type KeepDraftInput = {
  progress: Progress;
  /** Whether this very progress is on the device already. */
  isSaved: boolean;
};
/** The chat ends when the progress is cleared. */
export type ChatOutput = { kind: 'left' };
export type ChatEvents =
  | { type: 'exit.requested' }
  | { type: 'freshStart.requested' }
  | { type: 'continuation.requested' }
  /** The latest answers are on this device, or it does not let us write them. */
  | { type: 'draft.kept' }
  | { type: 'draft.refused' }
  | { type: 'draft.changedElsewhere' };

/**
 * The chat screen from the first look to the last: what was saved is found, the opening is shown, the
 * assessment runs, and leaving asks first. Mounted by the /chat route; ends when the progress is cleared.
 */
export const chatMachine = setup({
  types: {} as {
    input: ChatInput;
    context: ChatContext;
    events: ChatEvents;
    output: ChatOutput;
    emitted: NoticeRaised;
    children: {
      opening: 'opening';
      assessment: 'assessment';
      keepDraft: 'keepDraft';
      scrolling: 'scrolling';
      confirmation: 'confirmation';
      watchDraft: 'watchDraft';
      loadDraft: 'loadDraft';
      clearProgress: 'clearProgress';
      clearPrevious: 'clearProgress';
      openChatSession: 'openChatSession';
    };
  },
  actors: {
    loadDraft: notProvided<LoadedDraft>('loadDraft'),
    clearProgress: notProvided<void>('clearProgress'),
    openChatSession: notProvided<void>('openChatSession'),
    /** Writes the progress when a part of it is another than before; says when the outcome changes. */
    keepDraft: listenerNotProvided<ProgressMoved, KeepDraftInput>('keepDraft'),
    watchDraft: listenerNotProvided('watchDraft'),
    opening: openingMachine,
    assessment: assessmentMachine,
    scrolling: scrollingMachine,
    confirmation: confirmationMachine,
  },
  actions: {
    rememberDraft: assign((_, params: { loaded: LoadedDraft }) => ({
      restored: params.loaded.kind === 'found' ? params.loaded.progress : null,
    })),
    forgetDraft: assign({ restored: null }),
    forgetScreen: assign({ screen: null }),
    keepProgress: sendTo('keepDraft', (_, params: { progress: Progress }) => ({
      type: 'progress.moved',
      progress: params.progress,
    })),
    /** Once for every step and every question, not for every answer on it. */
    placePage: enqueueActions(({ context, enqueue }, params: Shown) => {
      if (context.screen === params.screen) return;
      enqueue.assign({ screen: params.screen });
      enqueue.sendTo('scrolling', { type: 'screen.shown', ...params });
    }),
    /** A concern in the address starts anew; going on in this tab follows what is saved. */
    forgetAddress: assign({ addressStep: null, query: null }),
    raiseNotice: emit((_, params: { notice: RaisedNotice }) => ({
      type: 'notice.raised' as const,
      notice: params.notice,
    })),
  },
  guards: {
    hasQuery: ({ context }) => context.query !== null,
    wasDropped: (_, params: { loaded: LoadedDraft }) => params.loaded.kind === 'dropped',
    hasRestoredProgress: ({ context }) =>
      context.restored !== null && hasProgress(context.restored),
    wasConfirmed: (_, params: ConfirmationOutput) => params.kind === 'confirmed',
  },
}).createMachine({
  id: 'chat',
  description: 'The chat screen.',
  context: ({ input }) => ({ ...input, restored: null, screen: null }),
  output: { kind: 'left' },
  initial: 'choosingStart',
  states: {
    choosingStart: {
      description:
        'A concern carried by the address starts anew, otherwise the draft is looked for.',
      always: [{ guard: 'hasQuery', target: 'clearingPrevious' }, { target: 'restoringDraft' }],
    },
    clearingPrevious: {
      description: 'A chat started from the landing page clears the one before (LAND-05).',
      invoke: {
        id: 'clearPrevious',
        src: 'clearProgress',
        onDone: 'opening',
        onError: 'opening',
      },
    },
    restoringDraft: {
      description: 'What was saved on this device is looked for.',
      entry: 'forgetDraft',
      invoke: {
        id: 'loadDraft',
        src: 'loadDraft',
        onDone: [
          {
            guard: { type: 'wasDropped', params: ({ event }) => ({ loaded: event.output }) },
            target: 'opening',
            actions: { type: 'raiseNotice', params: { notice: DRAFT_DROPPED } },
          },
          {
            target: 'opening',
            actions: { type: 'rememberDraft', params: ({ event }) => ({ loaded: event.output }) },
          },
        ],
        onError: 'opening',
      },
    },
    opening: {
      description: 'The opening messages are shown.',
      invoke: {
        id: 'opening',
        src: 'opening',
        onDone: [
          {
            guard: 'hasRestoredProgress',
            target: 'assessing',
            actions: {
              type: 'raiseNotice',
              params: { notice: { ...PROGRESS_RESTORED, duration: PROGRESS_RESTORED_MS } },
            },
          },
          { target: 'assessing' },
        ],
      },
    },
    assessing: {
      description: 'The assessment is on screen and every answer is kept.',
      type: 'parallel',
      entry: 'forgetScreen',
      invoke: [
        {
          id: 'keepDraft',
          src: 'keepDraft',
          input: ({ context }) => ({
            progress: context.restored ?? context.fresh,
            isSaved: context.restored !== null,
          }),
        },
        { id: 'scrolling', src: 'scrolling', input: { attempts: SCROLL_ATTEMPTS } },
        { id: 'watchDraft', src: 'watchDraft' },
        {
          id: 'openChatSession',
          src: 'openChatSession',
          onError: { actions: { type: 'raiseNotice', params: { notice: SESSION_FAILED } } },
        },
        {
          id: 'assessment',
          src: 'assessment',
          input: ({ context }) => ({
            progress: context.restored ?? context.fresh,
            addressStep: context.addressStep,
            query: context.query,
          }),
          onSnapshot: {
            actions: [
              {
                type: 'keepProgress',
                params: ({ event }) => ({ progress: selectProgress(event.snapshot) }),
              },
              {
                type: 'placePage',
                params: ({ event }) => ({
                  step: selectStep(event.snapshot),
                  screen: selectScreenKey(event.snapshot),
                }),
              },
            ],
          },
        },
      ],
      on: {
        'freshStart.requested': 'clearingProgress',
        'draft.changedElsewhere': 'continuedElsewhere',
      },
      states: {
        conversing: {
          description: 'The patient answers, until leaving is asked for.',
          initial: 'answering',
          states: {
            answering: {
              description: 'The patient is in the assessment.',
              on: { 'exit.requested': 'confirmingExit' },
            },
            confirmingExit: {
              description: 'Leaving clears the progress, so it is asked for.',
              invoke: {
                id: 'confirmation',
                src: 'confirmation',
                input: { question: EXIT_QUESTION },
                onDone: [
                  {
                    guard: { type: 'wasConfirmed', params: ({ event }) => event.output },
                    target: '#chat.clearingProgress',
                  },
                  { target: 'answering' },
                ],
              },
            },
          },
        },
        keeping: {
          description: 'Whether this device has the latest answers, said honestly.',
          initial: 'awaitingOutcome',
          states: {
            awaitingOutcome: {
              description: 'Nothing was written yet.',
              on: { 'draft.kept': 'kept', 'draft.refused': 'refused' },
            },
            kept: {
              description: 'The latest answers are on this device.',
              on: { 'draft.refused': 'refused' },
            },
            refused: {
              description:
                'This device does not keep the answers, which the patient is told; they last as long as the page.',
              entry: { type: 'raiseNotice', params: { notice: NOT_KEPT } },
              on: { 'draft.kept': 'kept' },
            },
          },
        },
      },
    },
    continuedElsewhere: {
      description:
        'The assessment went on in another tab; this one stops, so nothing is overwritten.',
      on: { 'continuation.requested': { target: 'restoringDraft', actions: 'forgetAddress' } },
    },
    clearingProgress: {
      description: 'All that was kept on this device is removed.',
      invoke: { id: 'clearProgress', src: 'clearProgress', onDone: 'left', onError: 'left' },
    },
    left: { description: 'The screen is left for the start page.', type: 'final' },
  },
});
