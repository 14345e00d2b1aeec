import { assign, setup } from 'xstate';
import type { Step } from '../../contracts/assessment/steps.ts';
import { notProvided } from '../kit/not-provided.ts';

/** Steps whose page follows its content to the bottom (CHAT-25..29). */
const FOLLOWING: ReadonlySet<Step> = new Set([
  'FOLLOW_UP',
  'MEDICAL_HISTORY',
  'CONSENT_GATE',
  'AGE_COLLECTION',
  'SEX_COLLECTION',
] satisfies Step[]);

/** Returns true for a step that leaves the page where it is (CHAT-32). */
export const leavesScrollAlone = (step: Step): boolean => step === 'DEPTH_CHOICE';

type ScrollingInput = {
  /** Number of looks for new content before the page stops (CHAT-30). */
  attempts: number;
};
/** The step and the screen that have come into view. */
export type Shown = {
  step: Step;
  /** Key of the screen: the step, and on FOLLOW_UP the question too. */
  screen: string;
};
type ScrollingContext = ScrollingInput & { screen: string | null; attemptsLeft: number };
type ScrollingEvents = { type: 'screen.shown' } & Shown;

/** Number of looks for new content (CHAT-30, CONST-20). */
export const SCROLL_ATTEMPTS = 100;

/**
 * Puts the page to its place when a step is entered: at the top, left alone, or following content that is still being
 * added at the bottom. The chat screen starts it (CHAT-25..32).
 */
export const scrollingMachine = setup({
  types: {} as { input: ScrollingInput; context: ScrollingContext; events: ScrollingEvents },
  actors: {
    scrollToTop: notProvided<void>('scrollToTop'),
    /** Scrolls to the bottom if content was added since the last time and the person has not scrolled away. */
    followContent: notProvided<void, { screen: string | null }>('followContent'),
  },
  actions: {
    rememberScreen: assign(({ context }, params: Shown) => ({
      screen: params.screen,
      attemptsLeft: context.attempts,
    })),
    countAttempt: assign({ attemptsLeft: ({ context }) => context.attemptsLeft - 1 }),
  },
  guards: {
    isFollowing: (_, params: Shown) => FOLLOWING.has(params.step),
    isLeftAlone: (_, params: Shown) => leavesScrollAlone(params.step),
    hasAttemptsLeft: ({ context }) => context.attemptsLeft > 0,
  },
  delays: { scrollInterval: 200 },
}).createMachine({
  id: 'scrolling',
  description: 'Puts the page where the step needs it.',
  context: ({ input }) => ({ ...input, screen: null, attemptsLeft: 0 }),
  initial: 'resting',
  on: {
    'screen.shown': [
      {
        guard: { type: 'isFollowing', params: ({ event }) => event },
        target: '.followingContent',
        actions: { type: 'rememberScreen', params: ({ event }) => event },
      },
      {
        guard: { type: 'isLeftAlone', params: ({ event }) => event },
        target: '.resting',
        actions: { type: 'rememberScreen', params: ({ event }) => event },
      },
      {
        target: '.returningToTop',
        actions: { type: 'rememberScreen', params: ({ event }) => event },
      },
    ],
  },
  states: {
    resting: { description: 'The page is left where it is.' },
    returningToTop: {
      description: 'The page goes to its top.',
      invoke: { id: 'scrollToTop', src: 'scrollToTop', onDone: 'resting', onError: 'resting' },
    },
    followingContent: {
      description: 'The page follows its content downwards for a while.',
      initial: 'awaitingContent',
      states: {
        awaitingContent: {
          description: 'A short while passes between two looks.',
          after: {
            scrollInterval: [
              { guard: 'hasAttemptsLeft', target: 'scrollingDown', actions: 'countAttempt' },
              { target: '#scrolling.resting' },
            ],
          },
        },
        scrollingDown: {
          description: 'The page goes to the bottom if content was added.',
          invoke: {
            id: 'followContent',
            src: 'followContent',
            input: ({ context }) => ({ screen: context.screen }),
            onDone: 'awaitingContent',
            onError: '#scrolling.resting',
          },
        },
      },
    },
  },
});
