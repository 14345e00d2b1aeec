import { setup } from 'xstate';
import type { SnapshotFrom } from 'xstate';
import { OPENING_TIMES } from './opening-times.ts';

type OpeningInput = {
  /** Time for which the page has shown the opening before the app ran, in milliseconds. */
  shown: number;
};
type OpeningOutput = { kind: 'opened' };

type Part = keyof typeof OPENING_TIMES;

const PARTS = Object.keys(OPENING_TIMES) as Part[];

/**
 * Returns the rest of a part of the opening, in milliseconds: nothing of one that was shown before, all of one that was
 * not begun.
 */
const leftOf = (part: Part, shown: number): number => {
  const end = PARTS.slice(0, PARTS.indexOf(part) + 1).reduce(
    (sum, each) => sum + OPENING_TIMES[each],
    0,
  );
  return Math.min(OPENING_TIMES[part], Math.max(0, end - shown));
};

/**
 * The chat opens with three short messages, so that the patient sees what is being prepared (CHAT-01..04). It goes on
 * where the page that was painted before the app stands.
 */
export const openingMachine = setup({
  types: {} as { input: OpeningInput; context: OpeningInput; output: OpeningOutput },
  delays: {
    startingTime: ({ context }) => leftOf('starting', context.shown),
    initializingTime: ({ context }) => leftOf('initializing', context.shown),
    settingUpTime: ({ context }) => leftOf('settingUp', context.shown),
    openingPause: ({ context }) => leftOf('pausing', context.shown),
  },
}).createMachine({
  id: 'opening',
  description: 'Shows the three opening messages, then ends.',
  context: ({ input }) => input,
  initial: 'starting',
  output: { kind: 'opened' },
  states: {
    starting: {
      description: 'First message.',
      after: { startingTime: 'initializing' },
    },
    initializing: {
      description: 'Second message.',
      after: { initializingTime: 'settingUp' },
    },
    settingUp: {
      description: 'Third message.',
      after: { settingUpTime: 'pausing' },
    },
    pausing: {
      description: 'The third message rests for a moment.',
      after: { openingPause: 'opened' },
    },
    opened: { description: 'The chat may appear.', type: 'final' },
  },
});

type OpeningSnapshot = SnapshotFrom<typeof openingMachine>;

/** Returns the position of the message on screen, from 0; the third one stays through the pause (CHAT-04). */
export const selectOpeningPosition = (snapshot: OpeningSnapshot | undefined): number => {
  if (snapshot === undefined || snapshot.matches('starting')) return 0;
  return snapshot.matches('initializing') ? 1 : 2;
};
