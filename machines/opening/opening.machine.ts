import { setup } from 'xstate';

/** The three messages in their order (CHAT-01..03). */
export const OPENING_MESSAGES = {
  starting: 'Starting your chat...',
  initializing: 'Initializing AI dental doctor...',
  settingUp: 'Setting up your personalized assessment...',
} as const;

export type OpeningOutput = { kind: 'opened' };

/**
 * The chat opens with three short messages, so that the patient sees what is being prepared (CHAT-01..04).
 */
export const openingMachine = setup({
  types: {} as { output: OpeningOutput },
  delays: { startingTime: 800, initializingTime: 600, settingUpTime: 400, openingPause: 300 },
}).createMachine({
  id: 'opening',
  description: 'Shows the three opening messages, then ends.',
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
