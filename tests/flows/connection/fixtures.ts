import type { connectionMachine } from '../../../machines/connection/connection.machine.ts';
import type { Fixtures } from '../../kit/fixtures.ts';

export const fixtures: Fixtures<typeof connectionMachine> = {
  inputs: [undefined],
  events: {
    'connection.lost': [{}],
    'connection.found': [{}],
    'call.failed': [{}],
    'call.answered': [{}],
    'page.shown': [{}],
  },
  actors: {
    watchConnection: {},
    askServer: {
      done: ['answered', 'unanswered', 'disconnected'],
      error: [new Error('surprise')],
    },
  },
  contextKey: ({ pauses }) => pauses,
};
