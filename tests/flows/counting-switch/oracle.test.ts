import type { countingSwitchMachine } from '../../../machines/counting-switch/counting-switch.machine.ts';
import { holdAgainst } from '../../kit/oracle.ts';
import type { Oracle } from '../../kit/oracle.ts';

const oracle: Oracle<typeof countingSwitchMachine> = {
  known: {},
  opens: [{ input: undefined, at: 'readingChoice', knows: {} }],
  delays: {},
  starts: { '': ['calls watchChoice'] },
  leaves: {
    readingChoice: { on: {} },
    counted: { on: { 'switch.pressed': { to: 'uncounted', does: ['keepOff'] } } },
    uncounted: { on: { 'switch.pressed': { to: 'counted', does: ['keepOn'] } } },
    // The browser's own wish cannot be switched away.
    browserDecided: { on: {} },
  },
  around: {
    '': {
      'choice.found': [
        { at: 'readingChoice', with: { choice: 'on' }, to: 'counted' },
        { at: 'readingChoice', with: { choice: 'off' }, to: 'uncounted' },
        { at: 'readingChoice', with: { choice: 'byBrowser' }, to: 'browserDecided' },
        // Another tab has decided.
        { at: 'counted', with: { choice: 'off' }, to: 'uncounted' },
        { at: 'uncounted', with: { choice: 'on' }, to: 'counted' },
      ],
    },
  },
};

holdAgainst('countingSwitch', oracle);
