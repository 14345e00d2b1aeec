import type { connectionMachine } from '../../../machines/connection/connection.machine.ts';
import type { Cases } from '../../model/cases.ts';

export const cases: Cases<typeof connectionMachine> = {
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
