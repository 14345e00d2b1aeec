import type { readAloudMachine } from '../../../machines/read-aloud/read-aloud.machine.ts';
import { holdAgainst } from '../../kit/oracle.ts';
import type { Oracle } from '../../kit/oracle.ts';

/** What follows where the device's voices change. */
const WITHOUT = { with: { canRead: false }, to: 'unvoiced' } as const;

const oracle: Oracle<typeof readAloudMachine> = {
  known: {},
  opens: [{ input: undefined, at: 'findingVoice', knows: {} }],
  delays: {},
  starts: { '': ['calls watchVoices'], reading: ['calls readPage'] },
  leaves: {
    findingVoice: {
      on: { 'voices.found': [{ with: { canRead: true }, to: 'offered' }, WITHOUT] },
    },
    unvoiced: {
      on: {
        'voices.found': { with: { canRead: true }, to: 'offered' },
      },
    },
    offered: {
      on: { 'voices.found': WITHOUT, 'reading.requested': { to: 'reading' } },
    },
    reading: {
      on: {
        'voices.found': WITHOUT,
        'reading.stopped': { to: 'offered' },
        'page.changed': { to: 'offered' },
        'done: readPage': { to: 'offered' },
        'failed: readPage': { to: 'offered', does: ['emits notice.raised: Not read aloud'] },
      },
    },
  },
};

holdAgainst('readAloud', oracle);
