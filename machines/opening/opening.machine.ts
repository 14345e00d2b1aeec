// The chat opens with three short messages, so that the patient sees what is being prepared.
import { setup } from 'xstate';

/** The three messages in their order (CHAT-01..03). */
export const OPENING_MESSAGES = {
  starting: 'Starting your chat...',
  initializing: 'Initializing AI dental doctor...',
  settingUp: 'Setting up your personalized assessment...',
} as const;

/** The chart of the opening messages (CHAT-01..04). */
export const openingMachine = setup({
  types: {} as { tags: 'busy' },
  delays: { startingTime: 800, initializingTime: 600, settingUpTime: 400, openingPause: 300 },
}).createMachine({
  id: 'opening',
  description: 'Shows the three opening messages, then ends.',
  initial: 'starting',
  states: {
    starting: {
      description: 'First message.',
      tags: 'busy',
      after: { startingTime: 'initializing' },
    },
    initializing: {
      description: 'Second message.',
      tags: 'busy',
      after: { initializingTime: 'settingUp' },
    },
    settingUp: {
      description: 'Third message.',
      tags: 'busy',
      after: { settingUpTime: 'pausing' },
    },
    pausing: {
      description: 'The third message rests for a moment.',
      tags: 'busy',
      after: { openingPause: 'opened' },
    },
    opened: { description: 'The chat may appear.', type: 'final' },
  },
});
