import type { readAloudMachine } from '../../../machines/read-aloud/read-aloud.machine.ts';
import type { Cases } from '../../model/cases.ts';

export const cases: Cases<typeof readAloudMachine> = {
  inputs: [{ page: '1' }],
  events: {
    'voices.found': [{ canRead: true }, { canRead: false }],
    'reading.requested': [{}],
    'reading.stopped': [{}],
    'page.changed': [{ page: '1' }, { page: '2' }],
  },
  actors: {
    watchVoices: {},
    readPage: { done: [undefined], error: [new Error('The device did not read')] },
  },
};
