import type { readAloudMachine } from '../../../machines/read-aloud/read-aloud.machine.ts';
import { holdAgainst } from '../../kit/oracle.ts';
import type { Oracle } from '../../kit/oracle.ts';

/** What follows where the device's voices change. */
const WITHOUT = { with: { canRead: false }, to: 'unvoiced' } as const;

const oracle: Oracle<typeof readAloudMachine> = {
  known: { page: '1' },
  opens: [{ input: { page: '1' }, at: 'findingVoice', knows: { page: '1' } }],
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
        // The view tells of the page also when it is drawn.
        'page.changed': { with: { page: '2' }, to: 'offered', knows: { page: '2' } },
        'done: readPage': { to: 'offered' },
        'failed: readPage': { to: 'offered', does: ['emits notice.raised: Not read aloud'] },
      },
    },
  },
  around: {
    '': {
      'page.changed': [
        { at: 'findingVoice', with: { page: '2' }, to: 'stays', knows: { page: '2' } },
        { at: 'offered', with: { page: '2' }, to: 'stays', knows: { page: '2' } },
        { at: 'reading', with: { page: '1' }, to: 'stays', knows: { page: '1' } },
      ],
    },
  },
};

holdAgainst('readAloud', oracle);
