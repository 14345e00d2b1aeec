// Where the page stands when a step is entered: at the top, left alone, or following content that is
// still being added at the bottom. The chat screen starts it.
import { assign, setup } from 'xstate';
import type { Step } from '../../contracts/steps.ts';
import { notProvided } from '../kit/not-provided.ts';

/** Steps whose page follows its content to the bottom (CHAT-25..29). */
const FOLLOWING: ReadonlySet<Step> = new Set([
  'FOLLOW_UP',
  'MEDICAL_HISTORY',
  'CONSENT_GATE',
  'AGE_COLLECTION',
  'SEX_COLLECTION',
] satisfies Step[]);

export type ScrollingInput = {
  /** How often the page looks for new content before it stops (CHAT-30). */
  attempts: number;
};
type ScrollingContext = ScrollingInput & { step: Step | null; attemptsLeft: number };
export type ScrollingEvents = { type: 'step.entered'; step: Step };

export const SCROLL_ATTEMPTS = 100;

export const scrollingMachine = setup({
  types: {} as { input: ScrollingInput; context: ScrollingContext; events: ScrollingEvents },
  actors: {
    scrollToTop: notProvided<void>('scrollToTop'),
    /** Scrolls to the bottom if content was added since the last time and the person has not scrolled away. */
    followContent: notProvided<void>('followContent'),
  },
  actions: {
    rememberStep: assign(({ context }, params: { step: Step }) => ({
      step: params.step,
      attemptsLeft: context.attempts,
    })),
    countAttempt: assign({ attemptsLeft: ({ context }) => context.attemptsLeft - 1 }),
  },
  guards: {
    isSameStep: ({ context }, params: { step: Step }) => context.step === params.step,
    isFollowing: (_, params: { step: Step }) => FOLLOWING.has(params.step),
    isLeftAlone: (_, params: { step: Step }) => params.step === 'DEPTH_CHOICE',
    hasAttemptsLeft: ({ context }) => context.attemptsLeft > 0,
  },
  delays: { scrollInterval: 200 },
}).createMachine({
  id: 'scrolling',
  description: 'Puts the page where the step needs it.',
  context: ({ input }) => ({ ...input, step: null, attemptsLeft: 0 }),
  initial: 'resting',
  on: {
    'step.entered': [
      { guard: { type: 'isSameStep', params: ({ event }) => event } },
      {
        guard: { type: 'isFollowing', params: ({ event }) => event },
        target: '.followingContent',
        actions: { type: 'rememberStep', params: ({ event }) => event },
      },
      {
        guard: { type: 'isLeftAlone', params: ({ event }) => event },
        target: '.resting',
        actions: { type: 'rememberStep', params: ({ event }) => event },
      },
      {
        target: '.returningToTop',
        actions: { type: 'rememberStep', params: ({ event }) => event },
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
            onDone: 'awaitingContent',
            onError: '#scrolling.resting',
          },
        },
      },
    },
  },
});
